import Essentials
import Testing

@testable import DataSource

/// A folder without fault, and with exactly one.
@Suite(.timeLimit(.minutes(10)))
struct CheckupRepositoryTests {
    let folder = TemporaryFolder()
    static let ann = UUID(9).text
    static let year = "history/\(ann)/2026.json"
    static let head = "{\"count\":1,\"records\":["
    static let end = "],\"version\":1}\n"
    static let anns = """
        {"changedAt":"2026-11-20T07:30:16.059Z","height":178,"id":"\(ann)","name":"Ann"}
        """
    static let people = "\(head)\n\(anns)\n\(end)"

    var file: String { "\(folder.path)/\(Self.year)" }
    var rewriteYear: Check.Remedy { .fix(.rewrite(key: "history/\(Self.ann)/2026")) }
    let today = Day("2026-11-20") ?? .epoch

    init() throws {
        try put(Self.people, "people.json")
        try put("{\"count\":0,\"records\":[\n],\"version\":1}\n", "settings.json")
        try put([Self.weighIn(1)], Self.year)
        for name in ["", "/history", "/history/\(Self.ann)"] { chmod(folder.path + name, 0o700) }
    }

    static func weighIn(
        _ number: Int,
        day: String = "2026-11-19",
        changedAt: String = "2026-11-19T07:30:00.000Z",
        _ members: String = "\"weight\":72.4"
    ) -> String {
        """
        {"changedAt":"\(changedAt)","day":"\(day)","height":178,"id":"\(UUID(UInt8(number)).text)",\
        "time":"07:30",\(members)}
        """
    }

    func put(_ text: String, _ name: String) throws {
        try folder.write(text, name)
        chmod("\(folder.path)/\(name)", 0o600)
    }

    func put(_ records: [String], _ name: String, count: Int? = nil) throws {
        let head = "{\"count\":\(count ?? records.count),\"records\":["
        try put("\(head)\n\(records.joined(separator: ",\n"))\n\(Self.end)", name)
    }

    func sut(_ client: DataFolderClient? = nil) -> CheckupRepository {
        let dateClient = testDependency(of: DateClient.self) {
            $0.now = { Date(moment: "2026-11-20T12:00:00.000Z") ?? .distantPast }
        }
        return CheckupRepository(client ?? folder.client, dateClient, .liveValue)
    }

    func checks(_ client: DataFolderClient? = nil) throws -> [Check] {
        try sut(client).checks(on: today) { _ in
            nil
        } _: {
            $0.weight > 500 ? "weight" : nil
        }
    }

    func faults(_ client: DataFolderClient? = nil) throws -> [Check] {
        try checks(client).filter { $0.state != .ok }
    }

    /// Fixes the faults, and expects that none is left.
    func fix(_ faults: [Check]) throws {
        for check in faults {
            guard case .fix(let fix) = check.remedy else { continue }
            try sut().fix(fix)
        }
        #expect(try self.faults() == [])
    }

    @Test
    func checks_healthyFolder_allIsRight_andNothingIsWritten() throws {
        let files = folder.files
        let checks = try checks()
        #expect(checks.allSatisfy { $0.state == .ok && $0.remedy == nil }, "\(checks)")
        let kinds: [Check.Topic] = [.people, .settings, .history]
        #expect(
            checks.filter { kinds.contains($0.topic) }.map(\.finding) == [
                .files(1, records: 1, version: 1), .files(1, records: 0, version: 1),
                .files(1, records: 1, version: 1),
            ]
        )
        #expect(folder.files == files)
        #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/.lock"))
    }

    @Test
    func checks_noFolder_isNoProblem() throws {
        let client = DataFolderClient.files(in: "\(folder.path)/none")
        #expect(try checks(client) == [Check(.folder, .note, .nothing)])
    }

    @Test
    func checks_aFileInItsPlace_isNamed() throws {
        let path = "\(folder.path)/people.json"
        let error = StorageError(file: path, reason: .system(ENOTDIR))
        #expect(try checks(.files(in: path)) == [Check(.folder, .problem, .failure(error))])
    }

    @Test
    func checks_otherThings_areNamed() throws {
        let other = TemporaryFolder()
        try other.write("novel", "novel.txt")
        let error = StorageError(file: other.path, reason: .foreignFolder)
        #expect(try checks(other.client) == [Check(.folder, .problem, .failure(error))])
    }

    @Test
    func checks_yearOrFolderIsGone_isNamed_andTheYearComesBack() throws {
        let state = TemporaryFolder()
        let client = DataFolderClient { [folder] () throws(StorageError) in
            FileDefaults(
                folder: DataFolder(path: folder.path, state: state.path),
                today: { .epoch }
            )
        }
        let key = "history/\(Self.ann)/2026"
        _ = try client.data(key)
        unlink(file)
        let gone = StorageError(file: file, reason: .notThere)
        let fault = Check(.history, .problem, .failure(gone), rewriteYear)
        #expect(try faults(client).filter { $0.topic == .history } == [fault])
        try sut(client).fix(.rewrite(key: key))
        #expect(try faults(client).filter { $0.topic == .history } == [])
        let year = try #require(folder.text(Self.year))
        #expect(year.contains("72.4"))
        try put([], Self.year)
        let older = StorageError(file: file, reason: .completed(1))
        let lack = Check(.history, .problem, .failure(older), rewriteYear)
        #expect(try faults(client).filter { $0.topic == .history } == [lack])
        try sut(client).fix(.rewrite(key: key))
        #expect(folder.text(Self.year) == year)
        let elsewhere = "\(folder.path)-elsewhere"
        #expect(rename(folder.path, elsewhere) == 0)
        let lost = StorageError(file: folder.path, reason: .gone)
        #expect(try faults(client) == [Check(.folder, .problem, .failure(lost))])
        #expect(rename(elsewhere, folder.path) == 0)
    }

    @Test(.enabled(if: geteuid() != 0))
    func checks_notWritable_saysWhatToType() throws {
        chmod(folder.path, 0o500)
        defer { chmod(folder.path, 0o700) }
        let error = StorageError(file: folder.path, reason: .system(EACCES))
        let remedy = Check.Remedy.allow(folder.path)
        #expect(try checks() == [Check(.folder, .problem, .failure(error), remedy)])
    }

    @Test
    func checks_links_areNoted() throws {
        let (link, dead) = ("\(folder.path)-link", "\(folder.path)-dead")
        defer { for path in [link, dead] { unlink(path) } }
        #expect(symlink(folder.path, link) == 0 && symlink("/none/here", dead) == 0)
        let noted = Check(.folder, .note, .link(link, target: folder.path))
        #expect(try faults(.files(in: link)) == [noted])
        let error = StorageError(file: dead, reason: .leadsNowhere)
        #expect(try checks(.files(in: dead)) == [Check(.folder, .problem, .failure(error))])

        let (history, elsewhere) = ("\(folder.path)/history", "\(folder.path)-history")
        defer { try? FileManager.default.removeItem(atPath: elsewhere) }
        #expect(rename(history, elsewhere) == 0 && symlink(elsewhere, history) == 0)
        #expect(try faults() == [Check(.folder, .note, .link(history, target: elsewhere))])
    }

    @Test
    func checks_openToOthers_areFixed() throws {
        chmod(folder.path, 0o755)
        chmod(file, 0o644)
        let faults = try faults()
        let remedy = Check.Remedy.fix(.protect([folder.path, file]))
        #expect(faults == [Check(.permissions, .problem, .open(2), remedy)])
        try fix(faults)
        #expect(folder.mode("") == 0o700 && folder.mode(Self.year) == 0o600)
    }

    @Test
    func checks_filesOfTheMachine_areLookedAtToo() throws {
        let state = "\(folder.path)-state"
        defer { try? FileManager.default.removeItem(atPath: state) }
        let client = DataFolderClient { [folder] in
            FileDefaults(folder: DataFolder(path: folder.path, state: state), today: { .epoch })
        }
        #expect(try faults(client) == [Check(.machine, .note, .nothing)])
        #expect(mkdir(state, 0o700) == 0)
        #expect(try faults(client) == [])
        let name = "\(state)/machine.json"
        #expect(FileManager.default.createFile(atPath: name, contents: nil))
        chmod(name, 0o640)
        let remedy = Check.Remedy.fix(.protect([name]))
        #expect(try faults(client) == [Check(.permissions, .problem, .open(1), remedy)])
    }

    @Test
    func checks_locked_namesTheProcess() throws {
        let lock = try FileLock(DataFolder(path: folder.path))
        #if os(Linux)
            let process = getpid()
        #else
            let process = Int32(0)
        #endif
        #expect(try faults() == [Check(.lock, .note, .locked(by: process))])
        lock.unlock()
        #expect(try faults() == [])
    }

    @Test(arguments: [".restoring/people.json", ".people.json.17.tmp"])
    func checks_unfinishedChange_isFinished(name: String) throws {
        try put(Self.people, name)
        let faults = try faults()
        #expect(faults == [Check(.unfinished, .problem, .unfinished, .fix(.finish))])
        // Looking does not complete it.
        #expect(folder.text(name) == Self.people)
        try fix(faults)
        #expect(folder.text(name) == nil)
    }

    @Test(arguments: [
        (weighIn(2, "\"weight\":999"), RecordTrouble.Kind.impossible, "\"weight\":999"),
        (weighIn(2, "\"waist\":88"), .unreadable, ""), (weighIn(1), .double, ""),
        (weighIn(2, day: "2026-12-24"), .inFuture, "\"day\":\"2026-12-24\""),
        (weighIn(2, changedAt: "2026-11-22T07:30:00.000Z"), .aheadOfClock, ""),
        (
            weighIn(2, "\"movesTo\":\"history/\(UUID(8).text)/2026\",\"weight\":72"), .ofNobody, ""
        ),
    ])
    func checks_faultyRecord_isNamedWithItsLine(
        record: String,
        kind: RecordTrouble.Kind,
        member: String
    ) throws {
        try put([Self.weighIn(1), Self.weighIn(3), record], Self.year)
        let remedies: [RecordTrouble.Kind: Check.Remedy] = [
            .impossible: .type("bmi-tui edit 00000000"), .unreadable: .restore,
            .double: rewriteYear, .inFuture: .type("bmi-tui edit 00000000"),
        ]
        let id = kind == .double ? UUID(1).text : UUID(2).text
        let trouble = RecordTrouble(kind: kind, lines: [4], member: member, id: id)
        let state: Check.State = [.aheadOfClock, .ofNobody].contains(kind) ? .note : .problem
        let faults = try faults()
        #expect(
            faults == [Check(.history, state, .records(trouble, file: Self.year), remedies[kind])]
        )
        if kind == .double { try fix(faults) }
    }

    /// A deleted record may say anything; tomorrow has begun elsewhere; a clock is a little fast.
    @Test
    func checks_whatIsAllowed_isNotNamed() throws {
        let deleted = """
            {"changedAt":"2026-11-19T07:30:00.000Z","day":"2026-11-19","deleted":true,\
            "id":"\(UUID(3).text)","time":"07:30"}
            """
        let tomorrow = Self.weighIn(2, day: "2026-11-21", changedAt: "2026-11-21T11:59:00.000Z")
        let moved = "\"movesTo\":\"history/\(Self.ann)/2025\",\"weight\":72"
        try put([tomorrow, deleted, Self.weighIn(4, moved)], Self.year)
        #expect(try faults() == [])
        let counted = try checks().first { $0.topic == .history }?.finding
        #expect(counted == .files(1, records: 2, version: 1))
    }

    @Test
    func checks_manyFaultyRecords_areOneCheck() throws {
        let records = (0..<200).map { Self.weighIn($0, "\"weight\":\($0 % 2 == 0 ? 999 : 72)") }
        try put(records, Self.year)
        let lines = (0..<100).map { $0 * 2 + 2 }
        let trouble = RecordTrouble(
            kind: .impossible,
            lines: lines,
            member: "\"weight\":999",
            id: UUID(0).text
        )
        #expect(try faults().map(\.finding) == [.records(trouble, file: Self.year)])
    }

    @Test
    func checks_damagedFile_namesLinesAndCount() throws {
        try put([Self.weighIn(1), "{\"day\":", Self.weighIn(2), "xyz"], Self.year)
        let error = StorageError(file: file, reason: .malformed(line: 3))
        let trouble = RecordTrouble(kind: .unreadable, lines: [3, 5])
        #expect(
            try faults() == [
                Check(.history, .problem, .failure(error), .restore),
                Check(.history, .problem, .records(trouble, file: Self.year), .restore),
            ]
        )
        try put([Self.weighIn(1), Self.weighIn(2)], Self.year, count: 3)
        let short = StorageError(file: file, reason: .incomplete(expected: 3, found: 2))
        #expect(try faults() == [Check(.history, .problem, .failure(short), .restore)])
    }

    @Test
    func checks_newerVersion_isNoted() throws {
        let text = "\(Self.head)\n\(Self.weighIn(1))\n],\"version\":2}\n"
        try put(text, Self.year)
        let error = StorageError(file: file, reason: .newerVersion(2))
        #expect(try faults() == [Check(.history, .note, .failure(error))])
        try sut().fix(.rewrite(key: "history/\(Self.ann)/2026"))
        #expect(folder.text(Self.year) == text)
    }

    @Test
    func checks_markersOfGit_areFixed() throws {
        let (ours, theirs) = (Self.weighIn(1), Self.weighIn(2))
        let sides = "<<<<<<< HEAD\n\(ours)\n=======\n\(theirs)\n>>>>>>> other\n"
        try put("\(Self.head)\n\(sides)\(Self.end)", Self.year)
        let faults = try faults()
        #expect(faults == [Check(.history, .problem, .merged(file: Self.year), rewriteYear)])
        try fix(faults)
        let text = try #require(folder.text(Self.year))
        #expect(text == "{\"count\":2,\"records\":[\n\(theirs),\n\(ours)\n\(Self.end)")
        #expect(folder.files.contains { $0.key.hasPrefix("backups/") && $0.value.contains("<<<") })
    }

    @Test
    func checks_editedByHand_isNamed_untilAccepted() throws {
        try fix([Check(.history, .problem, .nothing, rewriteYear)])
        let text = String(decoding: try #require(folder.bytes(Self.year)), as: UTF8.self)
        try put(text.substituting("72.4", with: "71.4"), Self.year)
        let faults = try faults()
        #expect(faults == [Check(.history, .problem, .altered(file: Self.year), rewriteYear)])
        try fix(faults)
        #expect(folder.text(Self.year)?.contains("71.4") == true)
    }

    @Test
    func checks_copy_isTakenIn() throws {
        let name = "history/\(Self.ann)/2026 (1).json"
        try put([Self.weighIn(2)], name)
        let faults = try faults()
        #expect(faults == [Check(.copies, .note, .copies(1, file: Self.year), rewriteYear)])
        try fix(faults)
        #expect(folder.text(name) == nil)
        let year = try #require(folder.text(Self.year))
        #expect(year.contains(Self.weighIn(1)) && year.contains(Self.weighIn(2)))
    }

    @Test
    func checks_personOfACopy_isSomebody() throws {
        try put([Self.weighIn(4)], "history/\(UUID(8).text)/2026.json")
        chmod("\(folder.path)/history/\(UUID(8).text)", 0o700)
        try put(Self.people.substituting(Self.ann, with: UUID(8).text), "people (1).json")
        let fix = Check.Remedy.fix(.rewrite(key: .people))
        let copy = Check(.copies, .note, .copies(1, file: "people.json"), fix)
        #expect(try faults() == [copy])
    }

    @Test
    func checks_unreadableCopy_isNamed() throws {
        let name = "history/\(Self.ann)/2026 (1).json"
        try put("damaged", name)
        let path = "\(folder.path)/\(name)"
        let error = StorageError(file: path, reason: .conflictCopy)
        let check = Check(.copies, .problem, .failure(error), .correct(file: path))
        #expect(try faults() == [check])
    }

    /// A copy beside a damaged file does not count, so it is not taken in.
    @Test
    func checks_copyBesideADamagedFile_stays() throws {
        try put([Self.weighIn(2)], "history/\(Self.ann)/2026 (1).json")
        try put("damaged", Self.year)
        let copies = try faults().filter { $0.topic == .copies }
        #expect(copies == [Check(.copies, .note, .copies(1, file: Self.year))])
    }

    @Test(arguments: [false, true])
    func checks_historyOfNobody_isNamed(hasBackup: Bool) throws {
        if hasBackup { try put(Self.people, "backups/people/2026-11-18.json") }
        let name = "history/\(UUID(8).text)"
        try put([Self.weighIn(4)], "\(name)/2026.json")
        for name in [name, "backups", "backups/people"] { chmod("\(folder.path)/\(name)", 0o700) }
        let path = "\(folder.path)/\(name)"
        let error = StorageError(file: path, reason: .unlisted(hasBackup: hasBackup))
        let remedy = hasBackup ? Check.Remedy.restore : nil
        #expect(try faults() == [Check(.people, .problem, .failure(error), remedy)])
        unlink("\(folder.path)/people.json")
        let lost = StorageError(
            file: "\(folder.path)/people.json",
            reason: .missing(hasBackup: hasBackup)
        )
        #expect(try faults() == [Check(.people, .problem, .failure(lost), remedy)])
        // Whose it is is not known then.
        try put("damaged", "people.json")
        #expect(try faults().allSatisfy { $0.finding != .failure(lost) })
    }

    @Test
    func checks_backups_ageAndDamage() throws {
        let names = ["people/2026-11-18", "people/2026-11-15", "people/2026-11-14-replaced-1"]
        for name in names { try put(Self.people, "backups/\(name).json") }
        for name in ["backups", "backups/people"] { chmod("\(folder.path)/\(name)", 0o700) }
        let age = Check(.backups, .ok, .fact("2026-11-18"))
        #expect(try checks().filter { $0.topic == .backups } == [age])
        // A replaced version may have been damaged.
        try put("damaged", "backups/people/2026-11-14-replaced-1.json")
        #expect(try faults() == [])
        try put("damaged", "backups/people/2026-11-15.json")
        let path = "\(folder.path)/backups/people/2026-11-15.json"
        let error = StorageError(file: path, reason: .malformed(line: 1))
        let check = Check(.backups, .problem, .failure(error), .correct(file: path))
        #expect(try faults() == [check])
    }
}
