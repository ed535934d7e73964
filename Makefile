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
WORKERS ?= 2
# Tests shared among workers; one that has nothing left takes from another.
SHARED = -n $(WORKERS) --dist worksteal

# The first Python that is new enough; `make PYTHON=/path/to/python setup` overrules.
OLDEST := 3,11
PYTHON ?= $(shell for name in python3 python3.14 python3.13 python3.12 python3.11; do \
	if $$name -c 'import sys; sys.exit(sys.version_info < ($(OLDEST)))' 2>/dev/null; then echo $$name; break; fi; done)

# The browser's pages and their sources.
PAGES := web/dist/index.html
PAGE_SOURCES := $(shell find web/src web/public -type f) $(wildcard src/patolli/i18n/locale/*/*.ftl src/patolli/games/*/locale/*.ftl src/patolli/games/*/locale/*/*.ftl \
	src/patolli/drawing/sprite.svg src/patolli/games/*/*.svg) \
	web/index.html $(wildcard web/*.ts web/*.js)
# stable-baselines3 and its torch live apart: they are larger than everything else together.
LEARNERS := build/learners-venv/.installed
# What builds the documentation site reads the sources and imports none of them.
SITE_TOOLS := build/docs-venv/.installed
# Wheel and source distribution, and what they are made from.
RELEASE := build/release/.built
RELEASE_SOURCES := pyproject.toml hatch_build.py README.md $(wildcard scripts/*.py) $(shell find src/patolli -type f -not -name '*.so' -not -name '*.pyc' -not -name compiled.txt)
# What builds the pages: the machine's own Node if it is new enough, else PyPI's, in a folder of its own because it is
# larger than all that playing needs. `programs` holds its three words and no Python, so that it may come first.
NODE := build/node
NODE_PROGRAMS := $(abspath $(NODE))/programs
NPM := $(or $(if $(PYTHON),$(shell $(PYTHON) scripts/node.py)),$(NODE_PROGRAMS)/npm)
export PATH := $(if $(filter $(NODE_PROGRAMS)/%,$(NPM)),$(NODE_PROGRAMS):)$(PATH)
# Whoever only plays needs what builds the pages; whoever works on them, what checks and tests them, too.
PAGE_TOOLS := web/node_modules/$(if $(or $(wildcard web/node_modules/.installed),$(filter-out play web,$(MAKECMDGOALS))),.installed,.builders)
PORT ?= 8000

say = @printf '\033[1;33m▸\033[0m %s\n' $(1)
# A step that takes its time says so: what it is, how long it has taken, what it does just now.
step = $(PYTHON) scripts/step.py $(1)
page-step = $(PYTHON) ../scripts/step.py $(1)
# Without byte code: it is written by those who import, of what they import, and half of it never is.
install = -m pip install --disable-pip-version-check --no-compile --progress-bar off

.PHONY: help setup web play dev shots test slow trust check check-python check-browser docs format bench pins release clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(VENV)/.compiled $(PAGES) ## install everything into .venv, compile the rules, build the pages
	$(call say,"ready: everything is in $(VENV) and web/dist")

web: $(PAGES) ## build the browser's pages into web/dist
	$(call say,"the pages are in web/dist")

# The readable rules play at once; the compiled ones, as soon as they are there, from the next start.
play: $(VENV)/.playable $(PAGES) ## open the tables in your browser
	@$(BIN)/python scripts/compile_rules.py --beside & exec $(BIN)/patolli serve --open --port $(PORT)

# A server that already listens there is used; otherwise one is started, and ends with Vite.
dev: $(VENV)/.compiled web/node_modules/.installed ## work on the pages: hot reload, and tables behind them
	@if ! (exec 3<>/dev/tcp/127.0.0.1/$(PORT)) 2>/dev/null; then \
		$(BIN)/patolli serve --port $(PORT) & trap "kill $$!" EXIT; fi; \
	cd web && PATOLLI_PORT=$(PORT) $(NPM) run --silent dev

shots: $(VENV)/.chromium $(PAGES) ## photograph every screen into build/screenshots
	@$(BIN)/python scripts/screenshots.py

# All but the browser is tested on the readable files; what is compiled, and the browser, on the compiled ones.
test: $(VENV)/.compiled $(VENV)/.chromium $(VENV)/.services $(LEARNERS) $(SITE_TOOLS) $(PAGES) $(RELEASE) ## run the tests
	$(call say,"tests")
	@PATOLLI_INTERPRETED=1 $(BIN)/python -m pytest $(SHARED) -m "not slow and not trust" tests --ignore tests/web --ignore tests/packaging
	$(call say,"the browser's pure files")
	@cd web && $(NPM) run --silent test
	$(call say,"the compiled files and the browser")
	@$(BIN)/python -m pytest $(SHARED) -m "not slow and not trust" \
		tests/engine tests/games tests/contract tests/bots tests/research tests/server
	@# By themselves: the browser's driver keeps an event loop, and others want one of their own.
	@$(BIN)/python -m pytest $(SHARED) -m "not slow and not trust" tests/web
	$(call say,"wheel and source distribution installed elsewhere")
	@$(BIN)/python -m pytest -m "not slow and not trust" tests/packaging

slow: $(VENV)/.compiled $(VENV)/.chromium $(LEARNERS) $(PAGES) ## run the tests that play thousands of matches
	$(call say,"slow tests")
	@$(BIN)/python -m pytest $(SHARED) -m slow tests

# SHARE=0.1 does a tenth of everything, ONLY="crashes or views" what has one of these in its name or its file's, as pytest's -k.
trust: $(VENV)/.compiled $(VENV)/.chromium $(VENV)/.services $(PAGES) ## try to break the server for hours; print a table, write docs/trust.md
	@$(BIN)/python scripts/trust.py --share $(or $(SHARE),1) $(if $(ONLY),--only "$(ONLY)")

check: check-python check-browser ## style, types, doors between rooms, translations

# Apart, so that one goes on while the other still installs.
check-python: $(VENV)/.project
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

check-browser: web/node_modules/.installed
	$(call say,"browser: prettier and eslint and stylelint and knip")
	@cd web && $(NPM) run --silent lint
	$(call say,"browser: svelte-check")
	@cd web && $(NPM) run --silent check

docs: $(SITE_TOOLS) ## build the documentation site into build/site
	@NO_MKDOCS_2_WARNING=1 $(dir $(SITE_TOOLS))bin/mkdocs build --quiet --strict
	$(call say,"the site is in build/site: open build/site/index.html")

format: $(VENV)/.project web/node_modules/.installed ## lay out the code, mend what is safe, write the browser's generated files anew
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .
	@$(BIN)/python -m patolli.server.typescript
	@cd web && $(NPM) run --silent format

bench: $(VENV)/.compiled ## measure speed
	@for script in $(sort $(wildcard benchmarks/*.py)); do \
		printf '\033[1;33m▸\033[0m %s\n' $$script; $(BIN)/python $$script; done

pins: ## write requirements/play.txt and dev.txt anew from pyproject.toml
	$(call say,"pins: resolving in a fresh environment")
	@fresh=$$(mktemp -d); trap 'rm -rf "$$fresh"' EXIT; \
	$(PYTHON) -m venv "$$fresh"; \
	"$$fresh/bin/pip" install --quiet --editable '.[build]'; \
	{ echo '# What playing from a working copy needs, exactly as tested. Written by `make pins`.'; \
	"$$fresh/bin/pip" freeze --all --exclude pip --exclude-editable; } > requirements/play.txt; \
	"$$fresh/bin/pip" install --quiet --constraint requirements/play.txt --editable '.[dev]'; \
	{ echo '# Every package that working on patolli needs, exactly as tested. Written by `make pins`.'; \
	"$$fresh/bin/pip" freeze --all --exclude pip --exclude-editable; } > requirements/dev.txt
	$(call say,"pins: requirements/play.txt and requirements/dev.txt are new")

release: $(RELEASE) ## build wheel and source distribution, install each elsewhere and play a match from it
	@$(BIN)/python scripts/release.py try

clean: ## remove what a machine can make again, .venv included
	$(call say,"removing $(VENV) and caches and builds")
	@rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache web/dist web/node_modules
	@find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# Stamps: a step runs again only when what it was made from has changed.

$(VENV)/bin/python:
	@if [ -z "$(PYTHON)" ]; then echo 'patolli needs Python 3.11 or newer, and found none as python3.' >&2; exit 1; fi
	@$(call step,"creating $(VENV) with $(PYTHON)") $(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
		echo 'Python has no venv here; on Debian and Ubuntu: apt install python3-venv' >&2; exit 1; }

$(VENV)/.play-packages: requirements/play.txt | $(VENV)/bin/python
	@$(call step,"installing what playing needs") $(BIN)/python $(install) --requirement $<
	@touch $@

$(VENV)/.playable: pyproject.toml hatch_build.py $(VENV)/.play-packages
	@$(call step,"installing patolli itself (editable)") \
		$(BIN)/python $(install) --no-build-isolation --no-deps --editable .
	@touch $@

$(VENV)/.packages: requirements/dev.txt | $(VENV)/.playable
	@$(call step,"installing what tests and checks need (large: a minute the first time)") \
		$(BIN)/python $(install) --requirement $<
	@touch $@

$(VENV)/.project: $(VENV)/.playable $(VENV)/.packages
	@touch $@

# Compiled rules of other sources are never used, so nothing breaks while one edits.
$(VENV)/.compiled: scripts/compile_rules.py scripts/mypyc_setup.py scripts/docstrings_in_c.py $(if $(PYTHON),$(shell $(PYTHON) scripts/compile_rules.py --list)) $(VENV)/.project
	@$(call step,"compiling the rules (two minutes or so)") $(BIN)/python scripts/compile_rules.py --if-possible
	@touch $@

$(VENV)/.chromium: scripts/install-browser.sh | $(VENV)/.project
	@scripts/install-browser.sh
	@touch $@

# Without PostgreSQL or nginx their tests are left out, and say so. Only one may use apt at a time.
$(VENV)/.services: scripts/install-services.sh | $(VENV)/.project $(VENV)/.chromium
	@if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then scripts/install-services.sh; \
		else echo 'The tests of PostgreSQL and nginx run where they are installed; on Debian and Ubuntu: apt install postgresql nginx-light'; fi
	@touch $@

$(LEARNERS): requirements/learners.txt | $(VENV)/bin/python
	@rm -rf $(@D) && $(BIN)/python -m venv $(@D)
	@$(call step,"installing stable-baselines3 for the test of its checker (torch is large: a minute or two)") \
		$(@D)/bin/python $(install) --requirement requirements/learners.txt
	@touch $@

$(SITE_TOOLS): requirements/docs.txt
	@rm -rf $(@D) && $(PYTHON) -m venv $(@D)
	@$(call step,"installing what builds the documentation site") $(@D)/bin/python $(install) --requirement requirements/docs.txt
	@touch $@

$(NODE_PROGRAMS)/npm: requirements/node.txt | $(VENV)/bin/python
	@rm -rf $(NODE) && $(BIN)/python -m venv $(NODE)
	@$(call step,"no Node that is new enough on this machine: taking one from PyPI") $(NODE)/bin/python $(install) --requirement $<
	@mkdir $(@D) && ln -s ../bin/node ../bin/npm ../bin/npx $(@D)
	@touch $@

web/node_modules/.installed: web/package-lock.json web/package.json | $(NPM)
	@# Keeps to the lock, and forgives it other platforms' binaries.
	@cd web && $(call page-step,"installing what builds and checks the pages") $(NPM) install --no-save --loglevel error
	@touch $@

web/node_modules/.builders: web/package-lock.json web/package.json | $(NPM)
	@cd web && $(call page-step,"installing what builds the pages") $(NPM) install --no-save --loglevel error --omit=dev
	@touch $@

$(PAGES): $(PAGE_SOURCES) $(PAGE_TOOLS)
	@cd web && $(call page-step,"building the pages") $(NPM) run --silent build -- --logLevel warn
	@touch $@

$(RELEASE): $(RELEASE_SOURCES) $(PAGES) | $(VENV)/.project
	@$(call step,"building wheel and source distribution as a packager would (some minutes)") \
		$(BIN)/python scripts/release.py build
	@touch $@
