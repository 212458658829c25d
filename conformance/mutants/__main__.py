"""Goes through the modules of the rules and reports which of their changes are not noticed."""

import argparse
import json
import signal
import sys
import time
from pathlib import Path

from conformance.mutants import __doc__ as purpose
from conformance.mutants.changes import MODULES, ROOT, changes
from conformance.mutants.noticing import look, too_long
from conformance.mutants.questions import NODES, questions
from conformance.mutants.unnoticed import functions, reasons, write


def save(path: Path, done: dict[tuple[str, ...], str]) -> None:
    results = [[*key, place] for key, place in done.items()]
    path.write_text(json.dumps(results, indent=0, ensure_ascii=False), "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser("mutants", description=(purpose or "").partition("\n")[0])
    parser.add_argument(
        "--seconds", type=float, default=1, metavar="S", help="for one answer, of processor time"
    )
    parser.add_argument(
        "--nodes", type=int, default=NODES, metavar="N", help="perft numbers from so many on"
    )
    parser.add_argument("--only", default=",".join(MODULES), metavar="MODULE,...")
    parser.add_argument("--function", default="", help="only changes of functions named like this")
    parser.add_argument("--left", action="store_true", help="only those that the results have left")
    parser.add_argument("--write", action="store_true", help="list what is not noticed")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "mutants.json")
    given = parser.parse_args()
    given.out.parent.mkdir(exist_ok=True)
    sys.path.insert(0, str(ROOT / "src"))
    before = json.loads(given.out.read_text("utf-8")) if given.out.is_file() else []
    done: dict[tuple[str, ...], str] = {tuple(key): place for *key, place in before}
    begun = time.process_time()
    asked, walks = questions(given.nodes)
    for question in asked:
        question.learn()
    print(f"{len(asked)} questions, {time.process_time() - begun:.0f} s", flush=True)
    signal.signal(signal.SIGVTALRM, too_long)
    known, whole = reasons(), functions()
    wrong = 0
    for module in given.only.split(","):
        begun = time.process_time()
        made = [each for each in changes(module) if given.function in each.function]
        words = [each for each in made if each.words]
        made = [each for each in made if not each.words]
        for number, each in enumerate(made, 1):
            if not (given.left and done.get(each.key)):
                done[each.key] = look(asked, walks, each, given.seconds)
            if number % 50 == 0:
                save(given.out, done)
        left = [each for each in made if not done[each.key]]
        strange = [each for each in left if each.key not in known and each.key[:2] not in whole]
        gone = [each for each in made if done[each.key] and each.key in known]
        passed = time.process_time() - begun
        print(
            f"{module}: {len(made)} changes, {len(left)} not noticed; "
            f"{len(words)} of words alone; {passed:.0f} s",
            flush=True,
        )
        for each in strange:
            print(f"  not noticed: {each.function}: {each.was}  →  {each.now}")
        for each in gone:
            print(f"  noticed after all: {each.function}: {each.was}  →  {each.now}")
        wrong += len(strange) + len(gone)
        if given.write:
            for each in gone:
                del known[each.key]
            known |= {each.key: "?" for each in strange}
            write(known)
        save(given.out, done)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
