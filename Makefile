# `make help` lists the targets. Nothing is installed outside .venv and web/node_modules.

ifeq ($(origin PYTHON),undefined)
PYTHON := python3
else
export LUNA_PYTHON_CHOSEN := 1
endif
JOBS ?= 2
VENV := .venv
BIN := $(VENV)/bin

# Makes ready what is named behind it, as far as it is not: scripts/bootstrap says how.
READY := @command -v $(PYTHON) >/dev/null || { \
	echo 'Luna needs Python 3.11 or newer; if it has another name: make PYTHON=...' >&2; exit 1; }; \
	$(PYTHON) -m scripts.bootstrap

# The packages come without bytecode. Where Python may not keep what it makes of them, each of the
# many processes that the tests start would translate them anew, which is half of a server's start.
unexport PYTHONDONTWRITEBYTECODE

# Interpreted: src stands before the installed, compiled package on the path.
INTERPRETED := PYTHONPATH=src LUNA_EXPECT_FORM=interpreted
INSTALLED := env -u PYTHONPATH
COMPILED := $(INSTALLED) LUNA_EXPECT_FORM=compiled

# What stands on the engine without caring for its form is tested once, on the compiled one.
NATIVE_ONLY := $(addprefix tests/,analysis app arena bots cli conformance envs examples learning \
	lessons offline scripts server table web test_names.py test_portable.py locale/test_glossary.py \
	locale/test_messages.py locale/test_words.py)

# Checks that do not need each other, at the same time; each says all it has to say when it is done.
BESIDE := $(MAKE) --no-print-directory -j $(JOBS) $(if $(filter output-sync,$(.FEATURES)),-O)

# Alembic alone can import these.
MIGRATIONS := src/luna/server/store/migrations

CHECKED := $(wildcard src tests bench scripts tools examples conformance setup.py)
DOCUMENTS := $(wildcard README.md docs/*.md)
QUICK := $(addprefix tests/,rules record table locale bots cli test_game.py test_goldens.py test_docs.py)

.PHONY: help install dist site wheel play play-here test check ready lint types imports quick client \
	test-interpreted test-compiled screenshots bench bench-envs bench-server bench-web \
	mutate fmt lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "%-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

install: ## put Luna into .venv, its rules compiled if there is a C compiler
	$(READY) luna

dist: ## build the source distribution and both wheels into dist/, and try each in an empty environment
	$(READY) dev native luna client
	$(BIN)/python -m scripts.dist

site: ## write the game for any host of files, with rules and documentation, into build/site
	$(READY) dev docs native luna client
	$(BIN)/python -m scripts.site

wheel: ## build a package to install elsewhere into dist/, with the page in the browser inside
	$(READY) luna client
	LUNA_CLIENT=0 $(BIN)/python -m pip --disable-pip-version-check -q wheel --no-deps --no-build-isolation -w dist .
	@ls dist/*.whl

play: ## play in the browser
	$(READY) luna -- luna serve --open

play-here: ## play at the terminal
	$(READY) luna -- luna play --mode preselected

test: ready ## run every check, as CI does
	+@$(BESIDE) types lint imports client test-interpreted
	@$(MAKE) --no-print-directory test-compiled

check: ## the checks for daily work, in three minutes
	$(READY) dev web luna
	+@$(BESIDE) types lint imports quick

# First of all, so that what is missing is known before anything else takes its time.
ready:
	$(READY) dev services native client luna

client: ## renew the client's types, check and test the client by itself
	$(READY) dev client
	PYTHONPATH=src $(BIN)/python -m scripts.client_types $(if $(CI),--check)
	$(BIN)/python -m scripts.client check test

screenshots: ## write pictures of every view of the client into build/
	$(READY) dev services luna
	PYTHONPATH=src $(BIN)/python -m scripts.screenshots

bench-server: ## measure the server beside boardgame.io's
	$(READY) dev luna
	$(COMPILED) $(BIN)/python -m bench.server

bench-web: ## measure the client in Chromium, on a server and on the device, and the page's engine
	$(READY) dev services native luna
	PYTHONPATH=src $(BIN)/python -m bench.web
	PYTHONPATH=src $(BIN)/python -m bench.web.offline
	$(COMPILED) $(BIN)/python -m bench.web.engine

lint: ## check style and format
	$(READY) dev web
	$(BIN)/ruff check $(CHECKED)
	$(BIN)/ruff format --check $(CHECKED)
	$(BIN)/python -m scripts.client lint

types: ## check types
	$(READY) dev
	$(BIN)/mypy $(CHECKED)

imports: ## check that dependencies point downwards
	$(READY) dev
	PYTHONPATH=src $(BIN)/lint-imports

quick: ## the tests of rules, records, bots, terminal and documents, on the sources
	$(READY) dev luna
	$(INTERPRETED) $(BIN)/pytest -n $(JOBS) --dist loadgroup -q $(QUICK)

test-interpreted: ## tests and doctests on the sources, with coverage
	$(READY) dev luna
	$(INTERPRETED) $(BIN)/pytest -n $(JOBS) --dist loadgroup --doctest-modules --doctest-glob='*.md' \
		--doctest-ignore-import-errors \
		--cov --cov-report= $(NATIVE_ONLY:%=--ignore=%) $(MIGRATIONS:%=--ignore=%) tests src $(DOCUMENTS)
	$(BIN)/coverage report --include='src/luna/rules/*' --fail-under=100

# Browser tests stay last: their driver keeps an event loop running in the process that they were in.
# They often wait for a browser and a server, so one process more keeps all cores at work.
# Where nothing can be compiled the installed package is tested as it is; CI demands the compiled one.
test-compiled: ## all tests on the installed package, compiled if there is a C compiler
	$(READY) dev services luna
	@$(INSTALLED) $(BIN)/python scripts/form.py $(if $(CI),compiled)
	$(INSTALLED) LUNA_EXPECT_FORM=$$($(INSTALLED) $(BIN)/python scripts/form.py --name) \
		$(BIN)/pytest -n $$(($(JOBS) + 1)) --dist loadgroup --no-loadscope-reorder -p no:cacheprovider tests

bench: ## measure speed against other engines
	$(READY) bench luna
	$(COMPILED) $(BIN)/python -m bench

bench-envs: ## measure the environments for research
	$(READY) dev bench luna
	$(COMPILED) $(BIN)/python -m bench.envs

mutate: ## check that the tests notice changed rules
	$(READY) dev luna
	rm -rf mutants
	env -u PYTHONPATH LUNA_EXPECT_FORM=interpreted $(BIN)/mutmut run
	$(BIN)/mutmut results

fmt: ## format the sources and apply safe fixes
	$(READY) dev web
	$(BIN)/ruff check --fix-only $(CHECKED)
	$(BIN)/ruff format $(CHECKED)
	$(BIN)/python -m scripts.client format

LOCK := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url \
	--python-version 3.11 --custom-compile-command 'make lock' $(LOCK_FLAGS)

# The extras that the tests need too.
RESEARCH := gym pettingzoo openspiel ray

lock: ## renew the lock files (LOCK_FLAGS=--upgrade: to the newest versions)
	$(READY) dev
	$(LOCK) pyproject.toml --extra server $(RESEARCH:%=--extra %) requirements/build.in requirements/dev.in \
		-o requirements/dev.lock
	$(LOCK) -c requirements/dev.lock pyproject.toml --extra server -o requirements/base.lock
	$(LOCK) -c requirements/dev.lock requirements/build.in -o requirements/build.lock
	$(LOCK) -c requirements/dev.lock pyproject.toml --extra bench -o requirements/bench.lock
	$(LOCK) -c requirements/dev.lock requirements/postgres.in -o requirements/postgres.lock
	$(LOCK) -c requirements/dev.lock requirements/docs.in -o requirements/docs.lock
	$(LOCK) requirements/node.in -o requirements/node.lock
	$(LOCK) requirements/wasm.in -o requirements/wasm.lock

clean: ## remove everything that can be made again
	rm -rf $(VENV) build dist mutants src/*.egg-info .coverage .hypothesis .import_linter_cache \
		.mypy_cache .pytest_cache .ruff_cache
	find $(CHECKED) -name __pycache__ -prune -exec rm -rf {} +
