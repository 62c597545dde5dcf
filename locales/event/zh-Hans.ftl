### What the sheets of an event say, in Chinese, in simplified characters.
