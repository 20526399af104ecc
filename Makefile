# Ragnatafl: `make play` to play, `make test` to test; everything is set up in .venv on the way.

PYTHON ?= python3
# one more than there are cores: many tests wait for servers and browsers
JOBS   ?= $(shell expr $$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2) + 1)
ARGS   ?=
SYSTEM := /usr/bin/python3
FONTS  ?= /usr/share/fonts/truetype

BIN    := .venv/bin
UV     := $(shell command -v uv 2>/dev/null)
PIP    := $(if $(UV),$(UV) pip install --quiet --python $(BIN)/python,$(BIN)/pip install --quiet --disable-pip-version-check --no-compile)
LOCKED := $(PIP) --no-deps --require-hashes --requirement
ENGINE := $(BIN)/python tools/engine.py

.DEFAULT_GOAL := help
.PHONY: help play play-terminal test test-fonts test-learn test-training test-cluster test-pythons check check-web docs format bench load soak first-page wheel lock clean engine

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

# To play, nobody waits for the compiler: the engine runs interpreted until it is compiled.

play: .venv/installed ## start the web table and open it in a browser
	@$(ENGINE) beside $(BIN)/ragnatafl serve $(ARGS)

play-terminal: .venv/installed ## play Blood Rage in the terminal
	@$(ENGINE) beside $(BIN)/ragnatafl play blood_rage $(ARGS)

engine: .venv/installed-build ## compile the engine now
	@$(ENGINE) now

# Bytecode is kept, whatever the environment says: a run starts some hundreds of Python processes.

test: export PYTHONDONTWRITEBYTECODE =
test: .venv/installed-dev engine ## run the tests (ARGS="-k battle" for some of them)
	$(BIN)/python -m pytest -n $(JOBS) --maxschedchunk 1 $(ARGS)

test-fonts: export PYTHONDONTWRITEBYTECODE =
test-fonts: .venv/installed-dev engine ## open the pages where DejaVu is the only font, then where Liberation is
	@for font in dejavu liberation; do \
	  $(BIN)/python -m tools.one_font $(FONTS)/$$font \
	    $(BIN)/python -m pytest -n $(JOBS) --maxschedchunk 1 tests/web examples $(ARGS) || exit 1; \
	done

test-learn: .venv/installed-dev engine ## install PyTorch beside the rest (gigabytes) and run the tests of learning
	$(PIP) --constraint constraints.txt torch sb3-contrib matplotlib
	$(BIN)/python -m pytest tests/learn tests/arena/test_dataset.py tests/environments/test_examples.py $(ARGS)

test-training: .venv-learn/installed engine ## train for a moment with the PyTorch of the system (Debian's python3-torch)
	PYTHONPATH=src RAGNATAFL_NEED_TORCH=1 .venv-learn/bin/python -m pytest tests/learn $(ARGS)

test-cluster: .venv/installed-dev engine ## install Ray beside the rest (240 MB) and run the tests of clusters
	$(PIP) --constraint constraints.txt ray
	RAGNATAFL_NEED_RAY=1 $(BIN)/python -m pytest tests/arena/test_cluster.py $(ARGS)

test-pythons: ## build and test the engine with every Python from 3.11 on that is on the PATH or with pyenv
	$(PYTHON) tools/pythons.py $(ARGS)

check: .venv/installed-dev check-web ## format, lint, types and imports: run it before a commit
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	@if [ -x node_modules/.bin/pyright ]; then node_modules/.bin/pyright --pythonpath $(BIN)/python; fi
	$(BIN)/lint-imports

check-web: ## types and lint of the browser's code, where there is npm
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory node_modules/installed && npm run --silent check; \
	elif [ -n "$$RAGNATAFL_NEED_NODE" ]; then echo 'There is no npm to check the browser'"'"'s code.'; exit 1; \
	else echo 'There is no npm: the browser'"'"'s code is not checked (on Debian: sudo apt install npm).'; fi

node_modules/installed: package.json package-lock.json
	npm ci --silent --no-audit --no-fund
	@touch $@

docs: .venv/installed-docs ## build the docs site with its API reference into build/site; a warning is an error
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build

format: .venv/installed-dev ## put the sources into the agreed format
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: .venv/installed .venv-peers/installed engine ## measure the engine beside its peers
	$(BIN)/python -m benchmarks.compare --peers-python .venv-peers/bin/python $(ARGS)
	$(BIN)/python -m benchmarks.batches --peers-python .venv-peers/bin/python $(BATCHES)

load: .venv/installed engine ## put the web table under load on this machine (ARGS="--tables 50 --think 0"; --help lists more)
	$(BIN)/python -m benchmarks.load $(ARGS)

soak: .venv/installed-dev engine ## play random games for a long while; check every position, the memory and undo
	$(BIN)/python -m pytest -m soak -n $(JOBS) $(ARGS)

first-page: ## measure how long a fresh clone takes to its first page
	$(PYTHON) benchmarks/first_page.py $(ARGS)

wheel: .venv/installed-dev ## build the source distribution and the wheel into dist
	$(BIN)/python -m build --no-isolation $(ARGS)

lock: .venv/bin/pip ## write the locks anew, from pyproject.toml and constraints.txt
	$(PIP) --constraint constraints.txt uv
	$(BIN)/python tools/lock.py

clean: ## remove what was built and cached (the environments stay)
	rm -rf build dist src/*.egg-info src/ragnatafl/web/fonts examples/*/src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -path './.*' -prune -o \( -name '*.so' -o -name '*.pyd' -o -name '*.c' -o -name '*.pyc' \) -exec rm -f {} +
	rm -f .venv/installed .venv/installed-build .venv/installed-dev .venv/installed-docs src/ragnatafl__mypyc.json

# The environment, from locks with hashes; uv installs it where it is there, else pip. Each mark is touched only when
# its installation went through.

.venv/bin/pip .venv-peers/bin/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo 'Ragnatafl needs Python 3.11 or newer; name one with: make PYTHON=python3.12'; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
	  || { echo 'Python cannot make a virtual environment here; on Debian: sudo apt install python3-venv'; exit 1; }
	$(PYTHON) -m venv --clear $(@:/bin/pip=)

.venv/installed: .venv/bin/pip locks/play.txt pyproject.toml
	$(LOCKED) locks/play.txt
	RAGNATAFL_PURE=1 $(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

.venv/installed-build: .venv/installed locks/build.txt
	$(LOCKED) locks/build.txt
	@touch $@

.venv/installed-dev: .venv/installed-build locks/dev.txt examples/hnefatafl/pyproject.toml
	$(LOCKED) locks/dev.txt
	$(PIP) --no-deps --no-build-isolation --editable examples/hnefatafl
	@touch $@

.venv/installed-docs: .venv/installed locks/docs.txt
	$(LOCKED) locks/docs.txt
	@touch $@

# PyTorch from PyPI brings gigabytes of CUDA. The system's own is enough to learn on a processor; it wants its own NumPy.

.venv-learn/installed: constraints.txt
	@$(SYSTEM) -c 'import torch' 2>/dev/null \
	  || { echo 'The Python of the system has no PyTorch; on Debian: sudo apt install python3-torch'; exit 1; }
	$(SYSTEM) -m venv --clear --system-site-packages .venv-learn
	.venv-learn/bin/pip install --quiet --disable-pip-version-check --constraint constraints.txt \
	  fluent.syntax hypothesis librt mypy_extensions pytest rich typer
	@touch $@

# The peers of the benchmark. One that cannot be installed is left out; the benchmark says so.

.venv-peers/installed: .venv-peers/bin/pip benchmarks/peers/constraints.txt
	@for peer in catanatron open_spiel rlcard pgx gymnasium; do \
	  echo "Installing $$peer"; \
	  .venv-peers/bin/pip install --quiet --disable-pip-version-check \
	    --constraint benchmarks/peers/constraints.txt $$peer || echo "$$peer could not be installed"; \
	done
	@touch $@
