# SPDX-License-Identifier: MIT

SWIFT ?= swift
PREFIX ?= /usr/local
MAN1 = $(PREFIX)/share/man/man1
# Where shells look for the completions of all users.
BASH_COMPLETION = $(PREFIX)/share/bash-completion/completions/labelkit
ZSH_COMPLETION = $(PREFIX)/share/zsh/site-functions/_labelkit
FISH_COMPLETION = $(PREFIX)/share/fish/vendor_completions.d/labelkit.fish
FORMATTED := Sources Tests Fuzz Plugins Benchmarks/LabelBench Examples Package.swift

# Builds in release with our flags, which are asked for when a recipe runs: by then its libraries are installed.
RELEASE = SWIFT="$(SWIFT)" scripts/swift-release build

.DEFAULT_GOAL := help
.PHONY: help demo test build server bench check fuzz sanitize lint format record docs man install uninstall deb wheel image bundle release clean deps

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' Makefile

demo: build ## Render Examples/weather.yaml into out/
	.build/release/labelkit batch Examples/weather.yaml -o out/ --gallery out/index.html
	@echo "All images on one page: $$PWD/out/index.html"

# Plain `swift test` runs XCTest's few tests and then Swift Testing's, these in parallel; --parallel is XCTest's.
test: deps ## Build and run all tests; V=1 shows more than the failures
	@SWIFT="$(SWIFT)" scripts/test

build: deps ## Build labelkit in release: .build/release/labelkit
	$(RELEASE) --product labelkit

server: build ## Build labelkit-server in release, which labelkit live starts
	$(RELEASE) --product labelkit-server

bench: build ## Compare with PangoCairo, then measure stages and count instructions
	@scripts/install-deps --with-benchmarks
	Benchmarks/compare
	$(RELEASE) --product LabelBench
	.build/release/LabelBench Benchmarks/labels/*.ndjson
	Benchmarks/count-instructions

SECONDS := 60
fuzz: deps ## Feed the readers of foreign bytes with mutated ones: SECONDS=60 each; FUZZ="svg css" for some
	@SWIFT="$(SWIFT)" scripts/fuzz $(SECONDS) $(FUZZ)

check: deps ## Run the tests that take long: LANES="packages clusters" for some; scripts/check --help lists them
	@SWIFT="$(SWIFT)" scripts/check $(LANES)

sanitize: deps ## Run all tests under AddressSanitizer and ThreadSanitizer; takes two hours
	@SWIFT="$(SWIFT)" scripts/sanitize

lint: ## Check the style
	$(SWIFT) format lint --strict --parallel --recursive $(FORMATTED)
	@scripts/check-comments
	@scripts/check-scripts

format: ## Format the sources
	$(SWIFT) format format --in-place --parallel --recursive $(FORMATTED)

record: deps ## Accept the current images and dumps into Snapshots/
	@LABELKIT_RECORD=failed SWIFT="$(SWIFT)" scripts/test
	@git status --short Snapshots Documentation/Pipeline.md Documentation/Manifest.md Examples/images/pipeline.png Examples/images/keys 'Sources/*.docc/*' 'Tests/*/__Snapshots__/*' Tests/cases

docs: deps ## Build the documentation of the libraries: .build/docs/index.html
	@SWIFT="$(SWIFT)" scripts/docs/build-docs

man: deps ## Write the manual pages into .build/man
	$(RELEASE) --product WriteReference
	rm -rf .build/man
	.build/release/WriteReference man .build/man

install: build server man ## Install labelkit, its manual pages and completions (PREFIX=/usr/local)
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(MAN1)"
	install -s -m 755 .build/release/labelkit "$(DESTDIR)$(PREFIX)/bin/labelkit"
	install -s -m 755 .build/release/labelkit-server "$(DESTDIR)$(PREFIX)/bin/labelkit-server"
	install -m 644 .build/man/*.1 "$(DESTDIR)$(MAN1)"
	for shell in bash zsh fish; do .build/release/labelkit completions $$shell >.build/completion.$$shell || exit 1; done
	install -D -m 644 .build/completion.bash "$(DESTDIR)$(BASH_COMPLETION)"
	install -D -m 644 .build/completion.zsh "$(DESTDIR)$(ZSH_COMPLETION)"
	install -D -m 644 .build/completion.fish "$(DESTDIR)$(FISH_COMPLETION)"

# Only pages and completions with the line that says that LabelKit wrote them.
uninstall: ## Remove what make install has installed
	rm -f "$(DESTDIR)$(PREFIX)/bin/labelkit" "$(DESTDIR)$(PREFIX)/bin/labelkit-server"
	for page in "$(DESTDIR)$(MAN1)"/labelkit.1 "$(DESTDIR)$(MAN1)"/labelkit-*.1; do \
	  if [ -f "$$page" ] && head -n 1 "$$page" | grep -q 'Written by WriteReference'; then rm "$$page"; fi; done
	for file in "$(DESTDIR)$(BASH_COMPLETION)" "$(DESTDIR)$(ZSH_COMPLETION)" "$(DESTDIR)$(FISH_COMPLETION)"; do \
	  if [ -f "$$file" ] && head -n 3 "$$file" | grep -q 'Written by labelkit completions'; then rm "$$file"; fi; done

# Packages of the release build, in .build/packages: Documentation/Packages.md says what is inside.
deb: build server man ## Make a Debian package
	Packaging/make-deb .build/release/labelkit .build/man .build/release/labelkit-server

wheel: build ## Make a Python wheel with the tool and a module
	Packaging/make-wheel .build/release/labelkit

image: build ## Make an OCI image
	Packaging/make-image .build/release/labelkit

bundle: build ## Make an artifact bundle for SwiftPM
	Packaging/make-bundle .build/release/labelkit

release: build server man ## Make all files of a release
	SWIFT="$(SWIFT)" Packaging/make-release .build/release/labelkit .build/man .build/release/labelkit-server

clean: ## Remove the build and the rendered images
	rm -rf .build .build-asan .build-debug .build-fuzz .build-times .build-tsan out

deps: ## Install the missing C libraries, fonts and tools
	@scripts/install-deps
