PORT ?= 5000
PYBABEL = .venv/bin/pybabel
WORDS = scorepad/words/translations

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
	mkdir -p build
	$(PYBABEL) extract -q -F .ci/babel.cfg --no-location --omit-header -k lazy_gettext -o build/messages.pot .
	for language in fr de; do \
	    if [ -e $(WORDS)/$$language/LC_MESSAGES/messages.po ]; \
	    then $(PYBABEL) update -q --no-fuzzy-matching --omit-header -i build/messages.pot -d $(WORDS) -l $$language; \
	    else $(PYBABEL) init -q -i build/messages.pot -d $(WORDS) -l $$language; fi || exit 1; \
	done
	$(PYBABEL) compile -q -d $(WORDS)

lock:  ## pin the newest versions that pyproject.toml allows
	.ci/lock

.PHONY: setup
setup:
	@.ci/setup test
