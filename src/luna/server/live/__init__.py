"""Tables as they live in this process: rooms, viewers, frames."""
