import DataSource
import Essentials
import Testing

@testable import Model

extension DashboardTests {
    private func saveLongAgo() throws -> String {
        _ = try save(Array(repeating: 70, count: 30))
        let first = WeighIn(
            id: UUID(90),
            day: today.day.advanced(by: -300),
            time: .midnight,
            weight: 75,
            height: 175
        )
        let repository = WeighInRepository(.memory(files), .testValue)
        try repository.save(first, of: ada.id)
        // Enough of them near the first day on the dashboard that older years do not shape its trend.
        for day in 190..<196 {
            var next = first
            next.id = UUID(UInt8(day))
            next.day = today.day.advanced(by: -day)
            try repository.save(next, of: ada.id)
        }
        let old = "history/\(ada.id.text)/2010"
        files.withLock { $0[old] = "{" }
        return old
    }

    // A goal without a history would have all years read at once.
    private var follower: Person {
        var person = ada
        person.goal = Goal(weight: 68, setOn: today.day, trend: 70)
        return person
    }

    @Test
    func send_onIdle_damageOfAnOldYear_isNamed_untilItIsMended() async throws {
        let old = try saveLongAgo()
        let sut = Dashboard(appDependencies(), person: follower)
        await sut.send(.loading(.task))
        #expect(sut.problems.isEmpty)
        await sut.send(.onIdle)
        #expect(sut.olderProblems.map(\.isDamage) == [true])
        files.withLock { $0[old] = nil }
        await sut.send(.loading(.onRefresh))
        #expect(sut.olderProblems.isEmpty)
        await sut.send(.loading(.onDisappear))
    }

    @Test
    func unreadYears_areThoseOfWhatIsFoundLaterToo() {
        func error(_ year: Int) -> StorageError {
            StorageError(file: "history/\(year).json", reason: .malformed(line: 6))
        }
        let sut = Dashboard(
            appDependencies(),
            person: ada,
            problems: [error(2024)],
            olderProblems: [error(2025)]
        )
        #expect(sut.unreadYears == [2024, 2025])
    }

    @Test
    func send_onIdle_onTheBoard_damageOfAnOldYear_isNamed() async throws {
        _ = try saveLongAgo()
        let sut = People(appDependencies())
        await sut.send(.loading(.onRefresh))
        #expect(sut.problems.isEmpty)
        await sut.send(.onIdle)
        #expect(sut.olderProblems.map(\.isDamage) == [true])
        await sut.send(.loading(.onDisappear))
    }

    @Test
    func send_onAppearCalendar_daysInARow_areCountedInTheYearsBefore() async throws {
        _ = try save([70])
        for age in 1..<340 {
            let number = "00000000-0000-0000-0000-\(100_000_000_000 + age)"
            let weighIn = WeighIn(
                id: try #require(UUID(uuidString: number)),
                day: today.day.advanced(by: -age),
                time: .midnight,
                weight: 75,
                height: 175
            )
            try WeighInRepository(.memory(files), .testValue).save(weighIn, of: ada.id)
        }
        let sut = Dashboard(appDependencies(), person: follower)
        await sut.send(.loading(.task))
        #expect(sut.calendar.isStreakLonger)
        await sut.send(.onAppearCalendar)
        #expect(sut.calendar.streak == 340)
        #expect(!sut.calendar.isStreakLonger)
        #expect(sut.calendar.levels.suffix(340).allSatisfy { $0 != nil })
        await sut.send(.loading(.onRefresh))
        #expect(sut.calendar.streak == 340)
        await sut.send(.loading(.onDisappear))
    }

    @Test(arguments: [(27, 1, false), (28, 1, true), (400, 1, true), (400, 4, false)])
    func isStale_weighInsAreTooOld_andNotTooFew(_ age: Int, _ missing: Int, _ isStale: Bool) {
        let sut = Dashboard(appDependencies(), person: follower)
        #expect(!sut.overview.isStale(on: sut.today))
        var weighIn = WeighIn.empty
        weighIn.day = sut.today.advanced(by: -age)
        sut.overview.entries = [HistoryEntry(weighIn: weighIn, change: nil, trend: 70, bmi: 23)]
        sut.overview.missingDays = MissingDays(count: missing)
        #expect(sut.overview.isStale(on: sut.today) == isStale)
    }
}
