import DataSource
import Testing

@testable import Model

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@MainActor
struct HistoryTests {
    let files = AllocatedLock([String: String]())
    let ada = Person(id: UUID(1), name: "Ada", height: 175)

    func appDependencies(failure: StorageError.Reason? = nil) -> AppDependencies {
        .testDependencies(
            userDefaultsClient: .memory(files) { $0.hasPrefix("history") ? failure : nil }
        )
    }

    func save() throws -> [WeighIn] {
        try ["2025-12-31", "2026-01-01", "2026-01-02"].enumerated().map { index, day in
            let weighIn = WeighIn(
                id: UUID(UInt8(10 + index)),
                day: Day(day) ?? .epoch,
                time: .midnight,
                weight: 70 + Double(index),
                height: 175,
                note: index == 1 ? "after a Run" : "",
                changedAt: Date(timeIntervalSince1970: 0)
            )
            try WeighInRepository(.memory(files), .testValue).save(weighIn, of: ada.id)
            return weighIn
        }
    }

    func loaded(failure: StorageError.Reason? = nil) async throws -> History {
        _ = try save()
        let sut = History(appDependencies(failure: failure), person: ada)
        await sut.send(.task(weekdays: [.thursday: "Thu"]))
        return sut
    }

    @Test
    func send_task_allYears_newestFirst() async throws {
        let sut = try await loaded()
        #expect(sut.loadingState == .loaded)
        #expect(sut.entries.map(\.weighIn.weight) == [72, 71, 70])
        #expect(sut.entries.map(\.change) == [1, 1, nil])
        await sut.send(.loading(.onDisappear))
    }

    @Test(arguments: [
        ("run", [71.0]), ("2026", [72, 71]), ("12-31", [70]), ("thu", [71]), ("", [72, 71, 70]),
        ("31 0", []),
    ])
    func query_notesAndDays_areSearched(_ query: String, _ weights: [Double]) async throws {
        let sut = try await loaded()
        sut.query = query
        #expect(sut.rows.map(\.weighIn.weight) == weights)
    }

    @Test
    func order_ofWhatIsFound_isKeptWhenTheDataChange() async throws {
        let sut = try await loaded()
        sut.query = "2026"
        sut.order = [HistoryOrder(.weight)]
        #expect(sut.rows.map(\.weighIn.weight) == [71, 72])
        await sut.send(.loading(.onChangeData))
        #expect(sut.rows.map(\.weighIn.weight) == [71, 72])
    }

    @Test(arguments: [("2026-01-01", 71.0), ("2030-01-01", 72), ("1999-01-01", 70)])
    func send_jumpConfirmButtonTapped_nearestWeighInIsMarked(
        _ day: String,
        _ weight: Double
    ) async throws {
        let sut = try await loaded()
        await sut.send(.jumpButtonTapped)
        #expect(sut.isPresentedJump)
        #expect(sut.jumpDay == Day("2026-01-02"))
        sut.jumpDay = Day(day) ?? .epoch
        await sut.send(.jumpConfirmButtonTapped)
        #expect(!sut.isPresentedJump)
        #expect(sut.markedEntry?.weighIn.weight == weight)
    }

    @Test
    func send_jumpCancelButtonTapped_markStays() async throws {
        let sut = try await loaded()
        await sut.send(.jumpButtonTapped)
        await sut.send(.jumpCancelButtonTapped)
        #expect(!sut.isPresentedJump)
        #expect(sut.selection == nil)
    }

    @Test
    func send_movePersonButtonTapped_weighInIsInTheOtherHistory() async throws {
        let bob = Person(id: UUID(2), name: "Bob", height: 180)
        for person in [ada, bob] {
            try PersonRepository(.memory(files), .testValue).save(person)
        }
        let sut = try await loaded()
        sut.selection = UUID(11)
        await sut.send(.moveButtonTapped)
        let move = try #require(sut.presentedMove)
        #expect(move.entry.weighIn.weight == 71)
        #expect(move.people.map(\.name) == ["Bob"])
        await sut.send(.movePersonButtonTapped(move.people[0]))
        #expect(sut.presentedMove == nil)
        #expect(sut.rows.map(\.weighIn.weight) == [72, 70])
        let moved = try WeighInRepository(.memory(files), .testValue).load(of: bob.id).values
        #expect(moved.map(\.weight) == [71])
    }

    @Test
    func send_movePersonButtonTapped_diskIsFull_failureIsShown_weighInStays() async throws {
        let weighIn = try save()[0]
        let bob = Person(id: UUID(2), name: "Bob", height: 180)
        let entry = HistoryEntry(weighIn: weighIn, change: nil, trend: 0, bmi: 0)
        let sut = TestStore {
            History(
                appDependencies(failure: .system(28)),
                person: ada,
                presentedMove: HistoryMove(entry: entry, people: [bob]),
                action: $0
            )
        }
        await sut.send(.movePersonButtonTapped(bob))
        sut.receive {
            if case .moveResponse(.failure) = $0 { true } else { false }
        } changes: {
            let key = "history/\(bob.id.uuidString.lowercased())/2025"
            $0.presentedMove = nil
            $0.failure = StorageError(file: key, reason: .system(28))
        }
        let kept = try WeighInRepository(.memory(files), .testValue).load(of: ada.id).values
        #expect(kept.contains { $0.id == weighIn.id })
    }

    @Test
    func send_moveCancelButtonTapped_weighInStays() async {
        let entry = HistoryEntry(weighIn: .empty, change: nil, trend: 0, bmi: 0)
        let sut = TestStore {
            History(
                appDependencies(),
                presentedMove: HistoryMove(entry: entry, people: []),
                action: $0
            )
        }
        await sut.send(.moveCancelButtonTapped) { $0.presentedMove = nil }
    }

    @Test
    func send_deleteButtonTapped_weighInIsGoneAtOnce() async throws {
        let sut = try await loaded()
        await sut.send(.deleteButtonTapped(sut.entries[0]))
        #expect(sut.entries.map(\.weighIn.weight) == [71, 70])
    }

    @Test
    func send_deleteButtonTapped_diskIsFull_failureIsShown_weighInStays() async throws {
        let weighIn = try save()[0]
        let entry = HistoryEntry(weighIn: weighIn, change: nil, trend: 0, bmi: 0)
        let sut = TestStore {
            History(appDependencies(failure: .system(28)), person: ada, action: $0)
        }
        await sut.send(.deleteButtonTapped(entry))
        sut.receive {
            if case .deleteResponse(.failure) = $0 { true } else { false }
        } changes: {
            let key = "history/\(ada.id.uuidString.lowercased())/2025"
            $0.failure = StorageError(file: key, reason: .system(28))
        }
        await sut.send(.failureConfirmButtonTapped) { $0.failure = nil }
        let kept = try WeighInRepository(.memory(files), .testValue).load(of: ada.id).values
        #expect(kept.contains { $0.id == weighIn.id })
    }

    @Test
    func send_entryButtonTapped_corrected_entriesShowIt() async throws {
        let sut = try await loaded()
        let appDependencies = appDependencies()
        await sut.send(.entryButtonTapped(sut.entries[0], appDependencies))
        let editor = try #require(sut.weighInEditor)
        #expect(editor.distinction == nil)
        editor.draft.weight = "71.4"
        await editor.send(.saveButtonTapped)
        #expect(sut.weighInEditor == nil)
        #expect(sut.entries.map(\.weighIn.weight) == [71.4, 71, 70])
    }

    @Test
    func send_entryButtonTapped_namesake_editorTellsThemApart() async throws {
        let namesake = Person(id: UUID(2), name: "Ada", height: 180)
        for person in [ada, namesake] {
            try PersonRepository(.memory(files), .testValue).save(person)
        }
        let sut = History(appDependencies(), person: namesake)
        await sut.send(.task(weekdays: [:]))
        let entry = HistoryEntry(weighIn: .empty, change: nil, trend: 0, bmi: 0)
        await sut.send(.entryButtonTapped(entry, appDependencies()))
        #expect(sut.weighInEditor?.distinction == 2)
        await sut.send(.loading(.onDisappear))
    }
}
