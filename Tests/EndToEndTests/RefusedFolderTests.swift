import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The first launch where nothing can be kept: it is said, and what was typed waits until it can.
@Suite(.timeLimit(.minutes(10)))
struct RefusedFolderTests {
    private static let setpriv = "/usr/bin/setpriv"
    private static let isRoot = getuid() == 0
    private static let canBeRefused = !isRoot || access(setpriv, X_OK) == 0
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    @Test(.enabled(if: canBeRefused), arguments: ["", ".local/share/bmi-tui"])
    func firstLaunch_FolderMayNotBeWritten_FormStays_RetryWorks(folder: String) throws {
        if !folder.isEmpty { try home.makeFile("\(folder)/note", content: "") }
        chmod("\(home.path)/\(folder)", 0o500)
        defer { chmod("\(home.path)/\(folder)", 0o700) }
        let session = try session()
        try session.expect("Welcome")
        try session.send(Array("\r\rAnn\r178\r72.4\r".utf8))
        try session.press("C-s")
        try session.expect("Not saved")
        try session.expect("permission denied.")
        try session.expect("What you entered is still in the form.")
        try session.press("Enter")
        try session.expect("permission denied.")
        try session.press("Esc")
        try session.expectGone("Not saved")
        for text in ["Ann", "72.4", "178"] { #expect(session.screen.contains(text)) }

        try session.press("C-s")
        try session.expect("Not saved")
        chmod("\(home.path)/\(folder)", 0o700)
        try session.press("Enter")
        try session.expectBoard(of: "Ann")
        try session.expect("22.85  ✓ normal · WHO")
        try session.press("q")
        #expect(try session.waitForEnd() == .exit(0))
        try self.session().expect("22.85  ✓ normal · WHO")
    }

    @Test(.enabled(if: canBeRefused))
    func firstLaunch_FolderMayNotBeWritten_OnceItMay_OtherCopiesAreSeen() throws {
        chmod(home.path, 0o500)
        defer { chmod(home.path, 0o700) }
        let first = try session()
        try first.expect("Welcome")
        try first.send(Array("\r\rAnn\r178\r72.4\r".utf8))
        try first.press("C-s")
        try first.expect("Not saved")
        chmod(home.path, 0o700)
        try first.press("Enter")
        try first.expect("22.85  ✓ normal · WHO")
        let second = try session()
        try second.expect("22.85  ✓ normal · WHO")
        try second.send(Array("a71.9\r".utf8))
        try first.expect("22.69  ✓ normal")
    }

    @Test(.enabled(if: canBeRefused))
    func start_FolderMayBeReadOnly_IsSaid() throws {
        let added = try Session(
            "bmi-tui",
            arguments: ["people", "add", "Ann", "--height", "178", "--weight", "72.4"],
            environment: ["HOME": home.path]
        )
        #expect(try added.waitForEnd() == .exit(0))
        let folder = "\(home.path)/.local/share/bmi-tui"
        chmod(folder, 0o500)
        defer { chmod(folder, 0o700) }
        let session = try session()
        try session.expect("Nothing can be saved")
        try session.expect("72.4")
    }

    @Test func start_AnotherHoldsTheLock_ReadingDoesNotWait() throws {
        let added = try Session(
            "bmi-tui",
            arguments: ["people", "add", "Ann", "--height", "178", "--weight", "72.4"],
            environment: ["HOME": home.path]
        )
        #expect(try added.waitForEnd() == .exit(0))
        let lock = open("\(home.path)/.local/share/bmi-tui/.lock", O_RDWR | O_CLOEXEC)
        defer { close(lock) }
        #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
        let start = Session.now
        let session = try Session("bmi-tui", environment: ["HOME": home.path])
        try session.expect("Ann")
        try session.press("1")
        try session.expect("22.85  ✓ normal")
        #expect(Session.now - start < 4)
    }

    @Test func firstLaunch_HomeCannotBeCreated_IsSaid_FormStays() throws {
        let session = try Session("bmi-tui", environment: ["HOME": "/proc/nobody"])
        try session.expect("Welcome")
        try session.send(Array("\r\rAnn\r178\r72.4\r".utf8))
        try session.press("C-s")
        try session.expect("Not saved")
        try session.expect("/proc/nobody is not there and cannot be made.")
        try session.press("Enter")
        try session.expect("Not saved")
        try session.press("Esc")
        try session.expectGone("Not saved")
        for text in ["Ann", "72.4", "178"] { #expect(session.screen.contains(text)) }
        try session.press("Esc")
        try session.expect("What do you weigh today?")
    }

    /// Not even the one who may do everything may write here.
    private func session() throws -> Session {
        guard Self.isRoot else { return try Session("bmi-tui", environment: ["HOME": home.path]) }
        let rights = "-dac_override,-dac_read_search"
        return try Session(
            Self.setpriv,
            arguments: [
                "--bounding-set=\(rights)", "--inh-caps=\(rights)",
                BuiltProducts.path(of: "bmi-tui"),
            ],
            environment: ["HOME": home.path]
        )
    }
}
