"""A guided first game and worked examples: positions, what is asked there, and the answers.

Chapters and examples are data: files in `chapters` and `examples`, their words in `learn.ftl`.
Everything here is pure; it needs neither network nor database.
"""
