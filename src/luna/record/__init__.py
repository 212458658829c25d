"""The public formats: the record of a game and the state document, in and out."""

from luna.record.document import document
from luna.record.notation import parse_action, print_action, step_text
from luna.record.record import Record, RecordError, parse_record, print_header, read_record

__all__ = [
    "Record",
    "RecordError",
    "document",
    "parse_action",
    "parse_record",
    "print_action",
    "print_header",
    "read_record",
    "step_text",
]
