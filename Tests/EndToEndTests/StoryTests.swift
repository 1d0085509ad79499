import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What two people do in a month with the app, from the first start on.
@Suite(.timeLimit(.minutes(10)))
struct StoryTests {
    private static let prlimit = "/usr/bin/prlimit"
    private static let hasPrlimit = access(prlimit, X_OK) == 0
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    @Test func month_OfTwoPeople_EditDeleteUndoRelaunch_NothingIsLost() throws {
        let first = try session()
        try first.addFirstPerson()
        for day in 1...30 {
            let tenths = 724 + day
            let weight = "\(tenths / 10).\(tenths % 10)"
            try first.send(Array("a\(weight)\t\u{15}-\(day)d\r".utf8))
            try first.expect("\(weight) kg for ")
        }
        try first.press("h")
        try first.expect("31 weigh-ins")

        // Yesterday's slip is corrected, the day before is deleted and comes back.
        try first.press("Down", "Enter")
        try first.expect("Edit weigh-in · Ann")
        try first.send(Array("\u{15}71.9\r".utf8))
        try first.expectGone("Edit weigh-in · Ann")
        try first.expect("71.9")
        try first.press("Down", "d")
        try first.expect("30 weigh-ins")
        try first.expect("deleted · u undo")
        try first.press("u")
        try first.expect("31 weigh-ins")

        try first.press("Esc")
        try first.openNewPerson()
        try first.send(Array("Ben\t80\t1.85m\r".utf8))
        try first.expect("23.37  ✓ normal")
        try first.press("p")
        try first.expect("Switch person")
        try first.press("1")
        try first.expectGone("Switch person")
        try first.expectBoard(of: "Ann")
        try first.press("q")
        #expect(try first.waitForEnd() == .exit(0))

        let second = try session()
        try second.expectBoard(of: "Ann")
        try second.expect("22.85  ✓ normal")
        try second.press("h")
        try second.expect("31 weigh-ins")
        try second.expect("71.9")
        try second.press("p")
        try second.press("2")
        try second.expectBoard(of: "Ben")
        try second.expect("23.37  ✓ normal")
    }

    @Test(.enabled(if: hasPrlimit))
    func save_FullDisk_EntryStays_MessageSaysSo_RetryWorks() throws {
        let session = try session()
        try session.addFirstPerson()
        try fillDisk(of: session)
        try session.send(Array("a71.9\r".utf8))
        try session.expect("Not saved")
        try session.expect("no room left on the disk")
        try session.expect("What you entered is still in the form.")
        try session.press("Enter")
        try session.expect("no room left on the disk")
        try fillDisk(of: session, false)
        try session.press("Enter")
        try session.expectGone("Weigh in · Ann")
        try session.expect("22.69  ✓ normal · WHO")
    }

    @Test(.enabled(if: hasPrlimit))
    func firstLaunch_FullDisk_FormStays_RetryLeadsToTheDashboard() throws {
        let session = try session()
        try session.expect("Welcome")
        try fillDisk(of: session)
        try session.send(Array("\r\rAnn\r178\r72.4\r".utf8))
        try session.press("C-s")
        try session.expect("there is no room")
        try session.expect("left on the disk.")
        try fillDisk(of: session, false)
        try session.press("Enter")
        try session.expect("22.85  ✓ normal · WHO")
        try session.expectBoard(of: "Ann")
    }

    /// A limit on the size of files looks to the program like a full disk.
    private func fillDisk(of session: Session, _ isFull: Bool = true) throws {
        let limit = isFull ? "0:unlimited" : "unlimited"
        let arguments = ["--pid", "\(session.process.id)", "--fsize=\(limit)"]
        #expect(try Session(Self.prlimit, arguments: arguments).waitForEnd() == .exit(0))
    }

    @Test func esc_FirstSteps_LeadBack_NothingIsLost_AlsoAfterARestart() throws {
        let session = try session()
        try session.expect("Welcome")
        try session.send(Array("\r\rAnn\r178\r72".utf8))
        try session.expect("What do you weigh today?")
        try session.press("Esc")
        try session.expect("Who are you?")
        try session.press("Esc", "Esc")
        try session.expect("[ Begin ]")
        try session.press("Enter")
        try session.expect("Language and units")
        try session.press("Enter")
        try session.expect("Ann")
        try session.press("Enter")
        try session.expect("What do you weigh today?")
        try session.press("C-c")
        #expect(try session.waitForEnd() == .exit(0))
        let second = try self.session()
        try second.expect("What do you weigh today?")
        try second.expect("72")
        try second.press("End")
        try second.type(".4")
        try second.press("Enter", "Enter")
        try second.expectBoard(of: "Ann")
    }

    @Test func esc_FormHoldsEntries_AsksBeforeItIsLeft() throws {
        let session = try session()
        try session.expect("Welcome")
        try session.send(Array("\r\rAnn\r178\r72.4\r\r".utf8))
        try session.expectBoard(of: "Ann")
        try session.press("Esc")
        try session.expect("▸")
        try session.send(Array("aBen".utf8))
        try session.press("Esc")
        try session.expect("Discard entry?")
        try session.press("Esc")
        try session.expectGone("Discard entry?")
        try session.expect("Ben")
        try session.press("Esc", "Tab", "Enter")
        try session.expectGone("New person")
    }

    private func session() throws -> Session {
        try Session("bmi-tui", environment: ["HOME": home.path])
    }
}
