# SPDX-License-Identifier: MIT

SWIFT ?= swift
PREFIX ?= /usr/local
FORMATTED := Sources Tests Plugins Benchmarks/LabelBench Package.swift

.DEFAULT_GOAL := help
.PHONY: help demo test build bench lint format record install clean deps

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' Makefile

demo: build ## Draw Examples/weather.yaml into out/
	.build/release/labelkit batch Examples/weather.yaml -o out/
	@echo "Now look at the pictures in $$PWD/out"

# Plain `swift test` runs XCTest's few tests and then Swift Testing's, these in parallel; --parallel is XCTest's.
test: deps ## Build and run all tests
	$(SWIFT) test

build: deps ## Build labelkit in release: .build/release/labelkit
	$(SWIFT) build -c release --product labelkit

bench: build ## Measure what a label costs: stages, whole batches, instructions
	$(SWIFT) build -c release --product LabelBench
	.build/release/LabelBench Benchmarks/labels/*.ndjson
	Benchmarks/count-instructions

lint: ## Check the style
	$(SWIFT) format lint --strict --parallel --recursive $(FORMATTED)

format: ## Put the sources into the project's style
	$(SWIFT) format format --in-place --parallel --recursive $(FORMATTED)

record: deps ## Accept the pictures and dumps as drawn now into Snapshots/
	LABELKIT_RECORD=failed $(SWIFT) test
	@git status --short Snapshots

# Built apart and stripped. Swift's libraries are inside, so that the installed tool outlives this toolchain.
install: deps ## Install labelkit into PREFIX/bin (PREFIX=/usr/local)
	$(SWIFT) build -c release --product labelkit -Xlinker --strip-all --scratch-path .build/install
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 .build/install/release/labelkit "$(DESTDIR)$(PREFIX)/bin/labelkit"

clean: ## Remove what was built and drawn
	rm -rf .build out

deps: ## Install the missing C libraries, fonts and tools
	@scripts/install-deps
