### What the sheets of an event say, in Russian.
