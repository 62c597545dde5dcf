### The comments in a new event file, in Chinese, in simplified characters.
