# `make` lists the targets. Everything runs inside .venv: requirements.lock has what running needs, and
# requirements-dev.lock what tests and benchmarks need on top of that.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready-to-run
TOOLS := .venv/ready-to-develop
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes
# Compiled code is kept even where a machine is told not to: else each worker of the tests and each bot that they
# start would compile everything again, which takes longer than most tests.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup run test soak bench bench-long arena crowd fmt lock
.DEFAULT_GOAL := help

help:  ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' Makefile

setup: $(READY)  ## install what running needs, pinned, into .venv (again when the lock changed)

$(READY): requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Python 3.11 or newer is needed: install it and run 'make $(MAKECMDGOALS) PYTHON=python3.11'." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "This Python cannot make virtual environments: install its venv package (python3-venv on Debian)." >&2; exit 1; }
	@echo "Installing what is needed into .venv; this takes a minute or two, and is done once."
	@$(BIN)/python -c 'import pip' 2>/dev/null || $(PYTHON) -m venv --clear .venv
	$(INSTALL) -r requirements.lock
	@touch $@

$(TOOLS): requirements-dev.lock $(READY)
	$(INSTALL) -r requirements.lock -r requirements-dev.lock
	@touch $@

run: $(READY)  ## start the bot (without DISCORD_TOKEN: an offline playground in the browser)
	$(BIN)/python -m bot

test: $(TOOLS)  ## every check: style, types, layers, tests
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	@# Types need one core, and some tests wait: three workers take what is left of two cores, and who is done takes
	@# over from others.
	{ $(BIN)/mypy && $(BIN)/lint-imports; } & checking=$$!; \
		$(BIN)/pytest -n 3 --dist worksteal; tested=$$?; wait $$checking && exit $$tested

soak: $(TOOLS)  ## the long tests, some hours: 200 kills, 200 matches of each game, 10,000 turns, 40 mutants
	KILLS=200 $(BIN)/pytest --timeout 0 tests/matches/test_kill.py tests/outside/test_killed_bot.py tests/storage/test_postgres.py
	KILLS=200 PROCESSES=2 $(BIN)/pytest --timeout 0 -s tests/outside/test_several_processes.py
	KILLS=100 PROCESSES=4 $(BIN)/pytest --timeout 0 -s tests/outside/test_several_processes.py
	KILLS=20 $(BIN)/pytest --timeout 0 tests/matches/test_believed.py tests/storage/test_postgres.py tests/storage/test_sweep.py
	MATCHES=200 $(BIN)/pytest -n 2 --timeout 0 tests/discord/whole/test_secrets_all.py tests/discord/whole/test_hostile.py
	MATCHES=2000 $(BIN)/pytest -n 2 --timeout 0 tests/games
	MATCHES=50 $(BIN)/pytest -n 2 --timeout 0 tests/matches tests/storage tests/computers tests/saves tests/bench \
		tests/pictures tests/renderers tests/lessons tests/languages
	MATCHES=1 WHOLE=1 $(BIN)/pytest -n 2 --timeout 0 tests/playground tests/processes tests/outside/test_debug_log.py \
		tests/outside/test_lost_answers.py
	SLOW=6 MANY=200 $(BIN)/pytest --timeout 0 tests/discord/messages/test_slow.py
	TURNS=300 $(BIN)/pytest --timeout 0 tests/outside/test_lost_messages.py
	TURNS=10000 $(BIN)/pytest --timeout 0 -s tests/outside/test_memory.py
	MOVES=2000 $(BIN)/pytest --timeout 0 tests/outside/test_turnstile.py
	STORE=postgres $(BIN)/pytest -n 2 --timeout 0 tests/discord  # on a PostgreSQL server
	MATCHES=2 ALTERED=1 $(BIN)/pytest -n 2 --timeout 0 tests/discord  # all of what is a sample, with other wording
	$(BIN)/python -m tests.mutation

bench: $(TOOLS)  ## measure speed and print the figures, five minutes on an idle machine
	$(BIN)/python -m tests.bench

bench-long: $(TOOLS)  ## the same of a store of a million matches, for the night (8 GB of disk)
	$(BIN)/python -m tests.bench.long

arena: $(TOOLS)  ## let computer players of all levels play each other, some hours
	$(BIN)/python -m tests.bench.arena

crowd: $(TOOLS)  ## fill a playground of its own with 10,000 players and 100,000 matches (minutes, 250 MB)
	$(BIN)/python -m tests.bench.crowd crowd-data
	@echo "Play there: AXIO_PLAYGROUND_FOLDER=crowd-data make run"

fmt: $(TOOLS)  ## format the code and fix what the linter can fix
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

LOCK := $(BIN)/uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes --upgrade --no-header \
	--no-emit-index-url --quiet

lock: $(TOOLS)  ## pin the newest versions that pyproject.toml allows, including uv itself
	$(LOCK) --extra playground --output-file requirements.lock
	$(LOCK) --extra dev --output-file requirements-dev.lock --constraint requirements.lock \
		$$(sed -n 's/^\([a-z0-9.-]*\)==.*/--no-emit-package \1/p' requirements.lock)
