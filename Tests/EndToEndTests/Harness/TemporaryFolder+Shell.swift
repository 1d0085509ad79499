import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

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

    /// Starts a script about the repository `$R` and this folder `$F`.
    ///
    /// `set -e` does not end a script at a command after `!`, but at one after `not`.
    func shell(
        aboutRepository script: String,
        _ environment: [String: String] = [:]
    ) throws -> Session {
        try Session(
            "/bin/sh",
            arguments: ["-euc", "not() { if \"$@\"; then exit 1; fi; }; cd \"$F\"; \(script)"],
            environment: ["F": path, "R": Self.repository.path()].merging(environment) { $1 }
        )
    }

    func run(
        aboutRepository script: String,
        _ environment: [String: String] = [:],
        within seconds: Double = Session.patience
    ) throws {
        let session = try shell(aboutRepository: "\(script)\necho all done", environment)
        #expect(try session.waitForEnd(within: seconds) == .exit(0), "\(session.screen.text)")
        #expect(session.screen.text.contains("all done"), "\(session.screen.text)")
    }

    static var repository: URL {
        (1...4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    }
}
