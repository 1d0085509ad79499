import DataSource
import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct SettingsServiceTests {
    let files = AllocatedLock([String: String]())

    func sut(_ identifier: String = "en_GB") -> SettingsService {
        SettingsService(
            .testDependencies(
                localeClient: testDependency(of: LocaleClient.self) {
                    $0.identifier = { identifier }
                },
                dataFolderClient: .memory(files)
            )
        )
    }

    @Test(arguments: [
        ("en_US.UTF-8", WeightUnit.pounds, HeightUnit.feetAndInches),
        ("en_GB", .stones, .feetAndInches), ("ja_JP.UTF-8", .kilograms, .centimetres),
        ("de_DE@euro", .kilograms, .centimetres), ("", .kilograms, .centimetres),
        ("C", .kilograms, .centimetres), ("es-US", .pounds, .feetAndInches),
    ])
    func proposal_isOfWhereSomebodyLives(
        identifier: String,
        weight: WeightUnit,
        height: HeightUnit
    ) {
        let proposal = sut(identifier).proposal()
        #expect(proposal == Settings(weightUnit: weight, heightUnit: height))
    }

    @Test
    func importColumns_areKept_theNewestFirst() throws {
        let sut = SettingsRepository(.memory(files), .testValue)
        let columns = try ImportedColumns("date,-,weight (kg)")
        for number in 0..<25 { sut.keep(["\(number)": columns]) }
        #expect(sut.importColumns.count == 20)
        #expect(sut.importColumns["24"] == columns && sut.importColumns["4"] == nil)
        sut.keep(["24": try ImportedColumns("date,weight")])
        #expect(sut.importColumns["24"] == (try ImportedColumns("date,weight")))
        #expect(sut.importColumns.count == 20)
    }

    @Test
    func loadOrPropose_isOfTheRegion_untilTheUnitIsSaid() throws {
        #expect(try sut("en_US").loadOrPropose().weightUnit == .pounds)
        let change = SettingChange(\.trend, TrendKind.hackersDiet)
        #expect(try sut("en_US").make(change).weightUnit == .pounds)
        #expect(try sut().loadOrPropose() == sut().load())
        #expect(try sut().load().heightUnit == .feetAndInches)
        try sut().change(Settings(trend: .hackersDiet), replacing: Settings())
        #expect(try sut().load().trend == .hackersDiet)
        files.withLock { $0 = ["history/01a21afb-719c-7534-a50f-bdca5bed85d2/2026": ""] }
        #expect(try sut("en_US").loadOrPropose().weightUnit == .kilograms)
    }

    @Test
    func isUnitLost_weighInsWithoutSettings_untilTheyBegin() {
        #expect(!sut().isUnitLost())
        files.withLock { $0["history/01a21afb-719c-7534-a50f-bdca5bed85d2/2026"] = "" }
        #expect(sut().isUnitLost())
        sut().begin(Settings(weightUnit: .pounds))
        #expect(!sut().isUnitLost())
        #expect((try? sut().load())?.weightUnit == .pounds)
        sut().begin(Settings(weightUnit: .stones))
        #expect((try? sut().load())?.weightUnit == .pounds)
    }

    /// The first settings include the unit; after that, a file without it was lost.
    @Test(arguments: [true, false])
    func isUnitLost_otherSettingsAreWritten_onlyIfThereWereWeighIns(isBefore: Bool) {
        let begin = { [files] in
            files.withLock { $0["history/01a21afb-719c-7534-a50f-bdca5bed85d2/2026"] = "" }
        }
        if isBefore { begin() }
        sut().completeTutorial()
        if !isBefore { begin() }
        #expect(sut().isUnitLost() == isBefore)
    }

    @Test(arguments: [
        ("ja_JP", Scheme?.none, Language?.none, Scheme.jasso),
        ("en_GB", nil, nil, .who), ("en_GB", nil, .japanese, .jasso),
        ("ja_JP", nil, .english, .who), ("ja_JP", .asiaPacific, nil, .asiaPacific),
    ])
    func scheme_notChosen_followsTheLanguage(
        identifier: String,
        scheme: Scheme?,
        language: Language?,
        expected: Scheme
    ) {
        let settings = Settings(scheme: scheme, language: language)
        #expect(sut(identifier).scheme(of: settings) == expected)
    }

    @Test(arguments: [
        ("en_US.UTF-8", GrowthReference?.none, Language?.none, GrowthReference.cdc),
        ("en-US", nil, .english, .cdc), ("en_US", nil, .japanese, .who),
        ("en_US", .who, nil, .who), ("es_US", nil, nil, .who), ("en_GB", nil, nil, .who),
        ("ja_JP", nil, .english, .who), ("ja_JP", .cdc, nil, .cdc), ("", nil, nil, .who),
    ])
    func growthReference_notChosen_isCDCOnlyInAmericanEnglish(
        identifier: String,
        reference: GrowthReference?,
        language: Language?,
        expected: GrowthReference
    ) {
        let settings = Settings(growthReference: reference, language: language)
        #expect(sut(identifier).growthReference(of: settings) == expected)
    }

    @Test(arguments: [("ja", Language.japanese), ("en", .english), ("de_DE", .english)])
    func language_notChosen_isTheSystems(identifier: String, expected: Language) {
        #expect(sut(identifier).language(of: Settings()) == expected)
        #expect(sut(identifier).language(of: Settings(language: .english)) == .english)
    }

    @Test
    func chosenLanguage_saidAtTheStart_goesBeforeTheSettings() {
        let sut = SettingsService(
            .testDependencies(
                processInfoClient: testDependency(of: ProcessInfoClient.self) {
                    $0.environment = { $0 == .languageVariable ? "ja" : nil }
                }
            )
        )
        #expect(sut.language(of: Settings(language: .english)) == .japanese)
        #expect(sut.chosenLanguage(of: Settings()) == .japanese)
    }

    @Test(arguments: [("1", CharacterChoice.ascii), ("", .wide)])
    func characters_saidAtTheStart_goBeforeWhatIsKept(said: String, expected: CharacterChoice) {
        let sut = SettingsService(
            .testDependencies(
                processInfoClient: testDependency(of: ProcessInfoClient.self) {
                    $0.environment = { $0 == "BMI_TUI_ASCII" ? said : nil }
                }
            )
        )
        #expect(sut.characters(of: Settings(characters: .wide)) == expected)
    }

    @Test
    func save_loadsAgain() throws {
        try sut().save(Settings(weightUnit: .stones), replacing: Settings())
        #expect(try sut().load() == Settings(weightUnit: .stones))
        #expect(sut().newest(Settings()) == Settings(weightUnit: .stones))
        #expect(sut().problems() == [])
    }

    @Test
    func problems_damagedFile_isNamed() {
        files.withLock { $0["settings"] = "rubbish" }
        let damage = StorageError(file: "settings", reason: .malformed(line: 1))
        #expect(sut().problems() == [damage])
    }

    @Test
    func beginFirstLaunch_onceInAProcess_untilCompleteTutorial() {
        let sut = sut()
        #expect(sut.beginFirstLaunch())
        #expect(!sut.beginFirstLaunch())
        #expect(self.sut().beginFirstLaunch())
        sut.completeTutorial()
        #expect(!self.sut().beginFirstLaunch())
    }
}
