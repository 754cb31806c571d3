# Every target does its own set-up, in .venv.

PORT ?= 8765

RECENT := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for name in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$name -c '$(RECENT)' 2>/dev/null && echo $$name && break; \
	done)

VENV := .venv
IN_VENV := $(VENV)/bin/python

.DEFAULT_GOAL := help
# Most of the time of a run without compiled files goes into compiling.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help demo test test-slow test-all mutations wire drills hosting wheel look run lint format bench docs lock clean

help:  ## say what can be done here
	@sed -n 's/^\([a-z-]*\):.*##/  make \1\t/p' Makefile | expand -t 18

demo: $(VENV)/ready-demo  ## play in a browser on this machine, without Discord (PORT=8765)
	@$(IN_VENV) -m bot demo --port $(PORT)

TEST := $(IN_VENV) -m pytest -n auto --dist worksteal

test: $(VENV)/ready-dev  ## run the tests, but for the slow ones (minutes)
	@$(TEST)

test-slow: $(VENV)/ready-dev  ## run the slow tests: more cases of what the others try
	@$(TEST) -m "slow and not bench and not wire and not look and not hosting"

test-all: test test-slow  ## run all tests

SINCE ?= main

mutations: $(VENV)/ready-dev  ## change what has changed SINCE=COMMIT in forty ways, and see whether the tests near it notice (hours)
	@$(IN_VENV) -m tests.mutations --since $(SINCE)

run: $(VENV)/ready-run  ## connect to Discord with the token in .env
	@$(VENV)/bin/contree run

lint: $(VENV)/ready-dev  ## check style, format, types and the typography of the sentences
	@$(IN_VENV) -m ruff check .
	@$(IN_VENV) -m ruff format --check .
	@$(IN_VENV) -m bot.i18n.typography --check
	@$(IN_VENV) -m mypy

format: $(VENV)/ready-dev  ## format the code and sentences, and list what languages lack
	@$(IN_VENV) -m ruff check --fix .
	@$(IN_VENV) -m ruff format .
	@$(IN_VENV) -m bot.i18n.typography
	@$(IN_VENV) -m tests.bot.i18n.lacking

wire: $(VENV)/ready-dev  ## play, kill and cut off the bot over real sockets (minutes)
	@$(IN_VENV) -m pytest -m wire tests/wire tests/cogs/kills

drills: $(VENV)/ready-dev  ## kill, stop and cut off several bots on one PostgreSQL (a quarter of an hour)
	@pg_virtualenv -t -o log_min_messages=panic sh -c 'TEST_POSTGRESQL_URL="postgresql://$$PGUSER:$$PGPASSWORD@$$PGHOST:$$PGPORT/$$PGDATABASE" $(IN_VENV) -m pytest -s -o faulthandler_timeout=0 -m wire tests/drills'

hosting: $(VENV)/ready-dev  ## type every command line of docs/hosting/ in a bare Debian (half an hour on a busy machine; needs root)
	@$(IN_VENV) -m pytest -s -o faulthandler_timeout=0 -m hosting tests/hosting

wheel: $(VENV)/ready-dev  ## build the wheel into dist/, install it afresh and play on it (a minute)
	@rm -rf build dist
	@$(IN_VENV) -m build --no-isolation --sdist --wheel > /dev/null
	@TRIED_WHEEL=$$(echo dist/*.whl) $(IN_VENV) -m pytest -s -m hosting tests/hosting/test_wheel.py

look: $(VENV)/ready-dev  ## draw every screen into screenshots/, by headless Chromium
	@$(IN_VENV) -m pytest -m look tests/look

bench: $(VENV)/ready-dev  ## measure
	@$(IN_VENV) -m pytest -m bench --benchmark-enable tests/bench

docs: $(VENV)/ready-dev  ## build the pages of docs/ into site/
	@$(IN_VENV) -m mkdocs build --strict --quiet

lock:  ## pin every package anew in requirements/, with hashes (needs uv)
	@$(call LOCK,dev,--extra dev)
	@$(call LOCK,demo,--extra demo --constraint requirements/dev.txt)
	@$(call LOCK,run,--constraint requirements/dev.txt)
	@$(call LOCK,postgresql,--extra postgresql --constraint requirements/dev.txt)

# What builds this package is pinned too, so that its installation asks the network for nothing.
BUILDS := import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")
LOCK = $(PYTHON) -c '$(BUILDS)' | uv pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --no-header --no-annotate --output-file requirements/$(1).txt \
	$(2) pyproject.toml -

clean:  ## remove what the tools made; .env and the data stay
	rm -rf $(VENV) build dist screenshots site *.egg-info .benchmarks .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# After an update the version is another one, though nothing else may have changed.
$(VENV)/ready-run: $(wildcard .git/logs/HEAD)

# One environment for all; a stamp says what it is ready for.
$(VENV)/ready-%: pyproject.toml requirements/%.txt
	@test -n "$(PYTHON)" && $(PYTHON) -c '$(RECENT)' 2>/dev/null || { \
		echo "No Python 3.11 or newer was found: install one (on Debian: apt install python3 python3-venv), or name it with make PYTHON=/path/to/python3."; \
		exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "$(PYTHON) cannot make virtual environments: install what it lacks (on Debian: apt install python3-venv), or name another Python with make PYTHON=/path/to/python3."; \
		exit 1; }
	@echo "Setting up $(VENV) for “make $(patsubst dev,test,$*)” (a minute or two, once) ..."
	@$(IN_VENV) -c '$(RECENT)' 2>/dev/null || $(PYTHON) -m venv --clear $(VENV)
	@$(IN_VENV) -m pip install -qq --disable-pip-version-check \
		--require-hashes --requirement requirements/$*.txt && \
	$(IN_VENV) -m pip install -qq --disable-pip-version-check \
		--no-deps --no-build-isolation --editable . || { \
		echo "The packages could not be installed: the lines above say why; is there a network?"; \
		exit 1; }
	@touch $@
