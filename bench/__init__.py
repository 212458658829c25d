"""Measures how fast Luna is, beside other engines in the same run; `make bench` runs it."""
