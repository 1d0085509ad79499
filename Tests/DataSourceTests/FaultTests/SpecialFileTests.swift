import Essentials
import Testing

@testable import DataSource

@Suite(.timeLimit(.minutes(60)))
struct SpecialFileTests {
    let folder = TemporaryFolder()

    var sut: PersonRepository {
        PersonRepository(folder.client, .testValue)
    }

    func reason(_ body: () throws -> Void) -> StorageError.Reason? {
        do {
            try body()
            return nil
        } catch {
            return (error as? StorageError)?.reason
        }
    }

    @Test
    func load_pipe_isNoFile() throws {
        try folder.write("", "other")
        #expect(mkfifo("\(folder.path)/people.json", 0o600) == 0)
        #expect(reason { _ = try sut.load() } == .notAFile)
        #expect(reason { try sut.save(.ada) } == .notAFile)
    }

    @Test
    func load_folder_isNoFile() throws {
        try folder.write("", "people.json/other")
        #expect(reason { _ = try sut.load() } == .notAFile)
        #expect(reason { try sut.save(.ada) } == .notAFile)
        #expect(folder.text("people.json/other") == "")
    }

    @Test(arguments: [100 << 20, 1 << 30])
    func load_hugeFile_isNotRead(size: Int) throws {
        try folder.write("", "people.json")
        #expect(truncate("\(folder.path)/people.json", off_t(size)) == 0)
        #expect(reason { _ = try sut.load() } == .tooLarge(bytes: size))
        #expect(reason { try sut.save(.ada) } == .tooLarge(bytes: size))
    }

    // What would be read no more is not written.
    @Test
    func save_largerThanWhatIsRead_isRefusedAndTheOldStays() throws {
        let weighIns = WeighInRepository(folder.client, .testValue)
        try weighIns.save(.sample(1, "2026-11-20"), of: UUID(9))
        let name = "history/\(UUID(9).text)/2026.json"
        let before = folder.text(name)
        var large = WeighIn.sample(2, "2026-11-20")
        large.note = "a" + String(repeating: "\u{301}", count: File.largest / 2)
        #expect(reason { try weighIns.save(large, of: UUID(9)) } == .wouldBeTooLarge)
        #expect(folder.text(name) == before)
        #expect(folder.files.keys.contains { $0.hasSuffix(".tmp") } == false)
    }

    @Test
    func save_linkThatIsNotUTF8_throwsAndMakesNothing() throws {
        try folder.write("", "other")
        let target = "\(folder.path)/".utf8.map { CChar(bitPattern: $0) } + [-1, -2, 0]
        #expect(symlink(target, "\(folder.path)/people.json") == 0)
        #expect(throws: StorageError.self) { try sut.save(.ada) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count < 5)
    }

    @Test(arguments: [-719_162, -1, 0, 2_932_896])
    func save_anyDay_isLoadedAgain(number: Int) throws {
        let weighIns = WeighInRepository(folder.client, .testValue)
        var weighIn = WeighIn.sample(1, "2026-11-20")
        weighIn.day = Day(number: number)
        try weighIns.save(weighIn, of: UUID(9))
        #expect(try weighIns.load(of: UUID(9)).values.map(\.day.number) == [number])
    }

    @Test(arguments: [-719_163, 2_932_897, -3_000_000_000, 3_000_000_000])
    func save_dayThatHasNoText_throws(number: Int) throws {
        let weighIns = WeighInRepository(folder.client, .testValue)
        var weighIn = WeighIn.sample(1, "2026-11-20")
        weighIn.day = Day(number: number)
        #expect(throws: StorageError.self) { try weighIns.save(weighIn, of: UUID(9)) }
    }

    @Test
    func save_fileInPlaceOfTheFolder_throws() throws {
        try folder.write("mine", "data")
        let client = DataFolderClient.files(in: "\(folder.path)/data")
        let sut = PersonRepository(client, .testValue)
        #expect(reason { try sut.save(.ada) } == .system(ENOTDIR))
        #expect(reason { _ = try sut.load() } == .system(ENOTDIR))
        #expect(folder.files == ["data": "mine"])
    }

    @Test
    func save_folderIsMissing_itIsMade() throws {
        let client = DataFolderClient.files(in: "\(folder.path)/a b/試験/c")
        try PersonRepository(client, .testValue).save(.ada)
        #expect(folder.mode("a b/試験/c/people.json") == 0o600)
    }

    @Test
    func save_nameWithPath_isOnlyAName() throws {
        var person = Person.ada
        person.name = "../../etc/passwd\u{0}"
        try sut.save(person)
        #expect(Set(folder.files.keys) == ["people.json", ".undo.json"])
        #expect(try sut.load().values == [person])
    }

    #if os(Linux)
        @Test
        func save_folderThatNothingCanBeMadeIn_throws() throws {
            let sut = PersonRepository(.files(in: "/proc/nobody/data"), .testValue)
            #expect(throws: StorageError(file: "/proc/nobody", reason: .system(ENOENT))) {
                try sut.save(.ada)
            }
        }
    #endif

    @Test
    func tidy_readableByOthers_isMended() throws {
        try sut.save(.ada)
        chmod(folder.path, 0o755)
        chmod("\(folder.path)/people.json", 0o644)
        try folder.client.tidy()
        #expect(folder.mode("") == 0o700)
        #expect(folder.mode("people.json") == 0o600)
    }

    @Test(
        .enabled(if: Effort.canTrace, "strace may not trace here, so nothing could be seen"),
        arguments: [
            ["HOME": "$"], ["HOME": "$/"], ["HOME": "$", "XDG_DATA_HOME": ""],
            ["HOME": "$", "XDG_DATA_HOME": "relative"], ["HOME": "/nowhere", "XDG_DATA_HOME": "$"],
            ["BMI_TUI_DATA_DIR": "$/a b"], ["HOME": "/nowhere", "BMI_TUI_DATA_DIR": "$/体重"],
            ["HOME": "$", "XDG_DATA_HOME": "$/x/../y"],
        ]
    )
    func save_oddSettings_nothingIsWrittenElsewhere(settings: [String: String]) throws {
        try folder.write("", "other")
        var environment = settings.mapValues { $0.replacing("$", with: folder.path) }
        environment["XDG_STATE_HOME"] = "\(folder.path)/state"
        environment["PATH"] = ProcessInfo.processInfo.environment["PATH"]
        environment["LD_LIBRARY_PATH"] = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
        let script = "cd \"$1\" && exec strace -f -o trace \"$0\" person live"
        let outcome = try Program.run(
            ["sh", "-c", script, Program.probe, folder.path],
            environment: environment
        )
        #expect(outcome.output == "saved\n")
        #expect(folder.files.keys.contains { $0.hasSuffix("people.json") })
        let mark = folder.path.split(separator: " ").last ?? ""
        let changes = (folder.text("trace") ?? "").split(separator: "\n").filter { line in
            ["O_CREAT", "O_WRONLY", "O_RDWR", "mkdir(", "rename(", "chmod("].contains {
                line.contains($0)
            }
        }
        #expect(changes.count > 5)
        #expect(changes.filter { !$0.contains(mark) && !$0.contains("fchmod(") } == [])
    }
}
