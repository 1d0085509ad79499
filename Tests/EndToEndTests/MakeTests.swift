import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The Makefile, with a compiler that builds nothing.
@Suite(.timeLimit(.minutes(10)))
struct MakeTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try run(
            #"""
            mkdir -p tree/.build/debug tree/.build/program/release tree/Tests/SwiftUI bin home
            cp -r "$R/Makefile" "$R/.ci" tree
            tool() { printf '#!/bin/sh\n%s\n' "$2" >"$1"; chmod +x "$1"; }
            tool tree/.build/debug/bmi-tui 'echo started'
            tool tree/.build/program/release/bmi-tui 'echo "$*"'
            tool bin/swift 'case $* in --version) echo "Swift version 6.3.1" ;;
            test*) test ! -e "$F/broken" || { echo "◇ Test a() started."; echo "✘ Test b() failed"; exit 1; }
            echo "✔ Test run with 1416 tests in 3 suites passed after 1 second." ;; esac'
            tool bin/clang 'test -e "$F/installed"'
            tool bin/apt-get 'echo "$*" >>"$F/installed"'
            tool bin/sudo '"$@"'
            """#
        )
    }

    @Test(arguments: ["sh", "dash", "zsh -f", "fish --no-config"])
    func prefix_ofAShellThatKeepsTheTilde_isTheHomeFolder(shell: String) throws {
        guard Shells.has(String(shell.prefix { $0 != " " })) else { return }
        try run(
            """
            touch installed; cd tree; export HOME="$F/home"; make -s build >/dev/null
            \(shell) -c 'make -s put PREFIX=~/.local'; test -x "$F/home/.local/bin/bmi-tui"
            test -s "$F/home/.local/share/man/man1/bmi-tui.1"; test ! -e '~'
            grep -q -- '--lang ja help man' "$F/home/.local/share/man/ja/man1/bmi-tui.1"
            \(shell) -c 'make -s uninstall PREFIX=~/.local'
            test -z "$(find "$F/home" -type f)"
            not make -s put PREFIX='~ann/x'; test ! -e '~ann'
            """
        )
    }

    @Test func phases_areNamedWithTheirTime_andAFailureIsShown() throws {
        try run(
            #"""
            touch installed; cd tree; make test >"$F/out"; cat "$F/out"
            for line in 'Building the tests … [0-9]*:[0-9][0-9]' '1,416 tests of screens … [0-9:]*' \
                '1,416 tests from end to end … [0-9:]*' '1,416 other tests … [0-9:]*' \
                'make test passed … [0-9:]*'; do
                grep -q "^$line$" "$F/out"
            done
            make test-all >"$F/out"; cat "$F/out"
            for line in '1,416 other tests … [0-9:]*' 'Building the program … [0-9:]*' \
                '1,416 tests of the release … [0-9:]*' 'make test-all passed … [0-9:]*'; do
                grep -q "^$line$" "$F/out"
            done
            make run >"$F/out" </dev/null; tail -n 1 "$F/out" | grep -qx started
            touch "$F/broken"; not make some-tests TESTS=b >"$F/out" 2>&1
            grep -q 'tests failed after' "$F/out"; grep -q '✘ Test b() failed' "$F/out"
            not grep -q 'Test a() started' "$F/out"
            not make test >"$F/out" 2>&1; grep -q '^make test failed after' "$F/out"
            """#
        )
    }

    @Test func longPhase_saysHowFarItIs() throws {
        try run(
            #"""
            export PROGRESS=0.1; until='until grep -q "$1" "$F/out"; do sleep 0.1; done'
            tree/.ci/phase "$F/log" walk sh -c "echo 7 events; $until" - 'walk … 0:.* … 7 events' >"$F/out"
            tree/.ci/phase "$F/log" tests sh -c "echo '✔ Test a() passed after 1 second.'; $until" -                 'tests … 0:.* … 1 tests' >"$F/out"
            """#
        )
    }

    @Test func put_ofAProgramThatDoesNotRun_isRefused() throws {
        try run(
            """
            cd tree; for binary in none Makefile; do
                not make -s put BINARY="$F/tree/$binary" PREFIX="$F/put" 2>"$F/out"
                grep -q "$binary does not run: make build makes it" "$F/out"; test ! -e "$F/put"
            done
            """
        )
    }

    @Test func swift_thatIsMissing_isNamedWithItsAddress() throws {
        try run(
            """
            rm bin/swift; cd tree; touch installed; not make run >"$F/out" 2>&1
            grep https://www.swift.org/install "$F/out"
            """
        )
    }

    #if os(Linux)
        @Test func missingHeaders_withoutATerminal_areSaidAndInstalled() throws {
            try run(
                """
                cd tree; make run >"$F/out" </dev/null; cat "$F/out"
                grep -q 'ncurses.h is missing: .*apt-get install -y -q libncurses-dev$' "$F/out"
                not grep -q '?' "$F/out"; grep -q '^install .*libncurses-dev$' "$F/installed"
                """
            )
        }

        @Test func missingHeaders_onATerminal_areAskedFor() throws {
            for (answer, isInstalled) in [("n\r", false), ("\r", true)] {
                let session = try folder.shell(aboutRepository: "cd tree; make run", environment)
                try session.expect("[Y/n]")
                #expect(!folder.exists("installed"))
                try session.send(Array(answer.utf8))
                #expect(try (session.waitForEnd() == .exit(0)) == isInstalled)
                #expect(folder.exists("installed") == isInstalled)
            }
        }
    #endif

    private func run(_ script: String) throws {
        try folder.run(aboutRepository: script, environment)
    }

    private var environment: [String: String] {
        ["LC_ALL": "C.UTF-8", "PATH": "\(folder.path)/bin:/usr/bin:/bin"]
    }
}
