"""Write the tables of endpoints in docs/server.md from the OpenAPI document.

`python -m scripts.endpoints` renews the page; a test fails when it is stale.
"""

import json
import re
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[1] / "docs" / "server.md"
START, END = "<!-- endpoints: made by scripts/endpoints.py -->", "<!-- end of endpoints -->"
TITLES = {"play": "Playing at a table", "live": "Live"}
"""Features whose heading is not their own name."""

Json = dict[str, Any]


def fields(schema: Json, components: Json) -> str:
    """The fields of an object, a question mark behind those that may be left out."""
    if "$ref" in schema:
        return fields(components[schema["$ref"].rpartition("/")[2]], components)
    if "anyOf" in schema:  # a body that may be left out
        return next(filter(None, (fields(each, components) for each in schema["anyOf"])), "")
    required = schema.get("required", [])
    return ", ".join(
        f"`{name}`" if name in required else f"`{name}?`" for name in schema.get("properties", {})
    )


def named(schema: Json) -> str:
    """What an answer is called in the document."""
    if "$ref" in schema:
        return f"`{schema['$ref'].rpartition('/')[2]}`"
    return "text" if schema.get("type") == "string" else "JSON"


def row(path: str, method: str, operation: Json, components: Json) -> str:
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
    query = [f"`{each['name']}?`" for each in operation["parameters"] if each["in"] == "query"]
    sent = ", ".join([*query, fields(body.get("schema", {}), components)]).strip(", ")
    (status, answer), *_ = operation["responses"].items()
    (content,) = answer["content"].values()
    said = re.split(r"(?<=\.)\s", operation["description"].partition("\n\n")[0])[0]
    said = " ".join(said.split()).replace("|", "\\|")
    shown = named(content["schema"]) + ("" if status == "200" else f" ({status})")
    return f"| `{method.upper()} {path}` | {sent or '–'} | {shown} | {said} |"


def tables(document: Json) -> str:
    """One table for each feature."""
    components = document["components"]["schemas"]
    found: dict[str, list[str]] = {}
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            (tag,) = operation["tags"]
            found.setdefault(tag, []).append(row(path, method, operation, components))
    parts = []
    for tag, rows in sorted(found.items()):
        title = TITLES.get(tag, tag.replace("_", " ").capitalize())
        head = "| request | fields | answer | what it does |\n| --- | --- | --- | --- |"
        parts.append(f"### {title}\n\n{head}\n" + "\n".join(rows) + "\n")
    return "\n".join(parts)


def renewed(page: str) -> str:
    """The page with the tables of today."""
    from luna.server.http.openapi import document

    before, start, rest = page.partition(START)
    _, end, after = rest.partition(END)
    if not (start and end):
        raise SystemExit(f"{PAGE}: the lines around the tables are missing: {START} and {END}")
    return f"{before}{START}\n\n{tables(json.loads(document()))}\n{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text("utf-8")), "utf-8")
