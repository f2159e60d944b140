# SPDX-License-Identifier: MIT

SWIFT ?= swift
PREFIX ?= /usr/local
MAN1 = $(PREFIX)/share/man/man1
# Where shells look for the completions of all users.
BASH_COMPLETION = $(PREFIX)/share/bash-completion/completions/labelkit
ZSH_COMPLETION = $(PREFIX)/share/zsh/site-functions/_labelkit
FISH_COMPLETION = $(PREFIX)/share/fish/vendor_completions.d/labelkit.fish
# For tests in debug builds only; see scripts/test.
unexport LABELKIT_OPTIMIZED
FORMATTED := Sources Tests Fuzz Plugins Benchmarks/LabelBench Examples Package.swift

# All release tuning is here, for `make build`, `make bench` and `make install`. Package.swift has no unsafe flags, because SwiftPM refuses them in
# dependencies. The tool contains Swift's runtime and runs without a Swift installation. Its addresses are bound at start and read-only afterwards.
# SwiftPM's RUNPATH of $ORIGIN is left out, so that no library is loaded from the tool's folder.
RELEASE = -c release --static-swift-stdlib --disable-local-rpath -Xcc -fstack-protector-strong -Xswiftc -use-ld=lld \
	-Xlinker -z -Xlinker now -Xlinker --no-export-dynamic $(RELATIVE) $(foreach name,$(ARCHIVES),$(call archive,$(name)))

# What the loader adds to the executable's addresses, in 21 KB instead of 2.4 MB. Loaders know the format since glibc 2.36.
GLIBC := $(lastword $(shell getconf GNU_LIBC_VERSION 2>/dev/null))
RELATIVE := $(if $(GLIBC),$(shell printf '%s\n' 2.36 $(GLIBC) | sort -VC && echo -Xlinker -z -Xlinker pack-relative-relocs))

# C libraries to link from their archives if these are installed, as on Debian: seventeen fewer shared libraries make a first label a fifth faster.
# HarfBuzz has no archive; CHarfBuzz loads it.
ARCHIVES := cairo pixman-1 freetype png16 jpeg webp z brotlidec brotlicommon fontconfig expat deflate md sqlite3 yaml icui18n icuuc icudata stdc++
ARCHIVE_FOLDERS := $(shell pkg-config --variable=libdir cairo 2>/dev/null) $(wildcard /usr/lib/gcc/*/*)
# ICU's data is linked without what the tool never asks for.
archive_file = $(if $(filter icudata,$(1)),'$(shell scripts/small-icu-data)',-l:lib$(1).a)
archive = $(if $(wildcard $(ARCHIVE_FOLDERS:=/lib$(1).a)),-Xlinker '--remap-inputs=*/lib$(1).so=/dev/null' -Xlinker $(call archive_file,$(1)))

.DEFAULT_GOAL := help
.PHONY: help demo test build server bench fuzz sanitize lint format record docs man install uninstall deb wheel image bundle clean deps

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' Makefile

demo: build ## Render Examples/weather.yaml into out/
	.build/release/labelkit batch Examples/weather.yaml -o out/ --gallery out/index.html
	@echo "All images on one page: $$PWD/out/index.html"

# Plain `swift test` runs XCTest's few tests and then Swift Testing's, these in parallel; --parallel is XCTest's.
test: deps ## Build and run all tests; V=1 shows more than the failures
	@SWIFT="$(SWIFT)" scripts/test

build: deps ## Build labelkit in release: .build/release/labelkit
	$(SWIFT) build $(RELEASE) --product labelkit

server: build ## Build labelkit-server in release, which labelkit live starts
	$(SWIFT) build $(RELEASE) --product labelkit-server

bench: build ## Measure stages, batches and instructions
	$(SWIFT) build $(RELEASE) --product LabelBench
	.build/release/LabelBench Benchmarks/labels/*.ndjson
	Benchmarks/count-instructions

SECONDS := 60
fuzz: deps ## Feed the readers of foreign bytes with mutated ones: SECONDS=60 each; FUZZ="svg css" for some
	@SWIFT="$(SWIFT)" scripts/fuzz $(SECONDS) $(FUZZ)

sanitize: deps ## Run all tests under AddressSanitizer and ThreadSanitizer; takes two hours
	@SWIFT="$(SWIFT)" scripts/sanitize

lint: ## Check the style
	$(SWIFT) format lint --strict --parallel --recursive $(FORMATTED)
	@scripts/check-comments

format: ## Format the sources
	$(SWIFT) format format --in-place --parallel --recursive $(FORMATTED)

record: deps ## Accept the current images and dumps into Snapshots/
	@LABELKIT_RECORD=failed SWIFT="$(SWIFT)" scripts/test
	@git status --short Snapshots Documentation/Pipeline.md Documentation/Manifest.md Examples/images/pipeline.png Examples/images/keys 'Sources/*.docc/*' 'Tests/*/__Snapshots__/*'

docs: deps ## Build the documentation of the libraries: .build/docs/index.html
	@SWIFT="$(SWIFT)" scripts/docs/build-docs

man: deps ## Write the manual pages into .build/man
	$(SWIFT) build $(RELEASE) --product WriteManPages
	rm -rf .build/man
	.build/release/WriteManPages .build/man

# Built in a scratch folder of its own, and stripped.
install: deps ## Install labelkit, its manual pages and completions (PREFIX=/usr/local)
	$(SWIFT) build $(RELEASE) --product labelkit -Xlinker --strip-all --scratch-path .build/install
	$(SWIFT) build $(RELEASE) --product labelkit-server -Xlinker --strip-all --scratch-path .build/install
	$(SWIFT) build $(RELEASE) --product WriteManPages -Xlinker --strip-all --scratch-path .build/install
	rm -rf .build/install/man
	.build/install/release/WriteManPages .build/install/man
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(MAN1)"
	install -m 755 .build/install/release/labelkit "$(DESTDIR)$(PREFIX)/bin/labelkit"
	install -m 755 .build/install/release/labelkit-server "$(DESTDIR)$(PREFIX)/bin/labelkit-server"
	install -m 644 .build/install/man/*.1 "$(DESTDIR)$(MAN1)"
	for shell in bash zsh fish; do .build/install/release/labelkit completions $$shell >.build/install/completion.$$shell || exit 1; done
	install -D -m 644 .build/install/completion.bash "$(DESTDIR)$(BASH_COMPLETION)"
	install -D -m 644 .build/install/completion.zsh "$(DESTDIR)$(ZSH_COMPLETION)"
	install -D -m 644 .build/install/completion.fish "$(DESTDIR)$(FISH_COMPLETION)"

# Only pages and completions with the line that says that LabelKit wrote them.
uninstall: ## Remove what make install has installed
	rm -f "$(DESTDIR)$(PREFIX)/bin/labelkit" "$(DESTDIR)$(PREFIX)/bin/labelkit-server"
	for page in "$(DESTDIR)$(MAN1)"/labelkit.1 "$(DESTDIR)$(MAN1)"/labelkit-*.1; do \
	  if [ -f "$$page" ] && head -n 1 "$$page" | grep -q 'Written by WriteManPages'; then rm "$$page"; fi; done
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

clean: ## Remove the build and the rendered images
	rm -rf .build .build-asan .build-fuzz .build-tsan out

deps: ## Install the missing C libraries, fonts and tools
	@scripts/install-deps
