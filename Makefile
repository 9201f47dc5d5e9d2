# `make play` to play, the others to work on it. Each makes an environment of its own in this folder and touches nothing
# else.

ifndef PYTHON
PYTHON := $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
endif
HOST ?= 127.0.0.1
PORT ?= 8000
# Only as somebody types it: a variable of the environment of that name is meant for something else.
PLACE := $(if $(filter command,$(firstword $(origin DATA))),--data '$(DATA)')
SOURCES := pyproject.toml setup.py $(shell find src/tongbao -type f ! -name '*.pyc')
PIP := -m pip --disable-pip-version-check
TEST := .venv-test/bin/python
MERMAID := 11.12.0
MERMAID_FILE := .venv-docs/mermaid/$(MERMAID).js
AXE := 4.14.1
AXE_FILE := .venv-test/axe-core/$(AXE).js
ESLINT := 9.9.1
PRETTIER := 3.10.1
STYLELINT := 16.8.0
LINT := .venv-test/lint/eslint-$(ESLINT)-prettier-$(PRETTIER)-stylelint-$(STYLELINT)
LINT_BIN = $(LINT)/node_modules/.bin
SCRIPTS := src/tongbao/web/static/js
SHEETS := src/tongbao/web/static/css
# Half of the time a test of the pages waits for its browser, so twice as many run as there are processors.
WORKERS = $(shell $(TEST) -c 'import os; print(2 * os.cpu_count())')
PYTEST = $(TEST) -m pytest -n $(WORKERS) --dist worksteal
COSTS = .pytest_cache/costs
LAYERS = unit contract service browser nightly
# Without bytecode every server that a test starts would compile all source again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play format quick test test-all $(LAYERS) coverage judges docs style lint npm bytecode checks environment-test chromium axe nginx python clean

help: ## Show this list
	@echo "Tongbao: board games of the Silk Road"
	@echo
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo
	@echo "  PORT=8001 and HOST=0.0.0.0 say where 'make play' listens, DATA=folder where it keeps its tables;"
	@echo "  PYTHON=python3.12 says which Python to use."

play: .venv/installed ## Install what is needed into .venv, start the server, open the browser
	@.venv/bin/python tools/compiled.py use
	@.venv/bin/python tools/compiled.py make & exec .venv/bin/tongbao serve --host $(HOST) --port $(PORT) $(PLACE)

.venv/installed: $(SOURCES) | python
	@echo "Installing Tongbao and the Python packages it needs into .venv, which takes about a minute; after this first"
	@echo "time it starts at once. First comes an environment for them."
	@$(PYTHON) -m venv .venv
	@rm -rf build .venv/compiled
	@TONGBAO_PURE=1 .venv/bin/python tools/installing.py
	@touch $@

format: environment-test npm ## Format source, scripts, templates and style sheets
	.venv-test/bin/ruff format
	$(TEST) tools/format.py
	@if $(MAKE) --no-print-directory $(LINT); then $(LINT_BIN)/prettier --log-level warn --print-width 120 --write $(SCRIPTS); fi

quick: style ## Check style and types, run the unit tests and those that your change touches: half a minute
	tests=$$($(TEST) tools/touched.py) && $(PYTEST) -q -m "not (slow or nightly or browser)" $$tests

test: checks chromium axe nginx ## Run all checks, and the unit, contract, service and browser tests: six minutes on two cores
	$(PYTEST) --costs=$(COSTS)/test.json
	@$(TEST) tools/costs.py $(COSTS)/test.json

test-all: checks chromium axe nginx ## The same with the nightly tests
	$(PYTEST) -m "" --costs=$(COSTS)/test-all.json
	@$(TEST) tools/costs.py $(COSTS)/test-all.json

unit: environment-test ## Run the tests of one layer; so do contract, service, browser and nightly
contract service: environment-test
browser nightly: environment-test chromium axe
$(LAYERS):
	$(PYTEST) -m $@

coverage: environment-test chromium axe ## Run the tests and show in htmlcov what they don't run of engine, games, bots and server
	$(PYTEST) --cov --cov-report=html --cov-report=term:skip-covered

judges: $(patsubst tools/judges/for_%.py,judge-%,$(wildcard tools/judges/for_*.py)) ## Let the frameworks of research test the environments, and write down what they say

docs: .venv-docs/installed ## Build the site of the documents in site/, with the API reference
	@$(MAKE) --no-print-directory $(MERMAID_FILE) || echo "npm could not fetch mermaid: the pictures of the site need the network."
	NO_MKDOCS_2_WARNING=1 .venv-docs/bin/mkdocs build --strict --quiet
	@echo "Open site/index.html."

.venv-docs/installed: pyproject.toml | python
	@echo "Installing MkDocs and what it needs into .venv-docs, to build the documents."
	@$(PYTHON) -m venv .venv-docs
	@TONGBAO_PURE=1 .venv-docs/bin/python $(PIP) install --quiet --editable '.[docs]'
	@touch $@

$(MERMAID_FILE):
	@echo "Fetching mermaid $(MERMAID) into .venv-docs, which draws the pictures of the documents."
	@rm -rf $(@D) && mkdir -p $(@D)
	@npm pack --silent --pack-destination $(@D) mermaid@$(MERMAID) >/dev/null
	@tar -xzf $(@D)/mermaid-$(MERMAID).tgz -C $(@D) --strip-components 2 package/dist/mermaid.min.js
	@rm $(@D)/*.tgz && mv $(@D)/mermaid.min.js $@

judge-%: .venv-judges/wheels
	@echo "Installing Tongbao and its extra '$*' into .venv-judges/$*, and running tools/judges/for_$*.py."
	@$(PYTHON) -m venv .venv-judges/$*
	@.venv-judges/$*/bin/python $(PIP) install --quiet --force-reinstall --no-deps $</*.whl
	@.venv-judges/$*/bin/python $(PIP) install --quiet "$$(ls $</*.whl)[$*]"
	.venv-judges/$*/bin/python tools/judges/for_$*.py

.venv-judges/wheels: $(SOURCES) | python
	@echo "Compiling Tongbao, once for all judges."
	@rm -rf build $@
	@$(PYTHON) -m venv .venv-judges/compiler
	@.venv-judges/compiler/bin/python $(PIP) wheel --quiet --no-deps --wheel-dir $@ .
	@touch $@

style: environment-test
	.venv-test/bin/ruff check
	.venv-test/bin/ruff format --check
	$(TEST) tools/format.py --check
	$(TEST) tools/wording.py
	.venv-test/bin/mypy --strict src
	@$(MAKE) --no-print-directory lint

# Scripts and style sheets as browsers get them; the tools come with npm, and without it everything else is checked.
lint: environment-test npm
	@if ! command -v npm >/dev/null; then \
		echo "npm is missing, so scripts and style sheets are NOT checked. Install it: on Debian 'sudo apt-get install npm'."; \
	elif ! $(MAKE) --no-print-directory $(LINT); then \
		echo "npm could not fetch eslint, prettier and stylelint, so scripts and style sheets are NOT checked."; \
	else \
		set -x; $(LINT_BIN)/eslint $(SCRIPTS) && $(LINT_BIN)/prettier --log-level warn --print-width 120 --check $(SCRIPTS) \
			&& $(LINT_BIN)/stylelint "$(SHEETS)/**/*.css"; \
	fi

$(LINT):
	@echo "Fetching eslint $(ESLINT), prettier $(PRETTIER) and stylelint $(STYLELINT) into .venv-test/lint."
	@rm -rf .venv-test/lint && mkdir -p $@.part
	@npm install --prefix $@.part --silent --no-audit --no-fund eslint@$(ESLINT) prettier@$(PRETTIER) stylelint@$(STYLELINT) >/dev/null
	@mv $@.part $@

npm:
	@if ! command -v npm >/dev/null && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing npm with apt-get, which fetches what checks the pages."; \
		export DEBIAN_FRONTEND=noninteractive; apt-get update -qq; \
		apt-get install -qq -y --no-install-recommends npm >/dev/null || true; \
	fi

# Each takes one processor. The tests' own bytecode is written once, not by every process that runs them.
checks: environment-test
	@$(MAKE) --no-print-directory -j 2 -O style bytecode

bytecode: environment-test
	@test -d tests/__pycache__ || $(TEST) -m pytest --collect-only -qq >/dev/null

environment-test: .venv-test/installed

# The stamp is what was installed from: where only its date is old, as after a clone, nothing is installed anew.
.venv-test/installed: pyproject.toml setup.py | python
	@cat $^ | cmp -s - $@ && touch $@ || { \
		echo "Installing into .venv-test: Tongbao from this folder, the packages it needs, and for the tests" && \
		echo "pytest with xdist, timeout and cov, hypothesis, playwright, httpx2, psycopg, fonttools, pyte, gymnasium, pettingzoo, mypy, ruff, djangofmt and cssbeautifier." && \
		$(PYTHON) -m venv .venv-test && \
		$(TEST) $(PIP) install --quiet --editable '.[test]' && \
		cat $^ >$@; }

chromium:
	@for name in $(TONGBAO_CHROMIUM) chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; do \
		if command -v $$name >/dev/null; then echo "The browser tests use $$(command -v $$name)."; exit 0; fi; \
	done; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing Chromium with apt-get, for the browser tests."; \
		export DEBIAN_FRONTEND=noninteractive; apt-get update -qq; \
		apt-get install -qq -y chromium-headless-shell >/dev/null || apt-get install -qq -y chromium >/dev/null; \
	else \
		echo "The browser tests need Chromium or Chrome. Install it first: on Debian 'sudo apt-get install chromium'."; exit 1; \
	fi

nginx:
	@if ! command -v nginx >/dev/null && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing nginx with apt-get, behind which a site is tested."; \
		export DEBIAN_FRONTEND=noninteractive; apt-get update -qq; \
		apt-get install -qq -y --no-install-recommends nginx-light >/dev/null || true; \
	fi
	@command -v nginx >/dev/null || echo "nginx is missing, so a site behind it is NOT tested. Install it: on Debian 'sudo apt-get install nginx-light'."

axe: environment-test npm
	@$(MAKE) --no-print-directory $(AXE_FILE)

$(AXE_FILE):
	@command -v npm >/dev/null || { echo "The tests of accessibility need npm, which fetches axe-core. Install it first."; exit 1; }
	@echo "Fetching axe-core $(AXE) into .venv-test, for the tests of accessibility."
	@rm -rf $(@D) && mkdir -p $(@D)
	@npm pack --silent --pack-destination $(@D) axe-core@$(AXE) >/dev/null
	@tar -xzf $(@D)/axe-core-$(AXE).tgz -C $(@D) --strip-components 1 package/axe.min.js package/LICENSE
	@rm $(@D)/*.tgz && mv $(@D)/axe.min.js $@

python:
	@$(or $(PYTHON),false) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Tongbao needs Python 3.11 or newer; name one that isn't found: make PYTHON=/path/to/python play"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
		|| { echo "Python's venv is missing; on Debian: apt-get install python3-venv"; exit 1; }

clean: ## Remove everything that make has made
	rm -rf .venv .venv-test .venv-docs .venv-compiled .venv-judges build site dist src/tongbao.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis \
		.coverage htmlcov
