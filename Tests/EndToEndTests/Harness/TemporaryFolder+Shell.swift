import Testing

extension TemporaryFolder {
    /// Environment of a shell whose home is this folder; programs in its `bin` come first.
    var environment: [String: String] {
        ["HOME": path, "PATH": "\(path)/bin:/usr/bin:/bin"]
    }

    /// Starts a script with the path of the program as `$0`.
    func shell(_ script: String) throws -> Session {
        try Session(
            "/bin/sh",
            arguments: ["-c", script, BuiltProducts.path(of: "bmi-tui")],
            environment: environment,
            size: (200, 24)
        )
    }

    func run(_ script: String) throws {
        let session = try shell("set -e; \(script)")
        #expect(try session.waitForEnd() == .exit(0), "\(session.screen.text)")
    }
}
