"""The container's steps, read as the script that tries them reads them."""

import json

from scripts.container import CONTAINERFILE, PROJECT, Stage, inside, running, stages


def image() -> tuple[Stage, Stage]:
    build, made = stages(CONTAINERFILE.read_text("utf-8"))
    return build, made


def test_the_image_runs_without_rights_and_keeps_one_folder() -> None:
    _, made = image()
    assert made.last("USER") != "root"
    assert [text for kind, text in made.steps if kind == "VOLUME"] == ["/data"]
    entry = json.loads(made.last("ENTRYPOINT"))
    assert entry[entry.index("--data") + 1] == made.last("VOLUME")
    assert made.environment["TMPDIR"] == made.last("VOLUME")
    assert "healthz" in made.last("HEALTHCHECK")


def test_the_image_takes_what_the_build_makes() -> None:
    build, made = image()
    assert made.last("COPY") == f"--from={build.name} /opt/luna /opt/luna"
    [locks] = [text for kind, text in build.steps if kind == "RUN" and "--require-hashes" in text]
    named = [word for word in locks.split() if word.startswith("requirements/")]
    assert named
    assert all((PROJECT / name).is_file() for name in named)


def test_it_is_run_on_a_root_that_cannot_be_written() -> None:
    _, made = image()
    words = running(made, PROJECT, PROJECT)
    assert "remount,bind,ro" in words[4]
    assert "--no-new-privs" in words[7]
    assert words[-1] == "/data"
    assert inside(PROJECT, "/src", "true")[-1].endswith("'cd /src && true'")
