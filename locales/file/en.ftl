### The comments in a new event file, in English.
