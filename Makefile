# bmi-tui: `make run` shows it, `make test` tests it, `make help` lists the rest.

PREFIX ?= /usr/local
DESTDIR ?=
ARGS ?=

# Only bash expands a ~ after PREFIX=; other shells pass it on, and a folder of this name would be made here.
home = $(if $(filter ~ ~/%,$(1)),$(patsubst ~/%,$(HOME)/%,$(patsubst ~,$(HOME),$(1))),$(1))
override PREFIX := $(call home,$(PREFIX))
override DESTDIR := $(call home,$(DESTDIR))
$(if $(filter ~%,$(PREFIX) $(DESTDIR)),$(error PREFIX and DESTDIR cannot begin with ~NAME: write the path))

SYSTEM := $(shell uname -s)
C_COMPILER := $(firstword $(shell command -v clang cc gcc))
BINARY := .build/release/bmi-tui
MANUAL := share/man/man1/bmi-tui.1
MANUAL_JA := share/man/ja/man1/bmi-tui.1
BASH_COMPLETIONS := share/bash-completion/completions/bmi-tui
ZSH_FOLDER ?= share/zsh/site-functions
ZSH_COMPLETIONS := $(ZSH_FOLDER)/_bmi-tui
FISH_COMPLETIONS := share/fish/vendor_completions.d/bmi-tui.fish
SAID := $(MANUAL) $(MANUAL_JA) $(BASH_COMPLETIONS) $(ZSH_COMPLETIONS) $(FISH_COMPLETIONS)
STORAGE_PROBE := .build/program/release/StorageProbe
SOURCES := Package.swift Sources Tests
DEBUG_PROGRAM := .build/debug/bmi-tui
DEBUG_PROBE := .build/debug/StorageProbe
PHASE = .ci/phase .build/$@.log
SCREEN_TESTS := '^(CommandLine|CursesUI|Gallery|UserInterface)Tests\.'
END_TO_END_TESTS := '^EndToEndTests\.'
# What only holds for the release program, or needs the package Tests/SwiftUI.
RELEASE_TESTS := '^EndToEndTests\.(Release|Stars)Tests/'
PROBE_TESTS := '^DataSourceTests\.(Certainty|FaultInjection|MachineFault|Process|RealFault|SpecialFile)Tests/'
ACCEPTED_COUNTS = Tests/Benchmarks/Counts/Accepted/swift-$(shell \
	swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p')-$(shell uname -m).txt

ifeq ($(SYSTEM),Darwin)
RELEASE_FLAGS := -c release -Xlinker -dead_strip
VTERM_PREFIX := $(shell brew --prefix 2>/dev/null)
VTERM_FLAGS := $(if $(VTERM_PREFIX),-Xcc -I$(VTERM_PREFIX)/include -Xlinker -L$(VTERM_PREFIX)/lib)
else
include .ci/release.mk
VTERM_FLAGS :=
endif
RELEASE := --scratch-path .build/program $(RELEASE_FLAGS)
# The gallery needs Foundation; otherwise it is built like the program.
SOAK := --scratch-path .build/soak $(subst -Xswiftc -DWITHOUT_FOUNDATION,,$(RELEASE_FLAGS))
# Debug information is left out: building all tests takes a tenth less. Who needs it says `swift build`. The index
# stays: on Linux, tests are found by it.
DEBUG := -debug-info-format none
# Package.swift reads this.
export BMI_TUI_OPTIMIZED_TOOLKIT := 1
SWIFTUI_PACKAGE := --package-path Tests/SwiftUI --scratch-path .build/swiftui
# As other people build it.
PLAINLY := env -u BMI_TUI_OPTIMIZED_TOOLKIT
TEST_FLAGS := $(DEBUG) --explicit-target-dependency-import-check error $(VTERM_FLAGS)

.PHONY: build run gallery compile test test-all some-tests soak bench bench-counts lint format install put uninstall deb dist release \
	check-release clean help \
	swift ncurses vterm oracles synchronizers build-tests debug-tests screen-tests end-to-end-tests fault-tests other-tests release-tests storage-probe swiftui-tests

# The scratch folder is another than that of the debug builds, so that both can be built at once.
build: swift ncurses ## Build the program to keep, in .build/release
	@$(PHASE) 'Building the program' swift build --quiet $(RELEASE) $(PROGRAM_FLAGS) --product bmi-tui
	@mkdir -p $(dir $(BINARY))
	@test "$$(wc -c <.build/program/release/bmi-tui)" -lt 16000000 || { \
		echo "build: the program has 16 MB or more" >&2; exit 1; }
	@cp .build/program/release/bmi-tui $(BINARY).new && mv $(BINARY).new $(BINARY)
	@echo "$(BINARY)"

run: swift ncurses ## Build and start the program; ARGS="…" are its arguments
	@$(PHASE) 'Building the program' swift build --quiet $(DEBUG) --product bmi-tui
	@$(DEBUG_PROGRAM) $(ARGS)

gallery: swift ncurses ## Show every control in its states; ARGS=Chart starts with that page
	@$(PHASE) 'Building the gallery' swift build --quiet $(DEBUG) --product Gallery
	@.build/debug/Gallery $(ARGS)

compile: swift ncurses ## Compile one target and show its errors: TARGET=Model
	@swift build --quiet $(TEST_FLAGS) --target $(TARGET)

test: swift ncurses vterm oracles ## Build and run the tests, from end to end with the program of the debug build
	@.ci/phase - 'make test' $(MAKE) --no-print-directory debug-tests

test-all: swift ncurses vterm oracles ## Also test the release program, what is packed, and the package Tests/SwiftUI
	@.ci/phase - 'make test-all' $(MAKE) --no-print-directory debug-tests release-tests

some-tests: swift ncurses vterm oracles build-tests ## Build, and run the tests whose names match: TESTS='ModelTests.RateService'
	$(call run_tests,tests,$(DEBUG_PROGRAM),$(DEBUG_PROBE),--filter '$(TESTS)')

build-tests:
	@$(PHASE) 'Building the tests' swift build --quiet --build-tests $(TEST_FLAGS)

debug-tests: build-tests
	@$(MAKE) --no-print-directory -j4 screen-tests end-to-end-tests fault-tests other-tests

# What draws has the main thread to itself, and what waits for programs has its own threads: four processes use both
# cores. None builds, so that none waits for the lock of another.
screen-tests:
	$(call run_tests,tests of screens,$(DEBUG_PROGRAM),$(DEBUG_PROBE),--filter $(SCREEN_TESTS))

end-to-end-tests:
	$(call run_tests,tests from end to end,$(DEBUG_PROGRAM),$(DEBUG_PROBE),--filter $(END_TO_END_TESTS) --skip $(RELEASE_TESTS))

fault-tests:
	$(call run_tests,tests of faults,$(DEBUG_PROGRAM),$(DEBUG_PROBE),--filter $(PROBE_TESTS))

other-tests:
	$(call run_tests,other tests,$(DEBUG_PROGRAM),$(DEBUG_PROBE),--skip $(SCREEN_TESTS) --skip $(END_TO_END_TESTS) --skip $(PROBE_TESTS))

# The tests from end to end run with what `make install` installs, and faults come at more places.
release-tests: export BMI_TUI_FINE := 1
release-tests:
	@$(MAKE) --no-print-directory -j2 storage-probe swiftui-tests
	$(call run_tests,tests of the release,$(BINARY),$(STORAGE_PROBE),--filter $(END_TO_END_TESTS) --filter $(PROBE_TESTS))

# run_tests: what they are tests of, program, probe, and which ones
define run_tests
	@BMI_TUI_PROGRAM="$(CURDIR)/$(2)" BMI_TUI_STORAGE_PROBE="$(CURDIR)/$(3)" \
		$(PHASE) '$(1)' swift test --skip-build --ignore-lock --disable-xctest $(TEST_FLAGS) $(4)
endef

# What the fault tests kill and refuse system calls is compiled and linked like the program.
storage-probe: build
	@$(PHASE) 'Building the program of the fault tests' \
		swift build --quiet $(RELEASE) $(PROGRAM_FLAGS) --product StorageProbe

# SwiftPM sees added and removed files of the other package only when its manifest has changed.
swiftui-tests:
	@touch Tests/SwiftUI/Package.swift
	@$(PHASE) "Building the tests of others' SwiftUI" \
		$(PLAINLY) swift build --quiet --build-tests $(DEBUG) $(SWIFTUI_PACKAGE)
	@$(PHASE) "tests of others' SwiftUI" \
		$(PLAINLY) swift test --skip-build --disable-xctest $(DEBUG) $(SWIFTUI_PACKAGE)

soak: export PROGRESS := 60
soak: export BMI_TUI_SOAK := 1
soak: swift ncurses vterm oracles synchronizers storage-probe build-tests ## Run the long forms of the tests: a fault at every system call, a million keys
	@$(PHASE) 'Building the gallery' swift build --quiet $(SOAK) --product Gallery
	@$(PHASE) 'Random walk' .build/soak/release/Gallery walk 1000000
	$(call run_tests,tests in their long form,$(BINARY),$(STORAGE_PROBE),--skip '^EndToEndTests\.StarsTests/')

bench: build ## Measure the speed, the memory and the start, in one table
	@swift build --quiet $(RELEASE) --product Benchmarks
	@BMI_TUI_PROGRAM="$(CURDIR)/$(BINARY)" .build/program/release/Benchmarks

# What was counted depends on the compiler and the processor, and on nothing else that runs.
bench-counts: build ## Count the instructions of what people do often; ACCEPT_COUNTS=1 keeps them
	@command -v valgrind >/dev/null || { echo "valgrind counts the instructions; it is not here" >&2; exit 1; }
	@swift build --quiet $(RELEASE) --product Benchmarks
	@BMI_TUI_PROGRAM="$(BINARY)" BMI_TUI_VALGRIND="$$(command -v valgrind)" \
		.build/program/release/Benchmarks counts "$(ACCEPTED_COUNTS)"

lint: swift ## Check the style, imports, the length of types, the toolkit's floors, comments and pages
	@swift format lint --strict --recursive $(SOURCES)
	@.ci/prose
	$(call forbid,'import (CNCurses|CSystem)',Sources --exclude-dir=Shell,only the shell of the toolkit knows ncurses and the system)
	@files="$$(find Sources/CursesCore -name '*.swift' | sort)"; \
		awk -v root=Sources/CursesCore -f .ci/floors.awk .ci/floors $$files $$files >&2
	@awk -v limit=600 -f .ci/types.awk $$(find Sources -name '*.swift') >&2
	$(call forbid,'import (CNCurses|CSystem)',$(wildcard Tests),tests see the terminal as people do)
	$(call forbid,'@_silgen_name|@_spi|unsafeBitCast',Sources --exclude-dir=Reflection,\
		what Swift keeps to itself is used in one room)
	$(call forbid,'import (DataSource|Model|UserInterface)\b',$(wildcard Sources/Curses*),\
		the toolkit knows no layer)
	$(call forbid,'import (Curses[A-Z][a-z]+|UserInterface)\b',Sources/Model,Model draws nothing)
	$(call forbid,'import (Curses[A-Z][a-z]+|UserInterface|Model)\b',Sources/DataSource,\
		DataSource knows no layer)
	$(call forbid,'import (CursesUI|CursesTesting)\b',Sources/SharedInterface Sources/UserInterface \
		Sources/CommandLineInterface Sources/bmi-tui,the app needs CursesCore and CursesCharts only)
	$(call forbid,'import (UserInterface|CommandLineInterface)\b',Sources/SharedInterface \
		Sources/CommandLineInterface Sources/UserInterface,screens and commands stand side by side)
	$(call forbid,'properties\.name',Sources,the program has no names of characters)
	$(call forbid,'import DataSource\b',Sources/bmi-tui,the program only starts the layers)
	$(call forbid,'// MARK:|try!',$(SOURCES),not in this house)
	$(call forbid,'import Foundation(Essentials)?$$',Sources --exclude-dir=Essentials \
		--exclude-dir=CursesUIMacros,Essentials has what is needed of Foundation)
	@for file in $$(grep -rlE --exclude-dir=SwiftUI \
		'^ *(internal |public )?import Foundation$$' Sources Tests); do \
		grep -q 'canImport(FoundationEssentials)' "$$file" || { \
			echo "$$file imports all of Foundation" >&2; exit 1; }; \
	done

format: swift ## Lay the sources out as the style says
	@swift format format --in-place --recursive $(SOURCES)

install: ## Install the program, its manual and completions under PREFIX (DESTDIR goes before it)
	@if command -v swift >/dev/null; then $(MAKE) --no-print-directory build; fi
	@$(MAKE) --no-print-directory put

# The manual and the completions are what the program says of itself.
put:
	@"$(BINARY)" --version >/dev/null || { echo "$(BINARY) does not run: make build makes it" >&2; exit 1; }
	install -d $(foreach file,bin/bmi-tui $(SAID),"$(DESTDIR)$(PREFIX)/$(dir $(file))")
	install -m 755 "$(BINARY)" "$(DESTDIR)$(PREFIX)/bin/bmi-tui"
	LC_ALL=C "$(BINARY)" help man >"$(DESTDIR)$(PREFIX)/$(MANUAL)"
	LC_ALL=C "$(BINARY)" --lang ja help man >"$(DESTDIR)$(PREFIX)/$(MANUAL_JA)"
	LC_ALL=C "$(BINARY)" completions bash >"$(DESTDIR)$(PREFIX)/$(BASH_COMPLETIONS)"
	LC_ALL=C "$(BINARY)" completions zsh >"$(DESTDIR)$(PREFIX)/$(ZSH_COMPLETIONS)"
	LC_ALL=C "$(BINARY)" completions fish >"$(DESTDIR)$(PREFIX)/$(FISH_COMPLETIONS)"
	chmod 644 $(foreach file,$(SAID),"$(DESTDIR)$(PREFIX)/$(file)")

uninstall: ## Take away what was installed; the data stays
	rm -f $(foreach file,bin/bmi-tui $(SAID),"$(DESTDIR)$(PREFIX)/$(file)")

deb: build ## Make a Debian package in .build/package; LICENCE and MAINTAINER are its owner's to say
	@command -v dpkg-deb >/dev/null || { echo "dpkg-deb makes Debian packages; it is not here" >&2; exit 1; }
	@MAKE="$(MAKE)" .ci/package deb "$(BINARY)" .build/package

# Nothing is built before all is there.
release: ## Make what others install, in .build/dist; URL=… is where it will be, LICENCE and MAINTAINER as in deb
	@ARCHIVES="$(ARCHIVES)" .ci/package ready
	@$(MAKE) --no-print-directory build
	@MAKE="$(MAKE)" .ci/package release "$(BINARY)" .build/dist

# Builds the program from nothing, so no other target asks for it.
AGAIN := .build/again/a/folder/of/another/name
check-release: release ## Make the release once more in another folder, and compare bit for bit
	@rm -rf .build/again && git clone -q . $(AGAIN)
	@cd $(AGAIN) && umask 077 && TZ=Asia/Tokyo LC_ALL=C $(MAKE) --no-print-directory release
	@diff -r .build/dist $(AGAIN)/.build/dist && rm -rf .build/again && echo "equal: .build/dist"

dist: build ## Make a tarball of what is installed in .build/package
	@MAKE="$(MAKE)" .ci/package dist "$(BINARY)" .build/package

clean: ## Take away everything that was built
	rm -rf .build

help: ## List the targets
	@sed -n 's/^\([a-z-]*\):[^#]*## /\1	/p' Makefile | expand -t 12

swift:
	@command -v swift >/dev/null || { \
		echo "Swift 6.2 or later is needed: https://www.swift.org/install" >&2; exit 1; }

ncurses:
	$(call need,ncurses.h,libncurses-dev,ncurses-devel,ncurses,ncurses)

vterm:
	$(call need,vterm.h,libvterm-dev,libvterm-devel,libvterm,libvterm)

# Archives and databases of tests are made by the programs that are right about them.
oracles:
	$(call need_program,zip,zip)
	$(call need_program,sqlite3,sqlite3,sqlite)

# Syncthing runs in a network that ip brings up; only Linux has those.
synchronizers:
	$(call need_program,git,git)
	$(call need_program,unison,unison)
	$(call need_program,rclone,rclone)
ifneq ($(SYSTEM),Darwin)
	$(call need_program,syncthing,syncthing)
	$(call need_program,ip,iproute2,iproute)
endif

# need: header, and the package that has it for apt, dnf, pacman and brew
need = $(call install_unless,printf '\043include <$(1)>\n' | $(C_COMPILER) $(filter -I%,$(VTERM_FLAGS)) \
	-E - >/dev/null 2>&1,$(1),$(2),$(3),$(4),$(5))
# need_program: name, and its package, for dnf another one
need_program = $(call install_unless,command -v $(1) >/dev/null,$(1),$(2),$(or $(3),$(2)),$(2),$(2))

# install_unless: test, what is missing, and the package that has it for apt, dnf, pacman and brew
define install_unless
	@$(1) || { \
		test "$$(id -u)" = 0 && sudo= || sudo='sudo '; \
		if command -v apt-get >/dev/null; then \
			try="$${sudo}apt-get install -y -q $(3)"; \
			first="$${sudo}apt-get update -q"; \
		elif command -v dnf >/dev/null; then try="$${sudo}dnf install -y -q $(4)"; first=true; \
		elif command -v pacman >/dev/null; then try="$${sudo}pacman -S --noconfirm $(5)"; first=true; \
		elif command -v brew >/dev/null; then try="brew install $(6)"; first=true; \
		else echo "$(2) is missing: install $(5)" >&2; exit 1; fi; \
		if test -n "$$sudo" && ! command -v sudo >/dev/null && ! command -v brew >/dev/null; then \
			echo "$(2) is missing; as root, type: $${try#sudo }" >&2; exit 1; fi; \
		echo "$(2) is missing: $$try"; \
		if test -t 0 && test -t 1; then \
			printf 'Run this now? [Y/n] '; read -r answer || exit 1; \
			case $$answer in ''|[yY]*) ;; *) exit 1 ;; esac; fi; \
		$$try >/dev/null 2>&1 || { $$first && $$try; } >&2 || { \
			echo "$(2) is still missing; type: $$first && $$try" >&2; exit 1; }; }
endef

# forbid: a pattern, the places where it may not stand, and why
define forbid
	@! grep -rnE $(1) --include='*.swift' $(2) || { echo "lint: $(3)" >&2; exit 1; }
endef
