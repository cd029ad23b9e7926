PORT ?= 5000

.PHONY: run test lint bench screenshots translations lock

run:  ## set everything up and serve the app to the local network (PORT=5000, HOST=)
	@.ci/setup run
	@exec .venv/bin/python -m scorepad serve --port $(PORT) $(if $(HOST),--host $(HOST),--lan)

test:  ## set everything up and run every test
	@.ci/setup test
	@exec .venv/bin/python -m pytest $(ARGS)

lint: setup
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy --strict scorepad

bench: setup
	.venv/bin/python tests/bench/run.py

screenshots: setup
	.venv/bin/python tests/browser/screenshots.py

translations: setup  ## collect the sentences, bring the catalogues up to date, compile them
	.venv/bin/python .ci/translations.py

lock:  ## pin the newest versions that pyproject.toml allows
	.ci/lock

.PHONY: setup
setup:
	@.ci/setup test
