import DataSource
import Essentials
import Testing

@testable import Model

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Lines that a phone's editor or a script leaves in the data folder.
@Suite(.timeLimit(.minutes(10)))
struct IntakeServiceTests {
    private let sandbox: Sandbox
    private let notices = AllocatedLock([StorageError]())
    private let ann = Person(id: UUID(1), name: "Ann", height: 170)
    private let ben = Person(id: UUID(2), name: "Ben Old", height: 185)

    init() throws {
        sandbox = try Sandbox()
        try PersonRepository(dependencies().dataFolderClient, .liveValue).save(ann)
    }

    private func dependencies(_ seconds: Double = 10) -> AppDependencies {
        sandbox.dependencies(seconds)
    }

    private func write(_ text: String, _ name: String = "inbox.txt") throws {
        try sandbox.write(text, "data/\(name)")
    }

    private func text(_ name: String = "inbox.txt") -> String? { sandbox.text("data/\(name)") }

    /// Without what the program recognises its reasons by.
    private func bare() -> String? {
        text().map { text in
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            return lines.map { $0.hasPrefix("#! ") ? String($0.dropLast(4)) : String($0) }
                .joined(separator: "\n")
        }
    }

    @discardableResult
    private func take(
        after seconds: Double = 10,
        variables: [String: String] = [:]
    ) throws -> IntakeOutcome {
        let service = IntakeService(sandbox.dependencies(seconds, variables: variables))
        let outcome = try service.take()
        for rest in outcome.rests {
            let notice = try service.leave(rest, rest.faults.mapValues { "\($0)" })
            notices.withLock { $0 += [notice].compactMap(\.self) }
        }
        return outcome
    }

    private func weighIns(of person: Person) throws -> [String] {
        let client = dependencies().dataFolderClient
        return try WeighInRepository(client, .liveValue).load(of: person.id).values.map {
            "\($0.day) \($0.time) \(($0.weight * 10).rounded() / 10) \($0.note)".trimmed
        }
    }

    @Test(arguments: [
        ("72.4", "2026-11-20 07:30 72.4"),
        ("72,4", "2026-11-20 07:30 72.4"),
        ("2026-11-18 72.4 after a run", "2026-11-18 12:00 72.4 after a run"),
        ("yesterday 160lb", "2026-11-19 12:00 72.6"),
        ("72.4 kg yesterday 6:15 # slept badly", "2026-11-19 06:15 72.4 # slept badly"),
        ("18.11.2026 72.4", "2026-11-18 12:00 72.4"),
        ("7:05 72.4", "2026-11-20 07:05 72.4"),
        ("Ann 72.4", "2026-11-20 07:30 72.4"),
        ("　７２．４", "2026-11-20 07:30 72.4"),
        ("Ann: 72.4", "2026-11-20 07:30 72.4"),
        ("an 72.4", "2026-11-20 07:30 72.4"),
        ("72.4 715", "2026-11-20 07:15 72.4"),
        ("72.4 yesterday 715", "2026-11-19 07:15 72.4"),
        ("72.4 7:15 yesterday", "2026-11-19 07:15 72.4"),
        ("72.4 after a run", "2026-11-20 07:30 72.4 after a run"),
        ("2026-11-18T07:15 72.4", "2026-11-18 07:15 72.4"),
        ("72.4 2026-11-18T07:15", "2026-11-18 07:15 72.4"),
        ("2026-11-18 Ann 72.4", "2026-11-18 12:00 72.4"),
        ("2026-11-18 72.4\n2026-11-18 72.4", "2026-11-18 12:00 72.4"),
    ])
    func take_aLine_isAWeighIn(line: String, saved: String) throws {
        try write(line)
        let outcome = try take()
        #expect((outcome.count, outcome.changed, outcome.rests) == (1, ann.id, []))
        #expect(try weighIns(of: ann) == [saved])
        #expect(text()?.isEmpty == true)
    }

    @Test
    func take_severalPeople_eachLineNamesItsOwn() throws {
        try PersonRepository(dependencies().dataFolderClient, .liveValue).save(ben)
        try write("Ann 72.4\r\nben old 2026-11-18 81\r\n70\r\nCid 60\r\n")
        let outcome = try take()
        #expect((outcome.count, outcome.left?.count) == (2, 2))
        #expect(try weighIns(of: ann) == ["2026-11-20 07:30 72.4"])
        #expect(try weighIns(of: ben) == ["2026-11-18 12:00 81.0"])
        #expect(bare() == "70\n#! noPerson\nCid 60\n#! nobody(\"Cid\")\n")
    }

    @Test
    func take_whatCannotBeRead_staysWithItsReason_andIsToldOnce() throws {
        try write("# mine\nhello\n2026-11-31 72\n\n72.4\n2026-11-18 7000\n")
        #expect(try take().count == 1)
        let left = try #require(text())
        let lines = left.split(separator: "\n")
        #expect(lines.count == 7)
        #expect(lines[0] == "# mine")
        #expect(lines[1] == "hello" && lines[2].hasPrefix("#! unknown("))
        #expect(lines[3] == "2026-11-31 72" && lines[4].hasPrefix("#! entry("))
        #expect(lines[5] == "2026-11-18 7000" && lines[6].hasPrefix("#! entry("))
        let told = [StorageError(file: "\(sandbox.data)/inbox.txt", reason: .linesLeft(3))]
        #expect(notices.withLock { $0 } == told)
        // A mended line comes in, and its reason goes; the others are not told again.
        try write(left.replacing("2026-11-31 72\n", with: "2026-11-17 72\n"))
        #expect(try take().count == 1)
        #expect(text()?.split(separator: "\n").count == 5)
        let again = text()
        try write(again ?? "")
        #expect(try take().count == 0)
        #expect(text() == again && notices.withLock { $0.count } == 1)
    }

    @Test
    func take_severalLinesWithoutADay_onlyTheLastHasThatOfTheFile() throws {
        try write("72.9\n72.4\n")
        #expect(try take().count == 1)
        #expect(try weighIns(of: ann) == ["2026-11-20 07:30 72.4"])
        #expect(bare() == "72.9\n#! noDay\n")
    }

    /// A line is kept, whether its reason is said or not.
    @Test
    func leave_withoutATextOfALine_theLineStays() throws {
        try write("72.4\nhello\n")
        let service = InboxService(dependencies())
        var outcome = IntakeOutcome()
        try service.take(&outcome)
        for rest in outcome.rests { #expect(try service.leave(rest, [:]) != nil) }
        #expect(text() == "hello\n")
    }

    /// A weight whose day or time cannot be read is not saved at another one.
    @Test(arguments: [
        ("hello", "unknown(\"hello\")"), ("hello 62", "unknown(\"hello\")"),
        ("2026-13-40 62", "entry(DataSource.EntryError.notADay)"),
        ("1e5x", "entry(DataSource.EntryError.notAWeight)"),
    ])
    func take_whatIsNoWeight_staysWithWhatItIs(line: String, reason: String) throws {
        try write(line)
        try take()
        #expect(bare() == "\(line)\n#! \(reason)\n")
    }

    @Test(arguments: [
        "72.6 25.11.", "72.6 on friday", "72 6", "72.3 kg vorgestern",
        "72.6 5 km", "72.6 at 7:15", "72.6 25:99", "2026-11-18 72.6 25:99", "72.6 tomorrow",
    ])
    func take_aDayThatIsNotRead_stays(line: String) throws {
        try write(line)
        #expect(try take().count == 0)
        #expect(text()?.hasPrefix("\(line)\n#! ") == true)
    }

    /// Another program appends a line, below a reason whose line break an editor has taken.
    @Test
    func leave_aLineThatIsAppended_isNeverPartOfTheReason() throws {
        try write("hello")
        try take()
        #expect(text()?.hasSuffix("\n") == true)
        try write((text() ?? "") + "2026-11-18 72.2\n")
        #expect(try take().count == 1)
        try write((text() ?? "").trimmed + "2026-11-17 72.3\n#! mine\n")
        #expect(try take().count == 1)
        #expect(
            try weighIns(of: ann) == ["2026-11-17 12:00 72.3", "2026-11-18 12:00 72.2"]
        )
        let reason = "#! unknown(\"hello\")"
        let lines = text()?.split(separator: "\n").map(String.init) ?? []
        #expect(lines.map { $0.hasPrefix(reason) ? reason : $0 } == ["hello", reason, "#! mine"])
    }

    /// The file's time is that of another line by then.
    @Test
    func take_aLineThatWaited_needsADay_andIsToldOnce() throws {
        try write("72.4\n72.9\n")
        #expect(try take().count == 1)
        let left = try #require(text())
        try write(left + "2026-11-18 72.5\n")
        let outcome = try take()
        #expect((outcome.count, outcome.left?.count) == (1, nil))
        #expect(text() == left && notices.withLock { $0.count } == 1)
        try write(left.replacing("72.4\n", with: "2026-11-17 72.4\n"))
        #expect(try take().count == 1)
        #expect(text()?.isEmpty == true)
        // Mended, it is a new line.
        try write("72,x\n")
        try take()
        try write((text() ?? "").replacing("72,x", with: "72.1"))
        #expect(try take().count == 1)
    }

    @Test
    func take_noName_isOfTheUsualPerson() throws {
        let client = dependencies().dataFolderClient
        try PersonRepository(client, .liveValue).save(ben)
        try write("80\n")
        #expect(try take(variables: ["BMI_TUI_PERSON": "Cid"]).count == 0)
        try write("80.1\n")
        #expect(try take(variables: ["BMI_TUI_PERSON": "be"]).count == 1)
        var settings = Settings()
        settings.defaultPerson = ben.id
        try SettingsService(dependencies()).save(settings, replacing: Settings())
        try write("80.2\n")
        #expect(try take().changed == ben.id)
        // A day is no beginning of a name.
        let monica = Person(id: UUID(3), name: "Monica", height: 170)
        try PersonRepository(client, .liveValue).save(monica)
        try write("mon 80.3\n")
        #expect(try take().changed == ben.id)
        try write("moni 60\n")
        #expect(try take().changed == monica.id)
    }

    @Test
    func take_farFromTheOthers_stays() throws {
        try write("2026-11-19 72.4\n2026-11-20 91\n")
        #expect(try take().count == 1)
        #expect(bare() == "2026-11-20 91\n#! unusual\n")
    }

    @Test
    func take_writtenJustNow_waits() throws {
        try write("72.4")
        let outcome = try take(after: 1)
        #expect(outcome.isBeingWritten && outcome.count == 0)
        #expect(text() == "72.4")
        #expect(try weighIns(of: ann).isEmpty)
        #expect(try take().count == 1)
        // Written by a machine whose clock is ahead.
        #expect(!IntakeService.isFresh(Sandbox.moment, at: Sandbox.moment.addingTimeInterval(-1)))
        try write("72.5")
        #expect(try take(after: -3600).count == 1)
    }

    /// The process ended between the save and the file, or another machine has the same file.
    @Test
    func take_linesThatWereSavedBefore_areNotSavedTwice() throws {
        for _ in 1...2 {
            try write("72.4\n2026-11-18 71 run\n")
            try take()
            #expect(try weighIns(of: ann).count == 2)
            #expect(text()?.isEmpty == true)
        }
    }

    @Test
    func take_copyOfASynchronizer_isAnInboxToo() throws {
        try write("72.4")
        try write("2026-11-18 71", "inbox.sync-conflict-20261120-073000-ABCDEFG.txt")
        #expect(try take().count == 2)
        try write("70.5", "Inbox.TXT")
        #expect(try take().count == 1)
    }

    @Test
    func take_undo_takesAllBack() throws {
        try write("72.4\n2026-11-18 71\n")
        try take()
        let undo = UndoService(dependencies())
        guard case .done = try undo.run(.undo) else {
            Issue.record("nothing was undone")
            return
        }
        #expect(try weighIns(of: ann).isEmpty)
    }

    @Test
    func take_notUTF8_isNamedAndLeft_andTheOthersComeIn() throws {
        let bytes: [UInt8] = [0x37, 0x32, 0x0A, 0xFF, 0xFE, 0x0A]
        try Data(bytes).write(to: URL(filePath: "\(sandbox.data)/inbox.txt"))
        try write("2026-11-18 71", "inbox-phone.txt")
        let outcome = try take()
        let problem = StorageError(file: "\(sandbox.data)/inbox.txt", reason: .notUnicode)
        #expect((outcome.count, outcome.notices) == (1, [problem]))
        #expect(FileManager.default.contents(atPath: "\(sandbox.data)/inbox.txt") == Data(bytes))
    }

    @Test
    func take_nobodyHere_leavesEverything() throws {
        try FileManager.default.removeItem(atPath: "\(sandbox.data)/people.json")
        try FileManager.default.removeItem(atPath: "\(sandbox.path)/state")
        try write("72.4")
        #expect(try take() == IntakeOutcome())
        #expect(text() == "72.4")
    }
}
