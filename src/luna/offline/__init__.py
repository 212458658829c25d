"""The application without a server: a bridge to the page, and a key-value store in the browser."""
