import DataSource
import Essentials
import Testing

@testable import Model

/// Of two weigh-ins in the same minute, every screen takes the one that was entered later as the later.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct SameMinuteTests {
    private let files = AllocatedLock([String: String]())
    private let ada = Person(id: UUID(1), name: "Ada", height: 175)
    private let noon = LocalTime(day: Day(number: 20_777), time: .midnight)

    private var appDependencies: AppDependencies {
        let noon = noon
        return .testDependencies(
            localTimeClient: testDependency(of: LocalTimeClient.self) {
                $0.localTime = { _ in noon }
            },
            dataFolderClient: .memory(files)
        )
    }

    private func enter(_ id: UInt8, _ weight: Double, at seconds: Double) throws {
        let clock = clock(at: seconds)
        let client = DataFolderClient.memory(files)
        if seconds == 0 { try PersonRepository(client, clock).save(ada) }
        let weighIn = WeighIn(
            id: UUID(id),
            day: noon.day,
            time: noon.time,
            weight: weight,
            height: 175
        )
        try WeighInRepository(client, clock).save(weighIn, of: ada.id)
    }

    @Test(arguments: [(UInt8(2), UInt8(3)), (3, 2)])
    func weighIns_inTheSameMinute_haveOneOrder(_ first: UInt8, _ second: UInt8) async throws {
        try enter(first, 71, at: 0)
        try enter(second, 72, at: 60)
        let summaries = try PersonService(appDependencies).loadSummaries(settings: Settings())
            .values
        #expect(summaries.map(\.weighIn?.weight) == [72])

        let dashboard = Dashboard(appDependencies, person: ada)
        await dashboard.send(.loading(.task))
        #expect(dashboard.overview.entries.map(\.weighIn.weight) == [72, 71])
        #expect(dashboard.overview.entries.map(\.change) == [1, nil])

        let history = History(appDependencies, person: ada)
        await history.send(.task(weekdays: [:]))
        #expect(history.table.rows.map(\.weighIn.weight) == [72, 71])
        await history.table.send(.onChangeOrder([HistoryOrder(.day)]))
        #expect(history.table.rows.map(\.weighIn.weight) == [71, 72])

        await dashboard.send(.weighInButtonTapped)
        let editor = try #require(dashboard.weighInEditor)
        #expect(editor.previous?.weight == 72)
        await dashboard.send(.loading(.onDisappear))
        await history.send(.loading(.onDisappear))
    }

    @Test
    func weighIns_theEarlierIsCorrected_itStaysTheEarlier() async throws {
        try enter(2, 71, at: 0)
        try enter(3, 72, at: 60)
        try enter(2, 71.5, at: 120)
        let summaries = try PersonService(appDependencies).loadSummaries(settings: Settings())
            .values
        #expect(summaries.map(\.weighIn?.weight) == [72])
        #expect(try weights == [71.5, 72])
    }

    @Test
    func weighIns_aNoteUndoRedoAndAMove_leaveTheirOrder() async throws {
        try enter(9, 71, at: 0)
        try enter(3, 72, at: 60)
        try enter(6, 73, at: 120)
        let bob = Person(id: UUID(2), name: "Bob", height: 180)
        let clock = clock(at: 180)
        let client = DataFolderClient.memory(files)
        let sut = WeighInRepository(client, clock)
        let undo = UndoRepository(client, clock, appDependencies.localTimeClient)
        try PersonRepository(client, clock).save(bob)

        let first = try #require(try sut.load(of: ada.id).values.first)
        var noted = first
        noted.note = "after a run"
        _ = try sut.replace(first, with: noted, of: ada.id)
        #expect(try weights == [71, 72, 73])
        #expect(try sut.load(of: ada.id).values.first?.note == "after a run")
        _ = try undo.run(.undo)
        #expect(try weights == [71, 72, 73])
        _ = try undo.run(.redo)
        #expect(try weights == [71, 72, 73])

        let second = try sut.load(of: ada.id).values[1]
        _ = try sut.move(second, from: ada.id, to: bob.id)
        #expect(try weights == [71, 73])
        _ = try undo.run(.undo)
        #expect(try weights == [71, 72, 73])
        _ = try undo.run(.redo)
        _ = try sut.move(try sut.load(of: bob.id).values[0], from: bob.id, to: ada.id)
        #expect(try weights == [71, 72, 73])

        try sut.delete(second, of: ada.id)
        _ = try undo.run(.undo)
        #expect(try weights == [71, 72, 73])
    }

    @Test
    func weighIns_heightIsCorrected_undoneAndRedone_keepTheirOrder() throws {
        let ids: [UInt8] = [9, 3, 6, 2, 8, 4]
        let entered = [70.0, 71, 72, 73, 74, 75]
        for (index, id) in ids.enumerated() { try enter(id, entered[index], at: Double(index)) }
        let client = DataFolderClient.memory(files)
        let clock = clock(at: 180)
        let sut = WeighInRepository(client, clock)
        let undo = UndoRepository(client, clock, appDependencies.localTimeClient)
        var taller = ada
        taller.height = 178
        #expect(try sut.save(taller, replacing: ada, .wasWrong, isIrreversible: false) == .done)
        #expect(try sut.load(of: ada.id).values.map(\.height) == Array(repeating: 178, count: 6))
        #expect(try weights == entered)
        _ = try undo.run(.undo)
        #expect(try weights == entered)
        _ = try undo.run(.redo)
        #expect(try weights == entered)
    }

    @Test
    func weighIns_movedIntoTheMinute_isTheLast_andComesBackToItsPlace() async throws {
        try enter(9, 71, at: 0)
        try enter(3, 72, at: 60)
        let client = DataFolderClient.memory(files)
        let clock = clock(at: 180)
        let sut = WeighInRepository(client, clock)
        let first = try #require(try sut.load(of: ada.id).values.first)
        var later = first
        later.time = try #require(TimeOfDay("00:01"))
        _ = try sut.replace(first, with: later, of: ada.id)
        #expect(try weights == [72, 71])
        var back = try #require(try sut.load(of: ada.id).values.last)
        let moved = back
        back.time = .midnight
        _ = try sut.replace(moved, with: back, of: ada.id)
        #expect(try weights == [72, 71])
        let undo = UndoRepository(client, clock, appDependencies.localTimeClient)
        _ = try undo.run(.undo)
        _ = try undo.run(.undo)
        #expect(try weights == [71, 72])
    }

    @Test
    func editor_theFirstOfAMinute_hasNonePreviousAndWhatIsEnteredNowHasTheLast() async throws {
        try enter(9, 71, at: 0)
        try enter(3, 72, at: 60)
        let weighIns = try WeighInRepository(.memory(files), clock(at: 0)).load(of: ada.id).values
        let first = WeighInEditor(
            appDependencies,
            person: ada,
            weighIns: weighIns,
            weighIn: weighIns[0]
        )
        #expect(first.previous == nil)
        let second = WeighInEditor(
            appDependencies,
            person: ada,
            weighIns: weighIns,
            weighIn: weighIns[1]
        )
        #expect(second.change == 1)
        let new = WeighInEditor(appDependencies, person: ada, weighIns: weighIns)
        #expect(new.previous?.weight == 72)
    }

    private var weights: [Double] {
        get throws {
            try WeighInRepository(.memory(files), clock(at: 0)).load(of: ada.id).values
                .map(\.weight)
        }
    }

    private func clock(at seconds: Double) -> DateClient {
        testDependency(of: DateClient.self) { $0.now = { Date(timeIntervalSince1970: seconds) } }
    }
}
