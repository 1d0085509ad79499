# How the program that people install is compiled and linked on Linux: each flag that is no default,
# what it does, what it gains alone, and how one would notice that it broke. What gains less than
# 2 % of the start or of the size has no place here. Measured on x86-64 with Swift 6.3: the start in
# instructions up to the first screen and out again (`valgrind --tool=callgrind`), the size in bytes.
#
# `make test-all` starts this program in all tests from end to end, so each of them watches over all of
# this; what is said below is where one would look first.

# The runtime goes into the program: one file to copy, and nothing to install. What is read is then watched
# for each view alone (`ObservationScope`), by names of the runtime; one that is gone is a link error.
RELEASE_FLAGS := -c release --static-swift-stdlib --disable-local-rpath -Xswiftc -DSTATIC_RUNTIME

# Puts small types of its own (`Sources/Essentials`) into the place of Foundation's: 19.1 → 14.7 MB,
# start −5 %. What needs more of it would not compile; `make build` refuses 16 MB and more.
RELEASE_FLAGS += -Xswiftc -DWITHOUT_FOUNDATION

# Keeps the regular expressions of the standard library out, which its own ways of searching text bring
# along (`Sources/Essentials/Search.swift` has others): 16.2 → 15.0 MB. Files that import Essentials see the
# C library, which names them: there only the size tells that something needs them.
RELEASE_FLAGS += -Xswiftc -Xfrontend -Xswiftc -disable-implicit-string-processing-module-import

# Links with lld, which the next ones ask for.
RELEASE_FLAGS += -Xswiftc -use-ld=lld

# Leaves out the hashes of the modules (.swift_modhash), which only the compiler reads and which differ with
# the folder: the program is the same in every folder, size −25 KB. `make check-release` compares two.
RELEASE_FLAGS += -Xlinker .ci/no-module-hashes.ld

# Gives sections a place in memory without content in the file: what closures capture (swift5_capture) and
# associated types (swift5_assocty), which only debuggers read, and the settings of the crash report
# (swift5_backtrace), which are all zero: size −196 KB.
RELEASE_FLAGS += -Xlinker .ci/no-contents.ld

# Strips symbols and debug information: 39.9 → 16.3 MB. A crash report has addresses, no names.
RELEASE_FLAGS += -Xlinker -s

# Optimises for size: size −5 %, and the start takes no longer.
RELEASE_FLAGS += -Xswiftc -Osize

# Lets modules inline each other's functions: start −6 %, size +2 %. A build error would name it.
RELEASE_FLAGS += -Xswiftc -cross-module-optimization

# Calls the metadata accessor of a concrete type and does not demangle the type's name at run time:
# start −52 %. It is a flag of the compiler's frontend; one that no longer knew it would say so.
RELEASE_FLAGS += -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors

# Leaves out the checks that no two accesses to a variable overlap, which the debug builds have that all
# tests run: start −4 %, a key −7 %. What overlapped would be a fault in a test.
RELEASE_FLAGS += -Xswiftc -enforce-exclusivity=unchecked

# Leaves out the checks that closures of the main actor run on it, which the debug builds have that all
# tests run: by their share of the profile 3 to 11 % of a key, 1 % of the start. What ran elsewhere would
# end a test.
RELEASE_FLAGS += -Xswiftc -Xfrontend -Xswiftc -disable-dynamic-actor-isolation

# Puts each function into a section of its own, so that --gc-sections leaves out what nothing calls:
# size −3 %. What went missing by mistake would be a link error.
RELEASE_FLAGS += -Xswiftc -Xfrontend -Xswiftc -function-sections

# Folds functions of identical code into one: size −2.5 %. Two functions may then have one address,
# which nothing here compares.
RELEASE_FLAGS += -Xlinker --icf=all

# Leaves out the names of all Unicode characters, which the library brings and nothing here reads: size −3.5 %.
# Whatever asked a character for its name would abort; `make lint` refuses such code.
RELEASE_FLAGS += -Xlinker --wrap=_swift_stdlib_getScalarName
RELEASE_FLAGS += -Xlinker --defsym=__wrap__swift_stdlib_getScalarName=abort

# Where there are archives of the C library, of C++ and of ncurses, links them in, so that no dynamic
# loader runs: start −24 %, and no library is needed. A program that was linked otherwise names its
# libraries in `ldd`.
archive = $(if $(C_COMPILER),$(filter /%,$(shell $(C_COMPILER) -print-file-name=$(1) 2>/dev/null)))
ARCHIVES := $(foreach name,libc.a libstdc++.a libncursesw.a libtinfo.a,$(call archive,$(name)))
ifneq ($(word 4,$(ARCHIVES)),)
RELEASE_FLAGS += -Xswiftc -static-executable -Xlinker -ltinfo

# Leaves the unwind tables out (.eh_frame): size −12 %. They are for C++ exceptions and for
# pthread_exit, and nothing in the program does either: a crash is reported by frame pointers, and the
# main thread waits in a loop where dispatchMain would end it. Whatever unwinds aborts at once. The
# benchmarks, which end their main thread, are linked without this.
PROGRAM_FLAGS := -Xlinker .ci/no-unwind-tables.ld -Xlinker --no-eh-frame-hdr
endif
