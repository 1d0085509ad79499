import DataSource
import Essentials
import Testing

@testable import Model

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct HistoryTableTests {
    let ada = Person(id: UUID(7), name: "Ada", height: 175)
    let entries = [72.5, 71.25, 70].enumerated().map { index, weight in
        HistoryEntry(
            weighIn: WeighIn(
                id: UUID(UInt8(index)),
                day: Day(number: 20_000 - index),
                time: .midnight,
                weight: weight,
                height: 175
            ),
            change: nil,
            trend: weight,
            bmi: 23
        )
    }

    func sut(_ entries: [HistoryEntry] = []) -> TestStore<HistoryTable> {
        TestStore { HistoryTable(.testDependencies(), entries: entries, action: $0) }
    }

    @Test
    func send_onChangeData_entriesAreListed() async {
        let sut = sut()
        await sut.send(.task(weekdays: [:]))
        let month = HistoryMonth(
            firstDay: Day(number: 19_997),
            start: 0,
            count: 3,
            mean: 71.25
        )
        let summary = HistorySummary(months: [month], longestNote: 3, digits: 2, measures: [])
        let content = HistoryContent(
            person: ada,
            settings: Settings(scheme: .jasso),
            weighIns: RecentWeighIns(Loaded(values: [], problems: [])),
            entries: entries,
            summary: summary
        )
        await sut.send(.onChangeData(content)) {
            $0.entries = entries
            $0.person = ada
            $0.settings = Settings(scheme: .jasso)
            $0.summary = summary
            $0.rows = HistoryRows(entries)
            $0.position = 0
        }
        #expect(sut.store.lines.count == 4)
    }

    @Test
    func send_onChangeOrder_rowsAreSorted() async {
        let sut = sut(entries)
        await sut.send(.onChangeOrder([HistoryOrder(.weight)])) {
            $0.order = [HistoryOrder(.weight)]
            $0.rows = HistoryRows(entries, at: [2, 1, 0])
        }
    }

    @Test
    func lines_inAnotherOrderOrSearched_haveNoMonths() async {
        let sut = HistoryTable(.testDependencies(), entries: entries)
        #expect(sut.lines.count == 4)
        #expect(sut.isWeighed(Day(number: 19_999)))
        await sut.send(.onChangeOrder([HistoryOrder(.weight)]))
        #expect(sut.lines.count == 3)
        await sut.send(.onChangeOrder([.newestFirst]))
        sut.query = "71"
        await sut.send(.onChangeQuery)
        #expect(sut.lines.count == 1)
    }

    @Test
    func send_onChangeSelection_entryIsMarked() async {
        let sut = sut(entries)
        #expect(sut.store.markedEntry == entries[0])
        await sut.send(.onChangeSelection(UUID(2))) {
            $0.selection = UUID(2)
            $0.position = 2
        }
        #expect(sut.store.markedEntry == entries[2])
    }

    @Test
    func send_onDismissNotice_isTakenAway() async {
        let sut = sut()
        await sut.send(.jumpButtonTapped) { $0.notice = .nothing }
        await sut.send(.onDismissNotice) { $0.notice = nil }
    }

    @Test
    func send_entryButtonTapped_deleteButtonTapped_areLeftToTheScreen() async {
        let sut = sut(entries)
        await sut.send(.entryButtonTapped(entries[0]))
        await sut.send(.deleteButtonTapped(entries[0]))
    }

    @Test
    func query_isEmptied_linesCanBeReadBeforeTheRowsAreBack() async {
        let store = HistoryTable(.testDependencies(), entries: entries)
        #expect(store.lines.count == 4)
        store.query = "71.3"
        await store.send(.onChangeQuery)
        #expect(store.lines.count == store.rows.count)
        store.query = ""
        #expect(Array(store.lines).count == store.rows.count)
        await store.send(.onChangeQuery)
        #expect(Array(store.lines).count == 4)
    }

    @Test
    func send_onChangeQuery_theFirstFoundIsMarked() async {
        let store = HistoryTable(.testDependencies(), entries: entries, selection: entries[0].id)
        store.query = "7"
        await store.send(.onChangeQuery)
        #expect(store.markedEntry == store.rows.first)
        let last = store.rows[store.rows.count - 1]
        await store.send(.onChangeSelection(last.id))
        store.query = ""
        await store.send(.onChangeQuery)
        #expect(store.markedEntry == last)
    }

    @Test
    func markedDetail_tellsTheMonthAndTheTimeAround() throws {
        let store = HistoryTable(.testDependencies(), entries: entries, selection: entries[1].id)
        let detail = try #require(store.markedDetail)
        #expect(detail.entry == entries[1])
        #expect(detail.previous == entries[2].weighIn)
        #expect(detail.assessment == .category(.normal))
        let days = Set(entries.map(\.weighIn.day))
        #expect(detail.points.map(\.day) == days.sorted())
        #expect(days.allSatisfy(detail.days.contains))
        let day = entries[1].weighIn.day
        let ofMonth = entries.filter {
            ($0.weighIn.day.year, $0.weighIn.day.month) == (day.year, day.month)
        }
        let weights = ofMonth.map(\.weighIn.weight)
        #expect(detail.month.readings == ofMonth.count)
        #expect(detail.month.minimum == weights.min())
        #expect(detail.month.maximum == weights.max())
    }

    @Test
    func foundMean_isOfWhatIsFound_whileThereIsASearch() async throws {
        let sut = HistoryTable(.testDependencies(), entries: entries)
        #expect(sut.foundMean == nil)
        sut.query = "> 1"
        await sut.send(.onChangeQuery)
        let weights = entries.map(\.weighIn.weight)
        let mean = try #require(sut.foundMean)
        #expect(abs(mean - weights.reduce(0, +) / Double(weights.count)) < 1e-9)
        sut.query = "> 600"
        await sut.send(.onChangeQuery)
        #expect(sut.foundMean == nil)
        sut.query = ""
        await sut.send(.onChangeQuery)
        #expect(sut.foundMean == nil)
    }

    @Test
    func query_aMeasure_isFoundAsItIsShown() async {
        var entries = entries
        entries[1].weighIn.measures = Measures([.waist: 93.98, .bodyFat: 21.5])
        let sut = HistoryTable(.testDependencies(), entries: entries)
        #expect(sut.summary.measures == [.waist, .bodyFat])
        for (query, count) in [("94.0", 1), ("21.5", 1), ("21.6", 0)] {
            sut.query = query
            await sut.send(.onChangeQuery)
            #expect(sut.rows.count == count, "\(query)")
        }
    }

    @Test
    func growthStandard_underTwentyWithASex_ofEachWeighIn() throws {
        let newest = try #require(entries.first)
        var child = Person(id: UUID(1), name: "Leo", height: 140)
        child.birthDate = newest.weighIn.day.advanced(by: -4000)
        #expect(
            HistoryTable(.testDependencies(), person: child, entries: entries).growthStandard == nil
        )
        child.sex = .male
        let sut = HistoryTable(.testDependencies(), person: child, entries: entries)
        #expect(sut.growthStandard != nil && sut.growth(of: newest)?.standard == .who2007)
        child.birthDate = newest.weighIn.day.advanced(by: -8000)
        let adult = HistoryTable(.testDependencies(), person: child, entries: entries)
        #expect(adult.growthStandard == nil && adult.growth(of: newest) == nil)
    }
}
