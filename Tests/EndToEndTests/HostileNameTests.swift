import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Completes names in interactive shells: nothing in a name is run, and the line that is completed
/// names the person.
@Suite(.timeLimit(.minutes(10)))
struct HostileNameTests {
    private let home: TemporaryFolder

    private static let names = [
        "Ann${x:=$(touch PWN)}", "Bo${a[$(touch PWN)]}", "Cy${x:-`touch PWN`}",
        "Di$((a[$(touch PWN)]))", "Eve$(touch PWN)`touch PWN`", "Flo O'Neil 'x", "Gus \"x\" \\y\\",
        "Hal !! *", "Ida:x=y@z", "Jo; touch PWN & #", "~root", "-Kim", "Ä <b> 花子",
    ]

    // The stand-in keeps the words of the entered line; completions come from the program.
    init() throws {
        home = try TemporaryFolder()
        let program = try BuiltProducts.path(of: "bmi-tui")
        try home.makeFile(
            "bin/bmi-tui",
            content: """
                #!/bin/sh
                case $1 in completions) exec '\(program)' "$@" ;; esac
                printf '%s\\n' "$@" >~/writing && mv ~/writing ~/said

                """
        )
        chmod("\(home.path)/bin/bmi-tui", 0o700)
        for (index, name) in Self.names.enumerated() {
            for folder in ["all", "\(index)"] {
                let session = try Session(
                    "bmi-tui",
                    arguments: [
                        "people", "add", "--data-dir", "\(home.path)/\(folder)", "--height", "178",
                        "--yes", "--", name,
                    ]
                )
                #expect(try session.waitForEnd() == .exit(0))
            }
        }
    }

    @Test(.enabled(if: Shells.has("bash"), "bash is not installed: nothing was completed in it"))
    func bash() throws {
        let session = try shell("bash", ["--norc", "--noprofile", "-i"])
        try session.send(Array("source <(bmi-tui completions bash); cd ~\r".utf8))
        try complete(in: session)
        for quote in ["'", "\""] {
            for name in Self.names where !Self.isIdentified(name) {
                try complete("list --data-dir ~/all -p \(quote)", name.prefix(1), name, in: session)
            }
        }
        #expect(!home.exists("PWN"))
    }

    @Test(.enabled(if: Shells.has("zsh"), "zsh is not installed: nothing was completed in it"))
    func zsh() throws {
        let session = try shell("zsh", ["-f", "-i"])
        let load = "cd ~; autoload -Uz compinit; compinit -u -D; source <(bmi-tui completions zsh)"
        try session.send(Array("\(load)\r".utf8))
        try complete(in: session)
        #expect(!home.exists("PWN"))
    }

    @Test(.enabled(if: Shells.has("fish"), "fish is not installed: nothing was completed in it"))
    func fish() throws {
        let load = "cd ~; bmi-tui completions fish | source"
        let session = try shell("fish", ["--no-config", "-i", "-C", load])
        try complete(in: session)
        #expect(!home.exists("PWN"))
    }

    private func complete(in session: Session) throws {
        for (index, name) in Self.names.enumerated() {
            let lines = [
                "list --data-dir ~/F -p ", "list --data-dir ~/F --person=",
                "people --data-dir ~/F remove ",
            ]
            for line in lines {
                let alone = line.replacing("F", with: "\(index)")
                try complete(alone, "", name, in: session)
                if Self.isIdentified(name) { continue }
                try complete(alone, name.prefix(1), name, in: session)
                let among = line.replacing("F", with: "all")
                try complete(among, name.prefix(1), name, in: session)
            }
        }
    }

    /// Types the line and the start of a name, Tab and Enter.
    private func complete(
        _ line: String,
        _ start: Substring,
        _ name: String,
        in session: Session
    ) throws {
        try session.settle()
        try session.send(Array("bmi-tui \(line)\(start)\t\r".utf8))
        try session.wait("\(line)\(start) is run") { home.exists("said") }
        let said = home.content("said").map { String(decoding: $0, as: UTF8.self) } ?? ""
        try home.remove("said")
        let words = said.split(separator: "\n").map(String.init)
        let last = words.last.map { $0.hasPrefix("--person=") ? String($0.dropFirst(9)) : $0 } ?? ""
        if Self.isIdentified(name) {
            #expect(last.count == 36 && last.allSatisfy { $0.isHexDigit || $0 == "-" }, "\(words)")
        } else {
            #expect(last == name, "\(line)\(start)")
        }
    }

    // What a shell or the program would read as something else than a name.
    private static func isIdentified(_ name: String) -> Bool {
        name.hasPrefix("-") || name.hasPrefix("~")
    }

    private func shell(_ name: String, _ arguments: [String]) throws -> Session {
        try Session(
            Shells.path(name) ?? name,
            arguments: arguments,
            environment: ["HOME": home.path, "PATH": "\(home.path)/bin:/usr/bin:/bin"]
        )
    }
}
