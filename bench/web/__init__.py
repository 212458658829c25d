"""Measures of the browser client, taken in Chromium on this machine."""
