"""What goes over the wire, typed: views, messages, requests, answers and problems.

The description of the interface (OpenAPI) and the client's types are made from these. Everything
that is sent is a plain dataclass or a typed dictionary, so that it can be made without a server;
only what is received (`requests`) needs msgspec, which checks it.
"""
