# SPDX-License-Identifier: MIT

SWIFT ?= swift
PREFIX ?= /usr/local
FORMATTED := Sources Tests Plugins Benchmarks/LabelBench Package.swift

# How `make build`, `make bench` and `make install` build, all of it here: Package.swift has no unsafe flags, so that others may depend on it.
# Swift's runtime is in the tool, which so needs no Swift. Addresses are bound before the tool runs and read-only from then on, and no library
# is looked for beside it, where SwiftPM would have it look.
RELEASE = -c release --static-swift-stdlib --disable-local-rpath -Xcc -fstack-protector-strong -Xswiftc -use-ld=lld \
	-Xlinker -z -Xlinker now -Xlinker --no-export-dynamic $(foreach name,$(ARCHIVES),$(call archive,$(name)))

# C libraries that are linked from their archives where these are installed, as on Debian: with fifteen fewer to load a first label takes a fifth
# less time. HarfBuzz has no archive, and brings FreeType and libpng with it.
ARCHIVES := cairo pixman-1 fontconfig expat deflate hyphen sqlite3 icui18n icuuc icudata stdc++
ARCHIVE_FOLDERS := $(shell pkg-config --variable=libdir cairo 2>/dev/null) $(wildcard /usr/lib/gcc/*/*)
archive = $(if $(wildcard $(ARCHIVE_FOLDERS:=/lib$(1).a)),-Xlinker '--remap-inputs=*/lib$(1).so=/dev/null' -Xlinker -l:lib$(1).a)

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
	$(SWIFT) build $(RELEASE) --product labelkit

bench: build ## Measure what a label costs: stages, whole batches, instructions
	$(SWIFT) build $(RELEASE) --product LabelBench
	.build/release/LabelBench Benchmarks/labels/*.ndjson
	Benchmarks/count-instructions

lint: ## Check the style
	$(SWIFT) format lint --strict --parallel --recursive $(FORMATTED)

format: ## Put the sources into the project's style
	$(SWIFT) format format --in-place --parallel --recursive $(FORMATTED)

record: deps ## Accept the pictures and dumps as drawn now into Snapshots/
	LABELKIT_RECORD=failed $(SWIFT) test
	@git status --short Snapshots

# Built apart and stripped.
install: deps ## Install labelkit into PREFIX/bin (PREFIX=/usr/local)
	$(SWIFT) build $(RELEASE) --product labelkit -Xlinker --strip-all --scratch-path .build/install
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 .build/install/release/labelkit "$(DESTDIR)$(PREFIX)/bin/labelkit"

clean: ## Remove what was built and drawn
	rm -rf .build out

deps: ## Install the missing C libraries, fonts and tools
	@scripts/install-deps
