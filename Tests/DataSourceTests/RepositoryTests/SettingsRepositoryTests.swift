import Essentials
import Testing

@testable import DataSource

@Suite(.timeLimit(.minutes(10)))
struct SettingsRepositoryTests {
    let folder = TemporaryFolder()

    var sut: SettingsRepository {
        SettingsRepository(folder.client, .testValue)
    }

    @Test
    func load_noFile_isTheDefault() throws {
        #expect(try sut.load() == Settings())
        #expect(!sut.hasAlreadyTutorial)
        #expect(sut.lastPersonID == nil)
    }

    @Test
    func save_settings_onlyWhatChangedIsWritten() throws {
        var settings = Settings()
        settings.weightUnit = .stones
        settings.scheme = .jasso
        settings.growthReference = .cdc
        settings.isMouseEnabled = false
        settings.hasReadLimits = true
        settings.showsFigures = true
        settings.weeksRead = [UUID(7): Day(number: 20_777), UUID(8): Day(number: 20_770)]
        try sut.save(settings, replacing: Settings())
        #expect(try sut.load() == settings)
        #expect(folder.text("settings.json")?.contains("heightUnit") == false)
        let old = settings
        settings.scheme = nil
        try sut.save(settings, replacing: old)
        #expect(try sut.load() == settings)
    }

    @Test
    func save_everySetting_isWrittenAsByEarlierVersions() throws {
        let settings = Settings(
            weightUnit: .stones,
            heightUnit: .feetAndInches,
            scheme: .jasso,
            growthReference: .cdc,
            language: .japanese,
            weekStart: .sunday,
            trend: .hackersDiet,
            isMouseEnabled: false,
            colors: .highContrast,
            characters: .ascii,
            sync: .always,
            hasReadLimits: true,
            showsFigures: true,
            weeksRead: [UUID(7): Day(number: 20_777)]
        )
        try sut.save(settings, replacing: Settings(colors: .none))
        let lines = ["settings.json", "machine.json"].map { name in
            (folder.text(name) ?? "").split(separator: "\n").filter { $0.hasPrefix("{\"ch") }
                .map { $0.drop { $0 != "," }.dropFirst().prefix { $0 != "}" } }
                .map { $0.replacing("\"id\":", with: "").replacing("\"value\":", with: "") }
        }
        #expect(
            Set(lines[0]) == [
                #""growthReference","cdc""#, #""heightUnit","feetAndInches""#,
                #""language","japanese""#, #""scheme","jasso""#, #""trend","hackersDiet""#,
                #""weekStart",6"#, #""weightUnit","stones""#,
            ]
        )
        #expect(
            Set(lines[1]) == [
                #""characters","ascii""#, #""colors","highContrast""#, #""hasReadLimits",true"#,
                #""isColorEnabled",true"#, #""isMouseEnabled",false"#, #""showsFigures",true"#,
                #""sync","always""#,
                #""weeksRead","00000000-0000-0000-0000-000000000007 2026-11-20""#,
            ]
        )
        #expect(try sut.load() == settings)
    }

    @Test
    func save_twoCopies_keepEachOthersChoices() throws {
        let old = try sut.load()
        try sut.save(Settings(weekStart: .sunday), replacing: old)
        try sut.save(Settings(language: .japanese), replacing: old)
        #expect(try sut.load() == Settings(language: .japanese, weekStart: .sunday))
    }

    @Test
    func set_rememberedValues_areKept() throws {
        sut.hasAlreadyTutorial = true
        sut.lastPersonID = UUID(3)
        #expect(sut.hasAlreadyTutorial)
        #expect(sut.lastPersonID == UUID(3))
        sut.lastPersonID = nil
        #expect(sut.lastPersonID == nil)
    }

    @Test
    func set_anotherHoldsTheLock_whatIsRememberedDoesNotWait() throws {
        try folder.write("", ".lock")
        let lock = try FileLock(DataFolder(path: folder.path))
        defer { lock.unlock() }
        let start = ContinuousClock.now
        FileLock.$patience.withValue(.seconds(60)) {
            sut.lastPersonID = UUID(3)
            #expect(throws: StorageError.self) { try folder.client.tidy() }
        }
        #expect(ContinuousClock.now - start < .seconds(30))
    }

    @Test
    func load_unknownValues_areIgnoredAndKept() throws {
        try folder.write(
            """
            {"count":2,"records":[
            {"changedAt":"2026-11-20T06:30:12.345Z","id":"scheme","value":"moon"},
            {"changedAt":"2026-11-20T06:30:12.345Z","id":"sound","value":{"a":[1]}}
            ],"version":1}

            """,
            "settings.json"
        )
        #expect(try sut.load() == Settings())
        try sut.save(Settings(language: .english), replacing: Settings())
        #expect(folder.text("settings.json")?.contains("\"sound\",\"value\":{\"a\":[1]}}") == true)
        #expect(folder.text("settings.json")?.contains("\"moon\"") == true)
    }

    @Test
    func load_fileOfAVersionWithoutSets_coloursAreOff() throws {
        try folder.write(
            """
            {"count":1,"records":[
            {"changedAt":"2026-11-20T06:30:12.345Z","id":"isColorEnabled","value":false}
            ],"version":1}

            """,
            "settings.json"
        )
        #expect(try sut.load() == Settings(colors: .none))
        try sut.save(Settings(colors: .dark), replacing: Settings(colors: .none))
        #expect(try sut.load() == Settings(colors: .dark))
        #expect(folder.text("machine.json")?.contains("\"isColorEnabled\",\"value\":true") == true)
    }

    @Test
    func save_anotherChoice_setOfANewerVersionIsKept() throws {
        try folder.write(
            """
            {"count":1,"records":[
            {"changedAt":"2026-11-20T06:30:12.345Z","id":"colors","value":"sepia"}
            ],"version":1}

            """,
            "settings.json"
        )
        #expect(try sut.load() == Settings())
        try sut.save(Settings(characters: .wide), replacing: Settings())
        #expect(folder.text("settings.json")?.contains("\"sepia\"") == true)
        #expect(try sut.load() == Settings(characters: .wide))
    }

    @Test
    func save_unreadableFile_throws() throws {
        try folder.write("{", "settings.json")
        #expect(throws: StorageError.self) {
            try sut.save(Settings(language: .english), replacing: Settings())
        }
        sut.hasAlreadyTutorial = true
        #expect(folder.text("settings.json") == "{")
    }

    @Test
    func problems_damagedFile_isNamed() throws {
        let folder = TemporaryFolder()
        let sut = SettingsRepository(folder.client, .testValue)
        #expect(sut.problems() == [])
        sut.hasAlreadyTutorial = true
        #expect(sut.problems() == [])
        try folder.write("rubbish", "settings.json")
        let file = folder.client.location("settings")
        #expect(sut.problems() == [StorageError(file: file, reason: .malformed(line: 1))])
        try folder.write(
            "{\"count\":1,\"records\":[\n{\"id\":7}\n],\"version\":1}",
            "settings.json"
        )
        #expect(sut.problems() == [StorageError(file: file, reason: .malformed(line: 2))])
    }
}
