import DataSource
import Essentials
import Testing

@testable import Model

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ExportTests {
    private let outside = AllocatedLock(["/home/x.csv": "old", "/home/full/x": "a"])
    private let files = AllocatedLock([String: String]())
    private let there = ImportServiceTests()
    private let ann = Person(id: UUID(1), name: "Ann / Bo", height: 171)

    private var dependencies: AppDependencies {
        var dependencies = there.dependencies
        dependencies.fileClient = .memory(outside)
        dependencies.dataFolderClient = .memory(files)
        dependencies.dataFolderClient.location = { "/data/\($0).json" }
        dependencies.processInfoClient = testDependency(of: ProcessInfoClient.self) {
            $0.environment = { $0 == "HOME" ? "/home" : nil }
        }
        return dependencies
    }

    private func addAnn() throws {
        try PersonService(dependencies).save(ann)
        for number in 1...3 {
            _ = try WeighInService(dependencies).save(
                WeighIn(
                    id: UUID(UInt8(10 + number)),
                    day: Day(number: 20_770 + number),
                    time: .midnight,
                    weight: 70 + Double(number),
                    height: 171
                ),
                replacing: nil,
                of: ann,
                isIrreversible: false
            )
        }
    }

    private func make(_ path: String? = nil, _ kind: ExportKind = .data(.csv)) async -> Export {
        let sut = Export(dependencies, kind: kind)
        await sut.send(.task { Array("<\($0.entries.count)>".utf8) })
        if let path { sut.entry.text = path }
        return sut
    }

    private func written(_ path: String) -> String? { outside.withLock { $0[path] } }

    @Test
    func send_task_aNameIsProposed_whichFollowsTheFormat_untilAnotherIsTyped() async throws {
        try addAnn()
        let sut = await make()
        #expect(sut.person?.name == "Ann / Bo")
        #expect(sut.entry.text == "~/Ann-Bo-2026-11-20.csv")
        await sut.send(.kindPickerSelected(.report))
        #expect(sut.entry.text == "~/Ann-Bo-2026-11-20.html")
        sut.entry.text = "~/mine.html"
        await sut.send(.kindPickerSelected(.data(.json)))
        #expect(sut.entry.text == "~/mine.html")
    }

    @Test
    func send_saveButtonTapped_until_laterWeighInsAreLeftOut() async throws {
        try addAnn()
        let sut = await make("/home/until.csv")
        sut.until = Day(number: 20_772).description
        await sut.send(.saveButtonTapped)
        #expect(sut.saved?.count == 2)
        #expect(written("/home/until.csv")?.contains("2026-11-16") == false)
    }

    @Test
    func days_whatIsTyped_meansADayOrNone() async throws {
        try addAnn()
        let sut = await make()
        #expect((sut.sinceDay, sut.untilDay) == (nil, nil))
        (sut.since, sut.until) = ("yesterday", "2026-11-16x")
        #expect((sut.sinceDay, sut.untilDay) == (Day("2026-11-19"), nil))
        #expect(sut.untilError == nil)
    }

    @Test
    func send_personPickerSelected_severalPeople_nobodyIsGuessed() async throws {
        try addAnn()
        let ben = Person(id: UUID(2), name: "Ben", height: 180)
        try PersonService(dependencies).save(ben)
        let sut = await make()
        #expect(sut.person == nil)
        #expect(!sut.isPersonMissing)
        await sut.send(.saveButtonTapped)
        #expect(sut.saved == nil)
        #expect(sut.isPersonMissing)
        await sut.send(.personPickerSelected(ben))
        #expect(!sut.isPersonMissing)
        #expect(sut.entry.text == "~/Ben-2026-11-20.csv")
        await sut.send(.saveButtonTapped)
        #expect(sut.isEmpty)
        await sut.send(.onChangeDays)
        #expect(!sut.isEmpty)
    }

    @Test(arguments: [ExportKind.data(.csv), .data(.json), .data(.openScale), .report])
    func send_saveButtonTapped_fileIsWritten(kind: ExportKind) async throws {
        try addAnn()
        let sut = await make("/home/new", kind)
        await sut.send(.saveButtonTapped)
        #expect(sut.saved == Export.Saved(path: "/home/new", kind: kind, count: 3))
        let text = try #require(written("/home/new"))
        #expect(kind == .report ? text == "<3>" : text.contains("73"))
        await sut.send(.onDismissSaved)
        #expect(sut.saved == nil)
    }

    @Test
    func send_saveButtonTapped_since_onlyThose() async throws {
        try addAnn()
        for kind in [ExportKind.data(.csv), .report] {
            let sut = await make("/home/\(kind.fileExtension)", kind)
            sut.since = "2026-11-16"
            await sut.send(.saveButtonTapped)
            #expect(sut.saved?.count == 1)
            sut.since = "soon"
            await sut.send(.saveButtonTapped)
            #expect(sut.sinceError != nil)
            sut.since = "today"
            await sut.send(.onChangeDays)
            #expect(sut.sinceError == nil)
            await sut.send(.saveButtonTapped)
            #expect(sut.isEmpty)
        }
    }

    @Test
    func send_saveButtonTapped_reportUntil_onlyThose() async throws {
        try addAnn()
        let sut = await make("/home/r", .report)
        sut.until = "2026-11-15"
        await sut.send(.onChangeDays)
        await sut.send(.saveButtonTapped)
        #expect(sut.saved?.count == 2)
        sut.until = "soon"
        await sut.send(.saveButtonTapped)
        #expect(sut.untilError != nil)
        (sut.since, sut.until) = ("2026-11-16", "2026-11-15")
        await sut.send(.onChangeDays)
        #expect(sut.untilError == nil)
        await sut.send(.saveButtonTapped)
        #expect(sut.isEmpty)
        sut.until = "2026-11-20"
        await sut.send(.task { _ in [] })
        #expect(sut.until.isEmpty)
    }

    @Test
    func send_saveButtonTapped_fileIsThere_isReplacedOnlyWhenSaidSo() async throws {
        try addAnn()
        let sut = await make("/home/x.csv")
        await sut.send(.saveButtonTapped)
        #expect(sut.isPresentedReplace)
        await sut.send(.replaceCancelButtonTapped)
        #expect(!sut.isPresentedReplace)
        #expect(written("/home/x.csv") == "old")
        await sut.send(.saveButtonTapped)
        await sut.send(.replaceConfirmButtonTapped)
        #expect(written("/home/x.csv")?.contains("73") ?? false)
        #expect(sut.saved?.path == "/home/x.csv")
    }

    @Test(arguments: [
        ("", PathFault.empty), ("/home", .folder), ("/no/x", .noFolder("/no/")),
    ])
    func send_saveButtonTapped_noSuchPlace_isSaidBesideTheField(
        path: String,
        fault: PathFault
    ) async throws {
        try addAnn()
        let sut = await make(path)
        await sut.send(.saveButtonTapped)
        #expect(sut.entry.fault == fault)
        #expect(sut.saved == nil)
        await sut.entry.send(.onChangeText)
        #expect(sut.entry.fault == nil)
    }

    @Test
    func send_saveButtonTapped_diskIsFull_isSaid_andTriedAgain() async throws {
        try addAnn()
        let sut = await make("/home/full/y.csv")
        await sut.send(.saveButtonTapped)
        #expect(sut.attempt.failure?.reason == .system(28))
        await sut.send(.attempt(.cancelButtonTapped))
        #expect(sut.attempt.failure == nil)
        await sut.send(.contentResponse(.failure(StorageError(file: "a", reason: .system(5)))))
        #expect(sut.attempt.failure?.reason == .system(5))
        await sut.send(.contentResponse(.success(.nothing)))
        #expect(sut.isEmpty)
        await sut.send(.saveResponse(.failure(StorageError(file: "b", reason: .system(5)))))
        #expect(sut.attempt.failure?.file == "b")
    }

    @Test(arguments: [(ExportFormat.csv, [Measure]()), (.withings, [.waist])])
    func send_saveButtonTapped_aMeasureWithoutAColumn_isNamed(
        format: ExportFormat,
        lost: [Measure]
    ) async throws {
        try addAnn()
        let repository = WeighInRepository(.memory(files), .testValue)
        var weighIn = try #require(try repository.newest(of: ann.id))
        weighIn.measures = Measures([.waist: 88, .bodyFat: 21.5])
        try repository.save(weighIn, of: ann.id)
        let sut = await make("/home/new", .data(format))
        await sut.send(.saveButtonTapped)
        #expect(sut.saved?.lostMeasures == lost)
    }

    @Test(arguments: [ExportKind.data(.csv), .report])
    func send_saveButtonTapped_aYearCannotBeRead_isNamed_orHindersWhereNothingElseIs(
        kind: ExportKind
    ) async throws {
        try addAnn()
        files.withLock { $0["history/\(ann.id.text)/2025"] = "{" }
        let sut = await make("/home/new", kind)
        await sut.send(.saveButtonTapped)
        #expect(sut.saved?.incompleteYears == [2025])
        sut.since = "2026-01-01"
        await sut.send(.saveButtonTapped)
        #expect(sut.isPresentedReplace)
        await sut.send(.replaceConfirmButtonTapped)
        #expect(sut.saved?.incompleteYears == [])
        (sut.since, sut.until) = ("", "2025-12-31")
        await sut.send(.saveButtonTapped)
        #expect(!sut.isEmpty)
        #expect(sut.attempt.failure?.historyYear == 2025)
    }

    @Test
    func send_saveButtonTapped_nobodyIsHere_isSaid_untilAPersonIs() async throws {
        let sut = await make("/home/new.csv")
        #expect(sut.hasNobody)
        #expect(!sut.isPersonMissing)
        await sut.send(.saveButtonTapped)
        #expect(sut.isPersonMissing)
        #expect(sut.attempt.failure == nil)
        try addAnn()
        await sut.send(.saveButtonTapped)
        #expect(!sut.hasNobody)
        #expect(sut.saved?.count == 3)
    }

    @Test
    func send_saveButtonTapped_peopleCannotBeRead_isSaid_andTriedAgain() async throws {
        try addAnn()
        let people = files.withLock { $0["people"] }
        files.withLock { $0["people"] = "{" }
        let sut = await make("/home/new.csv")
        #expect(!sut.hasNobody)
        #expect(sut.peopleFailure != nil)
        #expect(sut.attempt.failure == nil)
        await sut.send(.saveButtonTapped)
        #expect(sut.attempt.failure == sut.peopleFailure)
        files.withLock { $0["people"] = people }
        await sut.send(.attempt(.retryButtonTapped))
        #expect(sut.attempt.failure == nil)
        #expect(sut.saved?.count == 3)
    }
}
