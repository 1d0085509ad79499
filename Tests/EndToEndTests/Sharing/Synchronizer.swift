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

/// A real program that keeps the data folders of two computers equal.
enum Synchronizer: String, CaseIterable, Sendable {
    case syncthing
    case unison
    case rclone
    case git
    case gitWithoutDriver
    case gitUnion

    /// Programs that it needs.
    var programs: [String] {
        switch self {
        case .syncthing: ["syncthing", "ip", "unshare", "setpriv"]
        case .unison, .rclone: [rawValue]
        case .git, .gitWithoutDriver, .gitUnion: ["git"]
        }
    }

    #if os(Linux)
        static let all = allCases
    #else
        // Only Linux has networks of their own, and Syncthing would call its servers.
        static let all = allCases.filter { $0 != .syncthing }
    #endif
}

final class SharedFolders {
    private let synchronizer: Synchronizer
    private let story: SharingStory
    private let computers: [Computer]
    private var running: ChildProcess?

    init(_ synchronizer: Synchronizer, _ story: SharingStory) throws {
        self.synchronizer = synchronizer
        self.story = story
        computers = story.computers
        for program in synchronizer.programs {
            guard try computers[0].shell("command -v \(program)").status == 0 else {
                throw SessionError("\(program) is missing; `make soak` says how to install it")
            }
        }
        try begin()
    }

    private func begin() throws {
        switch synchronizer {
        case .syncthing:
            try Data().write(to: URL(filePath: "\(computers[0].home.path)/syncthing.log"))
            running = try ChildProcess(
                "/bin/bash",
                arguments: [Self.syncthingPair] + computers.flatMap { [$0.home.path, $0.data] },
                environment: computers[0].environment,
                terminal: "\(computers[0].home.path)/syncthing.log",
                input: "/dev/null"
            )
        case .rclone: try sync(Self.rclone + " --resync")
        case .unison: break
        case .git:
            try sync("git init --quiet --bare \"$HOME/r.git\"")
            let remote = "\(computers[0].home.path)/r.git"
            for computer in computers { try story.require(computer, ["sync", "init", remote]) }
        case .gitWithoutDriver, .gitUnion:
            let union = synchronizer == .gitUnion ? "*.json merge=union" : ""
            try sync(
                """
                git init --quiet --bare "$HOME/r.git"; git init --quiet "$1"; cd "$1"
                echo /.lock >.gitignore; echo '\(union)' >.gitattributes
                git add -A; git commit --quiet -m a; git remote add origin "$HOME/r.git"
                git push --quiet -u origin main; rm -r "$2"; git clone --quiet "$HOME/r.git" "$2"
                """
            )
        }
        try synchronize()
    }

    private static let syncthingPair = #filePath.replacing(
        "Tests/EndToEndTests/Sharing/Synchronizer.swift",
        with: ".ci/syncthing-pair"
    )
    private static let rclone =
        "rclone bisync \"$1\" \"$2\" --workdir \"$HOME/w\" --config \"$HOME/rclone\" --force"

    private func sync(_ script: String) throws {
        let outcome = try computers[0].shell(
            "set -e; \(script)",
            computers[0].data,
            computers[1].data
        )
        if outcome.status != 0 { throw SessionError("\(outcome)") }
    }

    func synchronize() throws {
        switch synchronizer {
        case .syncthing: try waitUntilEqual()
        case .unison:
            try sync(
                """
                unison "$1" "$2" -batch -auto -ui text -copyonconflict -prefer newer || test $? = 1
                """
            )
        // It gives up where its own lists differ, and then asks for this.
        case .rclone: try sync("\(Self.rclone) || \(Self.rclone) --resync")
        case .git:
            for computer in computers + computers[..<1] { try story.require(computer, ["sync"]) }
        case .gitWithoutDriver, .gitUnion:
            for computer in computers + computers[..<1] { try pull(computer) }
        }
    }

    private func waitUntilEqual() throws {
        let end = Session.now + Session.patience
        while computers[0].files != computers[1].files || computers[0].files.isEmpty {
            guard Session.now < end else {
                throw SessionError("Syncthing does not make them equal")
            }
            poll(nil, 0, 50)
        }
    }

    /// A conflict ends with the next change of each file.
    private func pull(_ computer: Computer) throws {
        let pulled = try computer.shell(
            """
            cd "$1"; git add -A; git commit --quiet -m a >&2
            git pull --quiet --no-rebase --no-edit >&2 && exit
            git ls-files --unmerged | cut -f 2 | sort -u | grep .
            """,
            computer.data
        )
        if pulled.status != 0 { throw SessionError("\(pulled)") }
        for name in pulled.output.split(separator: "\n") {
            let year = name.split(separator: "/").last?.prefix(4) ?? ""
            let add = ["add", "71kg", "\(year)-01-0\(computer.number + 1)", "-p", "Ann", "--yes"]
            let goal = "6\(story.pick(Array(0...9))).\(story.pick(Array(1...9)))kg"
            let change = ["people", "change", "Ann", "--goal", goal]
            try story.require(computer, name.hasPrefix("history/") ? add : change)
        }
        let pushed = try computer.shell(
            "cd \"$1\"; git add -A; git commit --quiet -m b; git push --quiet",
            computer.data
        )
        if pushed.status != 0 { throw SessionError("\(pulled) \(pushed)") }
    }

    /// Ends what runs beside the folders.
    func stop() {
        running?.send(SIGTERM)
        let end = Session.now + Session.patience
        while let running, !running.hasEnded, Session.now < end { poll(nil, 0, 1) }
    }
}
