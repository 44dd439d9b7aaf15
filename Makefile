# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# `make` prints this menu. The work is done in Scripts/; each script says at
# its top what it does and can be run by itself.

SHELL := /bin/bash
.DEFAULT_GOAL := menu

NAME ?= Gallery
ARGS ?=
OPTIMIZED ?=
SUITES ?=
TIME ?= 60

.PHONY: menu demo new port test suites fuzz monkey coverage asan tsan check format lint rules interface signatures docs docs-open snippets \
	snapshots pictures bench build-times bench-peers sweep ways-out nightly clean

menu:
	@echo "Seltzer, a terminal UI toolkit for Swift."
	@echo
	@awk -F '## ' '/^[a-z-]+:.*## / { split($$1, t, ":"); printf "  make %-12s %s\n", t[1], $$2 }' Makefile
	@echo
	@echo "  make demo NAME=Cells ARGS=\"table.csv --no-header\"   another program, or its arguments"

demo: ## build a demo and start it (sets up what it needs); OPTIMIZED=1 builds it for speed
	@SELTZER_OPTIMIZED="$(OPTIMIZED)" Scripts/demo.sh "$(NAME)" $(ARGS)

new: ## make a package that uses Seltzer: NAME=my-tool KIND=app FOLDER=../my-tool; asks for what is missing
	@Scripts/new.sh $(if $(filter command,$(firstword $(origin NAME))),--name "$(NAME)") \
		$(if $(KIND),--kind "$(KIND)") $(if $(FOLDER),--folder "$(FOLDER)") $(ARGS)

port: ## port a program from UIKit by rules, and list the remaining places: FILES="…" OUT=FOLDER
	@Scripts/port.sh $(if $(OUT),--out "$(OUT)") $(FILES)

test: ## set up what the tests need and run all of them
	@Scripts/test.sh

suites: ## run the width, input and terminfo suites of a directory: SUITES=DIR
	@Scripts/suites.sh $(if $(SUITES),"$(SUITES)")

fuzz: ## feed everything that reads text or bytes with invented ones: TIME=SECONDS each
	@Scripts/fuzz.sh "$(TIME)"

monkey: ## use all screens of the demos at random: TIME=SECONDS
	@Scripts/monkey.sh "$(TIME)"

coverage: ## the lines that tests run: decoder, width, encoder, responder, dispatch
	@Scripts/coverage.sh

asan: ## all tests under the address sanitizer
	@Scripts/sanitize.sh address

tsan: ## all tests under the thread sanitizer
	@Scripts/sanitize.sh thread

check: ## everything CI runs: format, rules, tests, docs, snippets
	@.ci/run

format: ## rewrite the Swift sources in the committed style
	@Scripts/format.sh

lint: ## say where the style is not the committed one
	@Scripts/format.sh --lint

rules: ## the house rules no compiler checks
	@Scripts/house-rules.sh

interface: ## say what breaks programs since the commit in Scripts/api-baseline.txt
	@Scripts/check-api.sh

signatures: ## write the public interface as plain text, one declaration on each line: Documentation/Interface
	@Scripts/write-interface.sh

docs: ## build the documentation of all targets into .build/docs
	@Scripts/build-docs.sh

docs-open: ## build the documentation and serve it on this machine: PORT=8000
	@Scripts/build-docs.sh --open

snippets: ## compare the programs of README and pages with Snippets/ and Demos/
	@Scripts/check-snippets.sh

snapshots: ## run the tests and rewrite the text snapshots they compare with
	@SELTZER_UPDATE_SNAPSHOTS=1 Scripts/test.sh

pictures: ## draw the pictures of README and the documentation from the programs, in dark and light
	@Scripts/pictures.sh

bench: ## count what frames, events, input and layout cost, and compare it with the limits
	@Scripts/bench.sh

build-times: ## measure the compiler's CPU time for each module, and compare it with the limits
	@Scripts/build-times.sh

bench-peers: ## measure other toolkits and Seltzer on one terminal, in one table: ARGS=SECTIONS
	@Scripts/bench-peers.sh $(ARGS)

bench-slow: ## type behind slow lines while all of the screen changes: how long until a key is seen and shown
	@Scripts/bench-slow-lines.sh

ways-out: ## what is left of a terminal on each way out, beside other toolkits
	@Scripts/ways-out.sh $(ARGS)

sweep: ## run a program on a terminal of every name that terminfo knows
	@Scripts/terminfo-sweep.sh

nightly: ## the long checks: sanitizers, coverage, release, fuzzing, monkey, static linking
	@Scripts/nightly.sh

clean: ## remove everything that was built
	@rm -rf .build Demos/.build Adapters/.build TerminalView/.build Grammars/.build Images/.build Conformance/.build Benchmarks/.build Fuzz/.build Monkey/.build Porting/.build
