"""A contract for import-linter: which packages a part of Luna may use besides Python's own."""

import sys
from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class AllowedExternalsContract(Contract):
    """The given packages import nothing external but the standard library and what is allowed."""

    modules = fields.ListField(subfield=fields.StringField())
    allowed = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Collect every import that leaves Luna for a package which is not allowed."""
        roots = cast("list[str]", self.modules)
        allowed = {*sys.stdlib_module_names, *cast("list[str]", self.allowed), "luna"}
        found = [
            f"{module} -> {target}"
            for root in roots
            for module in sorted({root, *graph.find_descendants(root)})
            for target in sorted(graph.find_modules_directly_imported_by(module))
            if target.partition(".")[0] not in allowed
        ]
        return ContractCheck(kept=not found, metadata={"found": found})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print the imports that break the contract."""
        for line in check.metadata["found"]:
            output.print_error(line)
