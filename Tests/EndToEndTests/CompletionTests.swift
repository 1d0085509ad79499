import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What the shells make of the completions: each is loaded as people load it, and asked.
@Suite(.timeLimit(.minutes(10)))
struct CompletionTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
        mkdir("\(home.path)/bin", 0o700)
        symlink(try BuiltProducts.path(of: "bmi-tui"), "\(home.path)/bin/bmi-tui")
        let folder = ["--data-dir", "\(home.path)/o d"]
        let people = [("Ann Lee", []), ("Bo$(touch $HOME/made)b", []), ("Cy", folder)]
        for (name, folder) in people {
            let arguments = ["people", "add", name, "--height", "178", "--yes"] + folder
            let environment = ["HOME": home.path]
            let session = try Session("bmi-tui", arguments: arguments, environment: environment)
            try session.waitForEnd()
        }
    }

    @Test(.enabled(if: Shells.has("bash"), "bash is not installed: nothing was completed in it"))
    func bash() throws {
        let ask = """
            source <(bmi-tui completions bash); compopt() { :; }
            ask() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _bmi_tui; echo "$2:${COMPREPLY[*]}"; }
            ask bmi-tui li; ask bmi-tui list --person Ann; ask bmi-tui list --si
            ask bmi-tui add 75 --date = yes; ask bmi-tui stats --by = ; ask bmi-tui list --person B
            ask bmi-tui people rename A; ask bmi-tui people re; ask bmi-tui import -f wi
            ask bmi-tui --data-dir '~/o\\ d' list --person ''; ask bmi-tui --data-dir = '~/o\\ d' list -p C
            """
        let session = try shell("bash", ["--norc", "--noprofile", "-c", ask])
        try session.waitForEnd()
        #expect(
            session.screen.text.split(separator: "\n").map(String.init) == [
                "li:list", "list:Ann\\ Lee", "list:--since", "add:yesterday",
                "stats:week month year", "list:Bo\\$\\(touch\\ \\$HOME/made\\)b",
                "people:Ann\\ Lee", "people:rename remove", "import:withings",
                "--data-dir:Cy", "--data-dir:Cy",
            ]
        )
        #expect(!home.exists("made"))
    }

    @Test(.enabled(if: Shells.has("fish"), "fish is not installed: nothing was completed in it"))
    func fish() throws {
        let ask = """
            bmi-tui completions fish | source
            for line in 'bmi-tui li' 'bmi-tui list --pers' 'bmi-tui list --person A' \\
                'bmi-tui stats --by=w' 'bmi-tui list --person B' 'bmi-tui help com' \\
                'bmi-tui people rename A' 'bmi-tui --data-dir ~/o\\ d list --person ' \\
                'bmi-tui --data-dir=~/o\\ d list --person C'
                complete -C $line | string split -f 1 \\t
            end
            """
        let session = try shell("fish", ["--no-config", "-c", ask])
        try session.waitForEnd()
        #expect(
            session.screen.text.split(separator: "\n").map(String.init) == [
                "list", "--person", "Ann Lee", "--by=week", "Bo$(touch $HOME/made)b", "completions",
                "Ann Lee", "Cy", "Cy",
            ]
        )
        #expect(!home.exists("made"))
    }

    @Test(.enabled(if: Shells.has("fish"), "fish is not installed: nothing was completed in it"))
    func fish_values_haveTheirOwnMeaning() throws {
        let ask = """
            bmi-tui completions fish | source
            for line in 'bmi-tui import -f w' 'bmi-tui stats --by w' 'bmi-tui people rem' 'bmi-tui help ed'
                complete -C $line | string replace \\t :
            end
            """
        let session = try shell("fish", ["--no-config", "-c", ask])
        try session.waitForEnd()
        #expect(
            session.screen.text.split(separator: "\n").map(String.init) == [
                "wger:wger", "withings:Withings", "week",
                "remove:remove a person; the weigh-ins are kept", "edit:correct a weigh-in",
            ]
        )
    }

    @Test(.enabled(if: Shells.has("zsh"), "zsh is not installed: nothing was completed in it"))
    func zsh_asAFunctionOfItsOwn() throws {
        try completeInZsh(
            "mkdir -p ~/f; bmi-tui completions zsh >~/f/_bmi-tui; fpath=(~/f $fpath); compinit -u -D"
        )
    }

    @Test(.enabled(if: Shells.has("zsh"), "zsh is not installed: nothing was completed in it"))
    func zsh_asASource() throws {
        try completeInZsh("compinit -u -D; source <(bmi-tui completions zsh)")
    }

    private func completeInZsh(_ load: String) throws {
        let session = try shell("zsh", ["-f", "-i"])
        try session.send(Array("PS1='> '; autoload -Uz compinit; \(load); clear\r".utf8))
        try session.wait("an empty screen") { session.screen.text == ">" }
        let lines = [
            ("bmi-tui li", "> bmi-tui list"), ("bmi-tui --plai", "> bmi-tui --plain"),
            ("bmi-tui list --person A", "> bmi-tui list --person Ann\\ Lee"),
            ("bmi-tui list --person=A", "> bmi-tui list --person=Ann\\ Lee"),
            ("bmi-tui stats --by w", "> bmi-tui stats --by week"),
            ("bmi-tui backup --js", "> bmi-tui backup --json"),
            ("bmi-tui import --format=wi", "> bmi-tui import --format=withings"),
            ("bmi-tui people rename A", "> bmi-tui people rename Ann\\ Lee"),
            ("bmi-tui --data-dir ~/o\\ d list -p ", "> bmi-tui --data-dir ~/o\\ d list -p Cy"),
            ("bmi-tui list -p B", "> bmi-tui list -p Bo\\$\\(touch\\ \\$HOME/made\\)b"),
        ]
        for (typed, shown) in lines {
            try session.send(Array("\(typed)\t".utf8))
            try session.expect(shown)
            try session.send([0x15])
            try session.wait("an empty line") { session.screen.text == ">" }
        }
        try session.send(Array("bmi-tui import --format wi\u{8}\u{8}\t".utf8))
        try session.expect("-- Withings")
        try session.send([0x15])
        try session.send(Array("clear\rbmi-tui e\t".utf8))
        try session.expect("-- correct a weigh-in")
        try session.send([0x15])
        try session.send(Array("clear\rbmi-tui list --\t".utf8))
        try session.expect("-- from this day on")
        try session.send([0x15])
        try session.send(Array("exit\r".utf8))
        try session.waitForEnd()
        #expect(!home.exists("made"))
    }

    private func shell(_ name: String, _ arguments: [String]) throws -> Session {
        try Session(
            Shells.path(name) ?? name,
            arguments: arguments,
            environment: ["HOME": home.path, "PATH": "\(home.path)/bin:/usr/bin:/bin"]
        )
    }
}

enum Shells {
    static func has(_ name: String) -> Bool { path(name) != nil }

    static func path(_ name: String) -> String? {
        ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(name)" }
            .first { access($0, X_OK) == 0 }
    }
}
