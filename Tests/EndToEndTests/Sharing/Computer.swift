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

/// A computer with its own home, on which commands are run.
final class Computer {
    let number: Int
    let home: TemporaryFolder
    let environment: [String: String]
    var data: String { "\(home.path)/data/bmi-tui" }
    private let out: String
    private let errors: String

    struct Outcome {
        var status: Int32?
        var output: String
        var errors: String

        func decoded<Value: Decodable>(_: Value.Type) throws -> Value {
            try JSONDecoder().decode(Value.self, from: Data(output.utf8))
        }
    }

    init(_ number: Int) throws {
        self.number = number
        home = try TemporaryFolder()
        environment = [
            "HOME": home.path, "PATH": "/usr/bin:/bin:/usr/sbin:/sbin", "LANG": "C.UTF-8",
            "XDG_DATA_HOME": "\(home.path)/data", "XDG_STATE_HOME": "\(home.path)/state",
            "GIT_CONFIG_NOSYSTEM": "1", "SWIFT_BACKTRACE": "enable=no",
        ]
        (out, errors) = ("\(home.path)/out", "\(home.path)/errors")
        try home.makeFile(
            ".gitconfig",
            content: "[user]\nname = Ann\nemail = ann@example.org\n[init]\ndefaultBranch = main\n"
        )
        try home.makeFile("data/bmi-tui/.lock", content: "")
    }

    /// Runs a command of the program; kills it after some microseconds.
    func run(_ arguments: [String], killedAfter microseconds: UInt32? = nil) throws -> Outcome {
        try start(BuiltProducts.path(of: "bmi-tui"), arguments, killedAfter: microseconds)
    }

    func shell(_ script: String, _ arguments: String...) throws -> Outcome {
        try start("/bin/sh", ["-c", script, "sh"] + arguments)
    }

    private func start(
        _ program: String,
        _ arguments: [String],
        killedAfter microseconds: UInt32? = nil
    ) throws -> Outcome {
        for path in [out, errors] { try Data().write(to: URL(filePath: path)) }
        let process = try ChildProcess(
            program,
            arguments: arguments,
            environment: environment,
            terminal: errors,
            input: "/dev/null",
            output: out
        )
        if let microseconds {
            usleep(microseconds)
            process.send(SIGKILL)
        }
        let end = Session.now + Session.patience
        while !process.hasEnded {
            guard Session.now < end else { throw SessionError("\(arguments) does not end") }
            poll(nil, 0, 1)
        }
        var status: Int32?
        if case .exit(let code)? = process.ending { status = code }
        return Outcome(status: status, output: text(out), errors: text(errors))
    }

    private func text(_ path: String) -> String {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Everything in the data folder but hidden files.
    var files: [String: Data] {
        var files = [String: Data]()
        for name in (try? FileManager.default.subpathsOfDirectory(atPath: data)) ?? [] {
            guard !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else {
                continue
            }
            var status = stat()
            guard lstat("\(data)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
                continue
            }
            files[name] = FileManager.default.contents(atPath: "\(data)/\(name)")
        }
        return files
    }

    /// Replaces a file as synchronizers do, by a draft with a hidden name.
    func put(_ content: Data?, _ name: String) throws {
        let path = "\(data)/\(name)"
        guard let content else {
            unlink(path)
            return
        }
        let slash = path.lastIndex(of: "/") ?? path.startIndex
        try FileManager.default.createDirectory(
            atPath: String(path[..<slash]),
            withIntermediateDirectories: true
        )
        let draft = "\(path[..<slash])/.syncthing.\(path[path.index(after: slash)...]).tmp"
        try content.write(to: URL(filePath: draft))
        rename(draft, path)
    }
}

extension Computer {
    /// In `make soak`.
    static let isSoak = getenv("BMI_TUI_SOAK") != nil
}
