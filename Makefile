# `make help` lists the targets. Nothing is installed outside .venv.

PYTHON ?= python3
JOBS ?= 2
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
SYNC := $(PIP) install --require-hashes

# Interpreted: src stands before the installed, compiled package on the path.
INTERPRETED := PYTHONPATH=src LUNA_EXPECT_FORM=interpreted
COMPILED := env -u PYTHONPATH LUNA_EXPECT_FORM=compiled

# What stands on the engine without caring for its form is tested once, on the compiled one.
NATIVE_ONLY := $(addprefix tests/,analysis arena bots cli conformance envs examples server web)

CHECKED := $(wildcard src tests bench scripts tools examples conformance setup.py)
DOCUMENTS := $(wildcard README.md docs/*.md)
SOURCES = $(shell find src/luna \( -name __pycache__ -o -path src/luna/web \) -prune -o -type f -print)
CLIENT = $(shell find web -name node_modules -prune -o -type f -print)
BUILD_FILES := pyproject.toml setup.py

.DELETE_ON_ERROR:
.PHONY: help install play play-here test client screenshots bench-server bench-web lint types imports \
	test-interpreted test-compiled bench bench-envs mutate fmt \
	lock clean FORCE

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

install: $(VENV)/installed ## put Luna into .venv, its rules compiled if there is a C compiler

play: install ## play in the browser
	@$(BIN)/luna serve --open

play-here: install ## play at the terminal
	@$(BIN)/luna play --mode preselected

test: lint types imports client test-interpreted test-compiled ## run every check, as CI does

client: $(VENV)/installed ## check and test the browser client by itself
	cd web && npm run --silent check && npm run --silent test

screenshots: $(VENV)/dev $(VENV)/installed ## write pictures of every view of the client into build/
	PYTHONPATH=src $(BIN)/python scripts/screenshots.py

bench-server: $(VENV)/dev $(VENV)/installed ## measure the server beside boardgame.io's
	$(COMPILED) $(BIN)/python -m bench.server

bench-web: $(VENV)/dev $(VENV)/installed ## measure the client in Chromium
	PYTHONPATH=src $(BIN)/python -m bench.web

lint: $(VENV)/dev ## check style and format
	$(BIN)/ruff check $(CHECKED)
	$(BIN)/ruff format --check $(CHECKED)

types: $(VENV)/dev ## check types
	$(BIN)/mypy $(CHECKED)

imports: $(VENV)/dev ## check that dependencies point downwards
	PYTHONPATH=src $(BIN)/lint-imports

test-interpreted: $(VENV)/dev $(VENV)/installed ## tests and doctests on the sources, with coverage
	$(INTERPRETED) $(BIN)/pytest -n $(JOBS) --dist loadgroup --doctest-modules --doctest-glob='*.md' \
		--doctest-ignore-import-errors \
		--cov --cov-report= $(NATIVE_ONLY:%=--ignore=%) tests src $(DOCUMENTS)
	$(BIN)/coverage report --include='src/luna/rules/*' --fail-under=100

test-compiled: $(VENV)/dev $(VENV)/installed $(VENV)/system ## all tests on the installed, compiled package
	@$(COMPILED) $(BIN)/python scripts/form.py compiled
	$(COMPILED) $(BIN)/pytest -n $(JOBS) --dist loadgroup -p no:cacheprovider tests

bench: $(VENV)/bench $(VENV)/installed ## measure speed against other engines
	$(COMPILED) $(BIN)/python -m bench

bench-envs: $(VENV)/dev $(VENV)/bench $(VENV)/installed ## measure the environments for research
	$(COMPILED) $(BIN)/python -m bench.envs

mutate: $(VENV)/dev $(VENV)/installed ## check that the tests notice changed rules
	rm -rf mutants
	env -u PYTHONPATH LUNA_EXPECT_FORM=interpreted $(BIN)/mutmut run
	$(BIN)/mutmut results

fmt: $(VENV)/dev ## format the sources and apply safe fixes
	$(BIN)/ruff check --fix-only $(CHECKED)
	$(BIN)/ruff format $(CHECKED)

LOCK := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url \
	--python-version 3.11 --custom-compile-command 'make lock' $(LOCK_FLAGS)

# The extras that the tests need too.
RESEARCH := gym pettingzoo openspiel ray

lock: $(VENV)/dev ## renew the lock files (LOCK_FLAGS=--upgrade: to the newest versions)
	$(LOCK) pyproject.toml $(RESEARCH:%=--extra %) requirements/build.in requirements/dev.in \
		-o requirements/dev.lock
	$(LOCK) -c requirements/dev.lock pyproject.toml -o requirements/base.lock
	$(LOCK) -c requirements/dev.lock requirements/build.in -o requirements/build.lock
	$(LOCK) -c requirements/dev.lock pyproject.toml --extra bench -o requirements/bench.lock

clean: ## remove everything that can be made again
	rm -rf $(VENV) build dist mutants src/*.egg-info .coverage .hypothesis .import_linter_cache \
		.mypy_cache .pytest_cache .ruff_cache
	find $(CHECKED) -name __pycache__ -prune -exec rm -rf {} +

# The environment: one stamp file for each lock, and one for the package itself.

$(VENV)/pip: requirements/build.lock
	@$(PYTHON) -c 'import sys; sys.exit("Luna needs Python 3.11 or newer: make PYTHON=..." \
		if sys.version_info < (3, 11) else 0)'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(SYNC) -r requirements/build.lock
	@touch $@

$(VENV)/base: requirements/base.lock $(VENV)/pip
	$(SYNC) -r requirements/base.lock
	@touch $@

$(VENV)/dev: requirements/dev.lock $(VENV)/base
	$(SYNC) -r requirements/dev.lock
	@touch $@

# What the tests need from Debian: PostgreSQL's programs and a browser.
$(VENV)/system: scripts/system-packages | $(VENV)/pip
	@scripts/system-packages
	@touch $@

$(VENV)/bench: requirements/bench.lock requirements/bench-gym.lock $(VENV)/base
	$(SYNC) -r requirements/bench.lock
	$(SYNC) --no-deps -r requirements/bench-gym.lock
	@touch $@

# Changes when a source file comes or goes, or another form is asked for.
$(VENV)/sources: FORCE | $(VENV)/base
	@echo 'LUNA_PURE=$(LUNA_PURE)' $(sort $(SOURCES)) | cmp -s - $@ || \
		echo 'LUNA_PURE=$(LUNA_PURE)' $(sort $(SOURCES)) > $@

# The time of the start counts, so that a file saved during the build is not overlooked.
$(VENV)/installed: $(VENV)/base $(VENV)/sources $(BUILD_FILES) $(SOURCES) $(CLIENT)
	@touch $@.begun
	@find build/lib* -type f ! -name '*.so' -delete 2>/dev/null || true
	$(PIP) install --no-deps --no-build-isolation .
	@$(COMPILED) $(BIN)/python scripts/form.py
	@mv $@.begun $@
