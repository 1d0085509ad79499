import Essentials
import Testing

@testable import DataSource

@Suite(.timeLimit(.minutes(10)))
struct ClientTests {
    @Test(arguments: [
        (["LC_ALL": "ja_JP.UTF-8", "LANG": "en_US.UTF-8"], "ja_JP.UTF-8"),
        (["LC_ALL": "", "LC_MESSAGES": "ja_JP", "LANG": "en_US"], "ja_JP"),
        (["LANG": "en_US"], "en_US"),
        ([:], ""),
        (["LANG": "ja_JP.utf8@cjk"], "ja_JP.utf8@cjk"),
        (["LANG": "ja_JP.UTF-8", "LC_CTYPE": "ja_JP.eucJP"], ""),
        (["LC_ALL": "ja_JP.eucJP"], ""),
    ])
    func identifier_environment_theStrongestIsTaken(
        environment: [String: String],
        identifier: String
    ) {
        #expect(LocaleClient.identifier { environment[$0] } == identifier)
    }

    @Test(arguments: [
        ([:], true), (["LANG": "C"], true), (["LANG": "ja_JP.utf8"], true),
        (["LANG": "ja_JP.UTF-8", "LC_ALL": "ja_JP.eucJP"], false),
        (["LC_CTYPE": "de_DE.ISO-8859-15@euro"], false),
    ])
    func locale_namesAnotherCharacterSet_isNotUTF8(environment: [String: String], isUTF8: Bool) {
        #expect(LocaleClient.isUTF8 { environment[$0] } == isUTF8)
    }

    @Test
    func check_logThatCannotBeWritten_isRefused_anotherIsThere() throws {
        let folder = TemporaryFolder()
        try folder.write("", "there/x.json")
        let path = "\(folder.path)/nowhere/log"
        #expect(throws: StorageError(file: path, reason: .system(2))) {
            try LogClient.liveValue.check(path)
        }
        let log = "\(folder.path)/log"
        try LogClient.liveValue.check(log)
        #expect(FileClient.liveValue.kind(log) == .file)
    }

    @Test(arguments: [
        ("{\"count\":1}\n", false), ("2026-11-20\n", false), ("\n", false),
        ("2026-11-20T06:30:12.345Z\tlaunch\n", false), ("", true),
        ("2026-11-20T06:30:12.345Z launch\n", true),
    ])
    func check_onlyALogIsWrittenTo(content: String, isLog: Bool) throws {
        let folder = TemporaryFolder()
        try folder.write(content, "x")
        let path = "\(folder.path)/x"
        if isLog {
            try LogClient.liveValue.check(path)
        } else {
            #expect(throws: StorageError(file: path, reason: .notALog)) {
                try LogClient.liveValue.check(path)
            }
        }
        #expect(folder.text("x") == content)
    }

    @Test
    func replace_pathThatIsNotUTF8_isRefused() {
        let folder = TemporaryFolder()
        let path = "\(folder.path)/\u{FFFD}"
        #expect(throws: StorageError(file: path, reason: .notUnicode)) {
            try FileClient.liveValue.replace(path, Data("x".utf8))
        }
        #expect(throws: StorageError(file: path, reason: .notUnicode)) {
            try LogClient.liveValue.check(path)
        }
        #expect(folder.files.isEmpty)
    }

    @Test
    func replace_linkThatLeadsNowhere_isCalledSo() throws {
        let folder = TemporaryFolder()
        try folder.write("", "b")
        let path = "\(folder.path)/a.csv"
        #expect(symlink("\(folder.path)/none/a.csv", path) == 0)
        #expect(throws: StorageError(file: path, reason: .leadsNowhere)) {
            try FileClient.liveValue.replace(path, Data("x".utf8))
        }
        #expect(throws: StorageError(file: path, reason: .leadsNowhere)) {
            try LogClient.liveValue.check(path)
        }
        #expect(throws: StorageError(file: path, reason: .leadsNowhere)) {
            try Folder(path).create()
        }
    }

    @Test
    func read_linkToNothing_isCalledSo() throws {
        let folder = TemporaryFolder()
        try folder.write("", "b")
        let path = "\(folder.path)/a.csv"
        #expect(symlink("\(folder.path)/c.csv", path) == 0)
        let error = StorageError(file: path, reason: .leadsNowhere)
        #expect(throws: error) { try FileClient.liveValue.read(path) }
        #expect(throws: error) { try FileClient.liveValue.stream(path) }
    }

    @Test
    func exists_linkToNothing_isNotThere() throws {
        let folder = TemporaryFolder()
        try folder.write("", "b")
        let path = "\(folder.path)/a.csv"
        #expect(symlink("\(folder.path)/c.csv", path) == 0)
        #expect(
            !FileClient.liveValue.exists(path) && FileClient.liveValue.exists("\(folder.path)/b")
        )
    }

    @Test
    func replace_draftsOfKilledProcesses_areRemoved_noOthers() throws {
        let folder = TemporaryFolder()
        let output = "\(folder.path).output"
        try Data().write(to: URL(filePath: output))
        defer { unlink(output) }
        let program = try Program(["true"], output: output)
        program.wait()
        let pid = program.pid
        let kept = [
            ".a.csv.\(getppid()).tmp", ".a.csv.0.tmp", ".a.csv.4294967295.tmp", ".a.csv.tmp",
            ".a.csv.x\(pid).tmp", ".b.csv.\(pid).tmp", "a.csv.\(pid).tmp",
            ".z.csv.bmi-tui.\(getppid()).tmp",
        ]
        // A later export of another name takes the last one too.
        let dead = [".a.csv.\(pid).tmp", ".z.csv.bmi-tui.\(pid).tmp"]
        for name in kept + dead + [".a.csv.\(getpid()).tmp"] {
            try folder.write(name, name)
        }
        try FileClient.liveValue.replace("\(folder.path)/a.csv", Data("x".utf8))
        #expect(Set(folder.files.keys) == Set(kept + ["a.csv"]))
        #expect(folder.text("a.csv") == "x")
    }

    @Test
    func homeDirectory_passwordEntry_isAbsolute() {
        #expect(ProcessInfoClient.liveValue.homeDirectory()?.hasPrefix("/") == true)
    }

    @Test(arguments: [(0, "/root"), (1000, "/home/ada"), (7, ""), (54321, nil), (10, nil)])
    func homeDirectory_passwordFile_isThatOfTheUser(user: Int, home: String?) {
        let text = """
            root:x:0:0:root:/root:/bin/bash
            +::::::
            broken:x:10
            ada:x:1000:1000:Ada,,,:/home/ada:/bin/sh
            nobody:x:7:7:::
            ada:x:1000:1000:again:/elsewhere:/bin/sh
            """
        #expect(PasswordFile(text: text).homeDirectory(of: UInt32(user)) == home)
    }

    @Test(arguments: [
        // Summer time begins and ends.
        ("CET-1CEST,M3.5.0,M10.5.0/3", 1_774_745_999, "2026-03-29 01:59"),
        ("CET-1CEST,M3.5.0,M10.5.0/3", 1_774_746_000, "2026-03-29 03:00"),
        ("CET-1CEST,M3.5.0,M10.5.0/3", 1_792_889_999, "2026-10-25 02:59"),
        ("CET-1CEST,M3.5.0,M10.5.0/3", 1_792_890_000, "2026-10-25 02:00"),
        ("JST-9", -1, "1970-01-01 08:59"), ("UTC", -1, "1969-12-31 23:59"),
        ("UTC", 2_147_483_648, "2038-01-19 03:14"), ("UTC", 4_107_542_400, "2100-03-01 00:00"),
        ("EST5EDT,M3.2.0,M11.1.0", 951_800_400, "2000-02-29 00:00"),
    ])
    func localTime_oddDays_isThatOfTheWallClock(
        zone: String,
        seconds: Int,
        text: String
    ) throws {
        let environment = ProcessInfo.processInfo.environment.merging(["TZ": zone]) { $1 }
        let outcome = try Program.run(
            [Program.probe, "clock", "unused", "\(seconds)"],
            environment: environment
        )
        #expect(outcome.output == "\(text)\nsaved\n")
    }

    @Test(arguments: [-1e300, -1e12, 0, 1e10, 1e300, .infinity, .nan])
    func localTime_anyMoment_doesNotTrap(seconds: Double) {
        let date = Date(timeIntervalSince1970: seconds)
        let localTime = LocalTimeClient.liveValue.localTime(date)
        #expect((0..<1440).contains(localTime.time.hour * 60 + localTime.time.minute))
        #expect(localTime.day.year < 1_000_000)
        #expect(Day(localTime.day.description) == localTime.day || abs(seconds) >= 1e10)
        #expect(date.moment.isEmpty == false)
    }

    @Test(arguments: [
        (-62_135_596_800, "0001-01-01T00:00:00.000Z"), (-0.001, "1969-12-31T23:59:59.999Z"),
        (1_795_000_000.5, "2026-11-18T11:06:40.500Z"), (4e9, "2096-10-02T07:06:40.000Z"),
    ])
    func moment_date_readsBackAsItself(seconds: Double, text: String) {
        let date = Date(timeIntervalSince1970: seconds)
        #expect(date.moment == text)
        #expect(Date(moment: text) == date)
    }

    @Test
    func changes_linkedFiles_areHeardWhereTheyAre() async throws {
        let (folder, elsewhere) = (TemporaryFolder(), TemporaryFolder())
        try PersonRepository(elsewhere.client, .testValue).save(.ada)
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path).link",
            withDestinationPath: folder.path
        )
        defer { try? FileManager.default.removeItem(atPath: "\(folder.path).link") }
        try folder.client.tidy()
        for (name, target) in [("a", "\(elsewhere.path)/people.json"), ("people.json", "a")] {
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder.path)/\(name)",
                withDestinationPath: target
            )
        }
        let changes = FileWatchClient.files(in: "\(folder.path).link").changes()
        try PersonRepository(elsewhere.client, .testValue).delete(.ada)
        SettingsRepository(folder.client, .testValue).hasAlreadyTutorial = true
        var missing: Set = ["people", "settings"]
        for await keys in changes {
            missing.subtract(keys)
            if missing.isEmpty { break }
        }
        #expect(missing.isEmpty)
    }

    @Test
    func changes_ownWrites_areNoNews_untilAnotherWrites() async throws {
        let folder = TemporaryFolder()
        let ownWrites = OwnWrites()
        let own = DataFolderClient.files(in: folder.path, beside: ownWrites)
        try own.tidy()
        let changes = FileWatchClient.changes(
            in: DataFolder(path: folder.path),
            beside: ownWrites
        )
        SettingsRepository(own, .testValue).hasAlreadyTutorial = true
        try PersonRepository(own, .testValue).save(.ada)
        try PersonRepository(folder.client, .testValue).delete(.ada)
        for await keys in changes {
            #expect(!keys.contains("settings"))
            if keys.contains("people") { break }
        }
        #expect(FileVersion(File("\(folder.path)/nothing")) == nil)
    }

    #if os(Linux)
        @Test(arguments: ["", "/a/b"])
        func changes_folderIsStillToCome_itsKeysAreHeard(below: String) async throws {
            let parent = TemporaryFolder()
            let path = parent.path + below
            let client = DataFolderClient.files(in: path)
            let changes = FileWatchClient.files(in: path).changes()
            try PersonRepository(client, .testValue).save(.ada)
            for await keys in changes where keys.contains("people") { break }
            SettingsRepository(client, .testValue).hasAlreadyTutorial = true
            for await keys in changes where keys.contains("settings") { break }
        }
    #endif

    @Test(arguments: ["", "/a/b"], [true, false])
    func changes_folderIsReplaced_theNewOneIsHeard(below: String, isDeleted: Bool) async throws {
        let parent = TemporaryFolder()
        let (path, new) = ("\(parent.path)/data", "\(parent.path)/new")
        for folder in [path, new] {
            let client = DataFolderClient.files(in: folder + below)
            try PersonRepository(client, .testValue).save(.ada)
        }
        let client = DataFolderClient.files(in: path + below)
        let changes = FileWatchClient.files(in: path + below).changes()
        var iterator = changes.makeAsyncIterator()
        if isDeleted {
            try FileManager.default.removeItem(atPath: path)
        } else {
            try FileManager.default.moveItem(atPath: path, toPath: "\(parent.path)/old")
        }
        while let keys = await iterator.next(), !keys.contains("people") {}
        try FileManager.default.moveItem(atPath: new, toPath: path)
        // Whatever was told of the old folder, what happens in the new one is told too.
        let weighIns = WeighInRepository(client, .testValue)
        try weighIns.save(.sample(1, "2026-11-20"), of: UUID(9))
        let key = "history/\(UUID(9).text)/2026"
        while let keys = await iterator.next(), !keys.contains(key) {}
        #expect(try PersonRepository(client, .testValue).load().values == [.ada])
    }

    /// Each landing ends a watch, and the next one begins.
    @Test
    func landings_folderComesGoesAndIsReplaced_isTold() async throws {
        let parent = TemporaryFolder()
        let (path, files) = ("\(parent.path)/a/b", FileManager.default)
        func landing(_ change: () throws -> Void) async throws {
            let news = FileWatchClient.liveValue.landings([path])
            try change()
            for await _ in news { return }
            Issue.record("nothing is watched")
        }
        try await landing {
            try files.createDirectory(atPath: path, withIntermediateDirectories: true)
        }
        try await landing { try Data("1".utf8).write(to: URL(filePath: "\(path)/1")) }
        try await landing { try files.removeItem(atPath: path) }
        try await landing {
            try files.createDirectory(atPath: path, withIntermediateDirectories: true)
        }
        try await landing {
            try files.moveItem(atPath: "\(parent.path)/a", toPath: "\(parent.path)/c")
        }
        try await landing {
            try files.moveItem(atPath: "\(parent.path)/c", toPath: "\(parent.path)/a")
        }
        try await landing { try Data("2".utf8).write(to: URL(filePath: "\(path)/2")) }
    }

    @Test
    func save_folderWasMovedAway_throwsAndMakesNoOther() throws {
        let folder = TemporaryFolder()
        let client = DataFolderClient.files(in: "\(folder.path)/data")
        let weighIns = WeighInRepository(client, .testValue)
        try PersonRepository(client, .testValue).save(.ada)
        try weighIns.save(.sample(1, "2026-11-20"), of: UUID(9))
        try FileManager.default.moveItem(
            atPath: "\(folder.path)/data",
            toPath: "\(folder.path)/old"
        )
        let gone = StorageError(file: "\(folder.path)/data", reason: .gone)
        #expect(throws: gone) { try weighIns.save(.sample(2, "2026-11-20"), of: UUID(9)) }
        #expect(throws: gone) { try PersonRepository(client, .testValue).load() }
        #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/data"))
        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/data",
            withIntermediateDirectories: true
        )
        let people = StorageError(file: "\(folder.path)/data/people.json", reason: .gone)
        #expect(throws: people) { try weighIns.save(.sample(2, "2026-11-20"), of: UUID(9)) }
        try FileManager.default.removeItem(atPath: "\(folder.path)/data")
        try FileManager.default.moveItem(
            atPath: "\(folder.path)/old",
            toPath: "\(folder.path)/data"
        )
        try weighIns.save(.sample(2, "2026-11-20"), of: UUID(9))
        #expect(try weighIns.load(of: UUID(9)).values.count == 2)
    }

    /// The others would be lost without a word; a restored version is written.
    @Test
    func save_peopleAreGone_throwsAndMakesNoListOfOne() throws {
        let folder = TemporaryFolder()
        let client = DataFolderClient.files(in: folder.path)
        let people = PersonRepository(client, .testValue)
        try people.save(.ada)
        let data = try client.data(.people)
        let path = "\(folder.path)/people.json"
        try FileManager.default.removeItem(atPath: path)
        let gone = StorageError(file: path, reason: .gone)
        #expect(throws: gone) { try people.save(.ada) }
        #expect(throws: gone) { try people.save(.ada, replacing: .ada) }
        #expect(throws: gone) { try people.delete(.ada) }
        let weighIns = WeighInRepository(client, .testValue)
        #expect(throws: gone) { try weighIns.saveFirst(.sample(1, "2026-11-20"), of: .ada) }
        #expect(!FileManager.default.fileExists(atPath: path))
        try client.restoreAll([.people: try #require(data)])
        try people.save(.ada)
    }

    @Test
    func changes_anotherClientSaves_itsKeysAreHeard() async throws {
        let folder = TemporaryFolder()
        try folder.client.tidy()
        let changes = FileWatchClient.files(in: folder.path).changes()
        try PersonRepository(folder.client, .testValue).save(.ada)
        try WeighInRepository(folder.client, .testValue).save(.sample(1, "2026-11-20"), of: UUID(9))
        var missing: Set = ["people", "history/\(UUID(9).text)/2026"]
        for await keys in changes {
            missing.subtract(keys)
            if missing.isEmpty { break }
        }
        #expect(missing.isEmpty)
    }
}
