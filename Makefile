# bmi-tui: `make run` shows it, `make test` tests it, `make help` lists the rest.

PREFIX ?= /usr/local
DESTDIR ?=
ARGS ?=

SYSTEM := $(shell uname -s)
QUIET := $(shell test -t 2 || echo --quiet)
C_COMPILER := $(firstword $(shell command -v clang cc gcc))
BINARY := .build/release/bmi-tui
SOURCES := Package.swift Sources Tests
TEST_LOG := .build/test.log

ifeq ($(SYSTEM),Darwin)
RELEASE_FLAGS := -c release -Xlinker -dead_strip
VTERM_PREFIX := $(shell brew --prefix 2>/dev/null)
VTERM_FLAGS := $(if $(VTERM_PREFIX),-Xcc -I$(VTERM_PREFIX)/include -Xlinker -L$(VTERM_PREFIX)/lib)
else
# The first screen comes sooner where nothing is relocated or looked for at the start, so that what
# there is an archive of is taken in, and where a type that is known to the compiler is not looked
# up by its name. A function that nothing calls stays out, for which each has a section of its own.
# That no two accesses to a variable overlap is checked in the tests.
RUNTIME := $(CURDIR)/.build/runtime
find = $(filter /%,$(shell $(C_COMPILER) -print-file-name=$(1) 2>/dev/null))
ARCHIVES := $(foreach archive,libc.a libstdc++.a libncursesw.a libtinfo.a,$(call find,$(archive)))
LINK_FLAGS := $(if $(word 4,$(ARCHIVES)),-Xswiftc -static-executable,-Xswiftc -Xclang-linker -Xswiftc -no-pie)
RELEASE_FLAGS := -c release -Xswiftc -Osize --static-swift-stdlib --disable-local-rpath -Xswiftc -use-ld=lld -Xlinker -s -Xlinker --icf=all \
	-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
	-Xswiftc -enforce-exclusivity=unchecked -Xswiftc -cross-module-optimization \
	-Xswiftc -Xfrontend -Xswiftc -function-sections \
	-Xlinker -L.build/static $(if $(call find,libtinfo.a),-Xlinker -ltinfo) \
	-Xswiftc -resource-dir -Xswiftc $(RUNTIME) $(LINK_FLAGS)
# The program throws nothing in C++ and ends no thread by force, so that its tables for unwinding stay
# out; the loop that the benchmarks run in does the latter. What conforms to a protocol is looked for
# among all that conforms to any: what the program never asks about stays out too, and so does what only
# debuggers read.
UNASKED := _RegexParser.a:* _StringProcessing.a:* _FoundationCollections.a:* \
	$(foreach file,FoundationAttributes Attributed Predicate Locale+Components RecurrenceRule URLTemplate,\
		FoundationEssentials.a:$(file)*)
PROGRAM_FLAGS := $(if $(word 4,$(ARCHIVES)),-Xlinker .build/static/program.ld -Xlinker --no-eh-frame-hdr)
VTERM_FLAGS :=
endif
TEST_FLAGS := --explicit-target-dependency-import-check error $(VTERM_FLAGS)

.PHONY: build run gallery test soak bench lint format install uninstall clean help swift ncurses vterm archives

# What a linker has written comes into memory a page at a time, a copy of it in larger pieces.
build: swift ncurses archives ## Build the program to keep, in .build/release
	@swift build $(QUIET) $(RELEASE_FLAGS) $(PROGRAM_FLAGS) --product bmi-tui
	@cp "$(BINARY)" "$(BINARY).copy" && mv "$(BINARY).copy" "$(BINARY)"
	@echo "$(BINARY)"

run: swift ncurses ## Build and start the program; ARGS="…" are its arguments
	@swift build $(QUIET) --product bmi-tui
	@.build/debug/bmi-tui $(ARGS)

gallery: swift ncurses ## Show every control in its states; ARGS=Chart starts with that page
	@swift build $(QUIET) --product Gallery
	@.build/debug/Gallery $(ARGS)

test: swift ncurses vterm ## Build and run all tests
	@swift build $(QUIET) --build-tests $(TEST_FLAGS)
	@swift build $(QUIET) --package-path Tests/OutsidePackage --scratch-path .build/outside
	@swift test --skip-build --disable-xctest $(TEST_FLAGS) >$(TEST_LOG) 2>&1 \
		|| { grep -vE '^(◇|↳|✔|━|\[)' $(TEST_LOG); exit 1; }
	@tail -n 1 $(TEST_LOG)

soak: swift ncurses vterm archives ## Run the long forms of the tests: a fault at every system call, a million keys
	@swift build $(QUIET) $(RELEASE_FLAGS) --product Benchmarks
	@.build/release/Benchmarks walk 1000000
	@swift build $(QUIET) --build-tests $(TEST_FLAGS)
	@BMI_TUI_SOAK=1 swift test --skip-build --disable-xctest $(TEST_FLAGS)

bench: build ## Measure the speed, the memory and the start, in one table
	@swift build $(QUIET) $(RELEASE_FLAGS) --product Benchmarks
	@.build/release/Benchmarks

lint: swift ## Check the style, which target may import which, and the toolkit's floors
	@swift format lint --strict --recursive $(SOURCES)
	$(call forbid,'import CNCurses',Sources --exclude-dir=Shell,only the shell of the toolkit knows ncurses)
	@files="$$(find Sources/CursesUI -name '*.swift' | sort)"; \
		awk -v root=Sources/CursesUI -f .ci/floors.awk .ci/floors $$files $$files >&2
	@find Sources -type d | while read -r room; do \
		count="$$(find "$$room" -maxdepth 1 -type f | wc -l)"; \
		test "$$count" -le 22 || { echo "lint: $$count files beside each other in $$room" >&2; exit 1; }; \
	done
	$(call forbid,'import CNCurses',$(wildcard Tests),tests see the terminal as people do)
	$(call forbid,'import (DataSource|Model|UserInterface)\b',Sources/CursesUI,the toolkit knows no layer)
	$(call forbid,'import (CursesUI|UserInterface)\b',Sources/Model,Model draws nothing)
	$(call forbid,'import (CursesUI|UserInterface|Model)\b',Sources/DataSource,DataSource knows no layer)
	$(call forbid,'import DataSource\b',Sources/bmi-tui,the program only starts the layers)
	$(call forbid,'// MARK:|try!',$(SOURCES),not in this house)
	@for file in $$(grep -rlE '^ *(internal |public )?import Foundation$$' Sources Tests); do \
		grep -q 'canImport(FoundationEssentials)' "$$file" || { \
			echo "$$file imports all of Foundation" >&2; exit 1; }; \
	done

format: swift ## Lay the sources out as the style says
	@swift format format --in-place --recursive $(SOURCES)

install: ## Install the program under PREFIX (DESTDIR goes before it)
	@if command -v swift >/dev/null; then $(MAKE) --no-print-directory build; fi
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 "$(BINARY)" "$(DESTDIR)$(PREFIX)/bin/bmi-tui"

uninstall: ## Take the installed program away; the data stays
	rm -f "$(DESTDIR)$(PREFIX)/bin/bmi-tui"

clean: ## Take away everything that was built
	rm -rf .build

help: ## List the targets
	@sed -n 's/^\([a-z]*\):[^#]*## /\1	/p' Makefile | expand -t 12

# A copy of the runtime's archives without the tables for unwinding and the zeros that it keeps room
# with, beside what else is taken in.
archives:
	@mkdir -p $(RUNTIME)/linux .build/static
	@echo 'SECTIONS { /DISCARD/ : { *(.eh_frame) $(foreach part,$(UNASKED),*$(part)(swift5_protocol_conformances))' \
		'$(foreach section,assocty builtin mpenum,*(EXCLUDE_FILE(*swiftrt.o) swift5_$(section))) } }' \
		'INSERT AFTER .rodata;' >.build/static/program.ld
	@for archive in $(filter-out %/libc.a,$(ARCHIVES)); do ln -sf "$$archive" .build/static/; done
	@runtime="$$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')"; \
		for part in "$${runtime}_static"/* "$${runtime}_static"/linux/*; do \
			copy="$(RUNTIME)$${part#$${runtime}_static}"; \
			test -e "$$copy" -a ! "$$part" -nt "$$copy" -a ! Makefile -nt "$$copy" || case "$$part" in \
				*/lib*swift*.a | */lib*FoundationEssentials.a | */lib*FoundationCollections.a) \
					"$$runtime/../../bin/llvm-objcopy" -R .eh_frame -R .rela.eh_frame \
						--set-section-type swift5_backtrace=8 "$$part" "$$copy" \
						|| ln -sf "$$part" "$$copy" ;; \
				*) ln -sfn "$$part" "$$copy" ;; \
			esac; \
		done

swift:
	@command -v swift >/dev/null || { \
		echo "Swift 6.2 or later is needed" >&2; exit 1; }

ncurses:
	$(call need,ncurses.h,libncurses-dev,ncurses-devel,ncurses,ncurses)

vterm:
	$(call need,vterm.h,libvterm-dev,libvterm-devel,libvterm,libvterm)

# need: header, and the package that has it for apt, dnf, pacman and brew
define need
	@printf '#include <$(1)>\n' | $(C_COMPILER) $(filter -I%,$(VTERM_FLAGS)) -E - >/dev/null 2>&1 || { \
		test "$$(id -u)" = 0 && sudo= || sudo='sudo '; \
		if command -v apt-get >/dev/null; then \
			try="$${sudo}apt-get install -y -q $(2)"; \
			first="$${sudo}apt-get update -q"; \
		elif command -v dnf >/dev/null; then try="$${sudo}dnf install -y -q $(3)"; first=true; \
		elif command -v pacman >/dev/null; then try="$${sudo}pacman -S --noconfirm $(4)"; first=true; \
		elif command -v brew >/dev/null; then try="brew install $(5)"; first=true; \
		else echo "$(1) is missing: install the development files of $(4)" >&2; exit 1; fi; \
		if test -n "$$sudo" && ! command -v sudo >/dev/null && ! command -v brew >/dev/null; then \
			echo "$(1) is missing; as root, type: $${try#sudo }" >&2; exit 1; fi; \
		echo "$(1) is missing: $$try"; \
		$$try >/dev/null 2>&1 || { $$first && $$try; } >&2 || { \
			echo "$(1) is still missing; type: $$first && $$try" >&2; exit 1; }; }
endef

# forbid: a pattern, the places where it may not stand, and why
define forbid
	@! grep -rnE $(1) --include='*.swift' $(2) || { echo "lint: $(3)" >&2; exit 1; }
endef
