PORT ?= 5000
# Two more than there are cores: tests wait for browsers, servers and disks about half of their time.
# With six on two cores all takes longer, as each is slower by more than what is waited for less.
WORKERS ?= $(shell expr $$(nproc 2>/dev/null || getconf _NPROCESSORS_ONLN) + 2)
SCRIPTS = ".ci/*.mjs" "static/**/*.{js,mjs,ts,mts}" "tests/**/*.mjs"

# Seconds: a test that stands still fails and says where it stood, and the others go on.
STANDS_STILL = -o faulthandler_timeout=600 -o faulthandler_exit_on_timeout=true

# Tests start hundreds of processes: each would compile the app and its tests anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: run quick test test-all lint format help house bench load games phone-cases check-cases phone-figures phone-soak restores groups-taken quick-tables fuzz injection nothing-lost restarts two-servers long-forms soak audit mutants phone-mutants screenshots icons translations languages lock bare slow-clients engines gallery container release hostile option-table field-table types

run:  ## set everything up and serve the app to the local network (PORT=5000, HOST=, HTTPS=1)
	@.ci/setup run
	@exec .venv/bin/python -m scorepad serve --port $(PORT) $(if $(HOST),--host $(HOST),--lan) $(if $(HTTPS),--https)

quick:  ## the fastest tests: rules, pad, checker, statistics, words, views, and how the code is written
	@.ci/setup quick
	@exec .venv/bin/python -m pytest -m quick -n auto --dist worksteal $(ARGS)

test:  ## the tests by which a change is trusted, in Chromium; minutes (WORKERS=)
	@.ci/setup test
	@.venv/bin/python -m compileall -q scorepad  # once: each of the workers would do it
	@exec .venv/bin/python -m pytest -m "not thorough" -n $(WORKERS) --dist worksteal $(STANDS_STILL) $(ARGS)

test-all:  ## what make test leaves out: other engines, databases, servers and languages (WORKERS=)
	@.ci/setup test-all
	@.venv/bin/python -m compileall -q scorepad
	@exec .venv/bin/python -m pytest -m thorough -n $(WORKERS) --dist worksteal $(STANDS_STILL) $(ARGS)

help:  ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "%-16s %s\n", $$1, $$2}' Makefile

lint: tools  ## check style, types and templates
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy --strict scorepad
	.venv/bin/lint-imports
	.venv/bin/djlint templates --lint --quiet --rules .ci/templates.yaml
	.ci/node prettier --log-level warn --check $(SCRIPTS)
	.ci/node eslint --config .ci/eslint.config.mjs static tests
	.ci/node tsc -p .ci/jsconfig.json
	.ci/node tsc -p .ci/worker.jsconfig.json

format: tools  ## bring Python and scripts into the shape that make lint asks for
	.venv/bin/ruff format .
	.ci/node prettier --log-level warn --write $(SCRIPTS)

house: tools  ## how easy the code is to read: counts, to be looked at
	.venv/bin/python -m tests.tools.house

bench: setup  ## the figures of tests/tools/README.md, ours beside others'; minutes
	.venv/bin/python -m tests.by_hand.bench.run

load: setup  ## the server under load for longer: 1,000 tables, 100,000 games; minutes
	.venv/bin/python -m tests.by_hand.bench.load

games:  ## random games of every game and variant, played, written and compared (N=, SEED=)
	@.ci/setup quick
	.venv/bin/python -m scorepad random-games --number $(or $(N),100) --seed $(or $(SEED),1)

phone-cases: tools  ## random games, read by the server and by the script on a phone (N=, SEED=)
	.venv/bin/python -m tests.tools.phone.cases --number $(or $(N),20000) $(if $(SEED),--seed $(SEED))

check-cases: tools  ## random tricks, hands and duels, judged by the server and on a phone (N=, SEED=)
	.venv/bin/python -m tests.tools.phone.check_cases --number $(or $(N),20000) $(if $(SEED),--seed $(SEED))

phone-soak: tools  ## games on phones whose network fails in every way, against the server (N=, SEED=)
	.venv/bin/python -m tests.tools.phone.soak --number $(or $(N),2000) $(if $(SEED),--seed $(SEED))

restores: tools  ## phones that sleep and wake while older copies are brought back (N=, SEED=)
	.venv/bin/python -m tests.tools.phone.restores --number $(or $(N),500) $(if $(SEED),--seed $(SEED))

phone-figures: setup  ## bytes, times and Lighthouse on a phone; minutes (N=, ARGS="sizes times lighthouse")
	.venv/bin/python -m tests.tools.bench.phone $(if $(N),--number $(N)) $(ARGS)

groups-taken: tools  ## random groups exported and imported elsewhere, out and in (N=, SEED=)
	.venv/bin/python -m tests.tools.groups_taken --number $(or $(N),1000) $(if $(SEED),--seed $(SEED))

quick-tables: setup  ## games of six phones behind one address, which no limit may stop (N=)
	.venv/bin/python -m tests.tools.quick_table --games $(or $(N),100)

slow-clients: everything  ## slow clients of every kind, N=200 of each, beside tables that play; minutes
	.venv/bin/python -m tests.tools.trust.slow_clients --number $(or $(N),200)

fuzz: setup  ## odd input for every parser and every route, none of which may stumble (N=, SEED=)
	SCOREPAD_TESTS_FUZZ=$(or $(N),100000) SCOREPAD_TESTS_SEED=$(or $(SEED),1) \
	.venv/bin/python -m pytest -s tests/tools/trust/fuzz/test_fuzz.py

injection: setup  ## everything called by names that would do something, in every place; minutes
	SCOREPAD_TESTS_EVERY_TEXT=1 .venv/bin/python -m pytest -s tests/tools/trust/injection

nothing-lost: everything  ## kills, races, unkind networks and cut upgrades; hours (N= of each, ON=--postgresql)
	$(if $(ON),,.venv/bin/python -m tests.tools.trust.upgrades $(if $(N),--number $(N) --points $(N)))
	.venv/bin/python -m tests.tools.trust.races $(if $(N),--number $(N)) $(ON)
	.venv/bin/python -m tests.tools.trust.strays $(if $(N),--number $(N)) $(ON)
	.venv/bin/python -m tests.tools.trust.own_phones $(if $(N),--number $(N)) $(ON)
	.venv/bin/python -m tests.tools.trust.kills $(if $(N),--number $(N)) $(ON)
	$(if $(ON),,.venv/bin/python -m tests.tools.trust.power_loss $(if $(N),--number $(N)))

restarts: everything  ## a PostgreSQL server that is killed and restarted under load (N=, SEED=)
	.venv/bin/python -m tests.tools.trust.restarts --number $(or $(N),300) $(if $(SEED),--seed $(SEED))

two-servers: everything  ## two servers of the app on one PostgreSQL, raced and over a bad network (N=, SEED=)
	.venv/bin/python -m tests.tools.trust.two_servers --number $(or $(N),10000) $(if $(SEED),--seed $(SEED))

hostile: everything  ## clients that hold others up, are slow, or bring old copies back; minutes (SECONDS=)
	.venv/bin/python -m tests.tools.trust.hostile $(if $(SECONDS),--seconds $(SECONDS))
	.venv/bin/python -m tests.tools.trust.unbounded $(if $(SECONDS),--seconds $(SECONDS))
	.venv/bin/python -m tests.tools.trust.crowds $(if $(SECONDS),--seconds $(SECONDS))
	.venv/bin/python -m tests.tools.trust.slow_clients
	.venv/bin/python -m tests.tools.phone.restores --number 500

long-forms: everything  ## the tests that are marked soak: every language, size and number (WORKERS=, ARGS=)
	@# Hundreds of games in one test, or a whole evening, last longer than ten minutes on a loaded machine.
	@exec .venv/bin/python -m pytest -m soak -n $(WORKERS) --dist worksteal $(STANDS_STILL:600=3600) $(ARGS)

soak: long-forms quick-tables fuzz injection nothing-lost restarts two-servers hostile  ## all long forms, before a release; hours

audit:  ## asks PyPI whether anything that we stand on is known to have a hole; needs the network
	@test -x build/audit/bin/python || python3 -m venv build/audit
	@build/audit/bin/pip install -q --disable-pip-version-check "pip-audit>=2.10,<3"
	build/audit/bin/pip-audit --strict --disable-pip --require-hashes -r .ci/requirements.txt

mutants: tools  ## small changes to rules and pad, each of which a test must notice (ONLY="pad/fold")
	.venv/bin/python tests/by_hand/mutants.py $(ONLY)

phone-mutants: tools  ## the same for the phone's modules (ONLY="pad/fold sending/outbox")
	@.ci/node eslint --version >/dev/null
	.venv/bin/python -m tests.by_hand.phone.mutants $(ONLY)

screenshots: setup  ## the pictures of README and manual (ARGS=pad)
	.venv/bin/python tests/tools/screenshots.py $(ARGS)

gallery: setup  ## the main screens in every size, language and theme, side by side (ARGS="end home")
	.venv/bin/python -m tests.tools.gallery $(ARGS)

engines: everything  ## every screen in Chromium, Firefox and WebKit, as pictures; minutes (N=, ARGS="webkit")
	.venv/bin/python -m tests.tools.engines $(if $(N),--number $(N)) $(ARGS)

icons: setup  ## the app's icon in every size that phones ask for, from its drawing
	.venv/bin/python .ci/icons.py

translations: tools  ## collect the sentences, bring the catalogues up to date, compile them
	.venv/bin/python .ci/translations.py

languages: tools  ## what is not translated, in each language
	@.venv/bin/python .ci/translations.py --missing

option-table:  ## write the options of the rules anew as phones have them
	@.ci/setup quick
	.venv/bin/python -c "from scorepad.client.script import option_table_module as made; print(made(), end='')" \
	> static/phone/rules/option_table.mjs

field-table:  ## write the fields of a pad and their bounds anew as phones have them
	@.ci/setup quick
	.venv/bin/python .ci/field_table.py

types:  ## write the types that phones have from Python's classes anew
	@.ci/setup quick
	.venv/bin/python .ci/python_types.py

bare:  ## make quick, run and test, each in a fresh Debian 12 and 13; root, minutes (ON=, ONLY=, TESTS=, MIRROR=, AFRESH=1)
	@python3 tests/tools/bare.py $(if $(ON),--on $(ON)) $(if $(ONLY),--only $(ONLY)) \
	$(if $(TESTS),--tests="$(TESTS)") $(if $(MIRROR),--mirror $(MIRROR)) $(if $(AFRESH),--afresh)

container: tools  ## builds the image, plays in it, upgrades and rolls back; root, network, minutes
	.venv/bin/python -m tests.tools.container

release: setup  ## wheel, sdist, static edition and image, built and tried on a fresh Debian; root, half an hour (ON=, MIRROR=)
	.venv/bin/python -m tests.tools.release $(if $(ON),--on $(ON)) $(if $(MIRROR),--mirror $(MIRROR))

lock:  ## pin the newest versions that pyproject.toml allows
	.ci/lock

.PHONY: setup everything tools
setup:
	@.ci/setup test

everything:
	@.ci/setup test-all

tools:
	@.ci/setup tools
