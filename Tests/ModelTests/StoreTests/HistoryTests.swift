import DataSource
import Essentials
import Testing

@testable import Model

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct HistoryTests {
    let files = AllocatedLock([String: String]())
    let ada = Person(id: UUID(1), name: "Ada", height: 175)

    func appDependencies(isUnreadable: AllocatedLock<Bool>? = nil) -> AppDependencies {
        var client = DataFolderClient.memory(files)
        let keys = client.keys
        client.keys = { prefix throws(StorageError) in
            if let isUnreadable, isUnreadable.withLock(\.self) {
                throw StorageError(file: prefix, reason: .system(5))
            }
            return try keys(prefix)
        }
        return .testDependencies(
            localTimeClient: testDependency(of: LocalTimeClient.self) {
                $0.localTime = { _ in
                    LocalTime(day: Day("2026-06-01") ?? .epoch, time: .midnight)
                }
            },
            dataFolderClient: client
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

    func loaded() async throws -> History {
        _ = try save()
        let sut = History(appDependencies(), person: ada)
        await sut.send(.task(weekdays: [.thursday: "Thu"]))
        return sut
    }

    @Test
    func send_task_allYears_newestFirst() async throws {
        let sut = try await loaded()
        #expect(sut.loadingState == .loaded)
        #expect(sut.table.entries.map(\.weighIn.weight) == [72, 71, 70])
        #expect(sut.table.order == [.newestFirst])
        #expect(Array(sut.table.rows) == sut.table.entries)
        #expect(sut.table.entries.map(\.change) == [1, 1, nil])
        await sut.send(.loading(.onDisappear))
    }

    @Test
    func send_task_historyIsUnreadable_failureIsShown_retryLoads() async throws {
        _ = try save()
        let isUnreadable = AllocatedLock(true)
        let sut = History(appDependencies(isUnreadable: isUnreadable), person: ada)
        await sut.send(.task(weekdays: [:]))
        let key = "history/\(ada.id.uuidString.lowercased())"
        #expect(sut.loadingState == .failed(StorageError(file: key, reason: .system(5))))
        isUnreadable.withLock { $0 = false }
        await sut.send(.loading(.retryButtonTapped))
        #expect(sut.loadingState == .loaded)
        #expect(sut.table.entries.count == 3)
        await sut.send(.loading(.onDisappear))
    }

    @Test(arguments: [
        ("run", [71.0]), ("2026", [72, 71]), ("12-31", [70]), ("thu", [71]), ("", [72, 71, 70]),
        ("31 0", []), ("31-75", []), ("32-75", [72, 71, 70]), ("  ", [72, 71, 70]),
        ("71.0", [71]), ("23.51", [72]), ("31 dec", [70]), ("dec", [70]), ("today", []),
    ])
    func send_onChangeQuery_notesAndDays_areSearched(
        _ query: String,
        _ weights: [Double]
    ) async throws {
        let sut = try await loaded()
        sut.table.query = query
        await sut.table.send(.onChangeQuery)
        #expect(sut.table.rows.map(\.weighIn.weight) == weights)
    }

    @Test
    func send_onChangeOrder_ofWhatIsFound_isKeptWhenTheDataChange() async throws {
        let sut = try await loaded()
        sut.table.query = "2026"
        await sut.table.send(.onChangeQuery)
        #expect(sut.table.rows.map(\.weighIn.weight) == [72, 71])
        await sut.table.send(.onChangeOrder([HistoryOrder(.weight)]))
        #expect(sut.table.rows.map(\.weighIn.weight) == [71, 72])
        await sut.send(.loading(.onChangeData))
        #expect(sut.table.rows.map(\.weighIn.weight) == [71, 72])
    }

    @Test(arguments: [
        ("2026-01-01", 71.0, []), ("yesterday", 72, ["2026-01-02", "2026-05-31"]),
        ("1999-01-01", 70, ["2025-12-31", "1999-01-01"]),
    ])
    func send_jumpConfirmButtonTapped_nearestWeighInIsMarkedAndSaid(
        _ text: String,
        _ weight: Double,
        _ said: [String]
    ) async throws {
        let sut = try await loaded()
        await sut.table.send(.jumpButtonTapped)
        let jump = try #require(sut.table.jump)
        #expect(jump.entry.day == Day("2026-01-02"))
        jump.entry.text = text
        await jump.send(.confirmButtonTapped)
        #expect(sut.table.jump == nil)
        #expect(sut.table.markedEntry?.weighIn.weight == weight)
        let days = said.compactMap { Day($0) }
        #expect(sut.table.notice == (days.count == 2 ? .nearest(days[0], to: days[1]) : nil))
    }

    @Test(arguments: [
        ("", EntryError.notADay), ("3/4", nil), ("2026-02-30", nil), ("tomorrow", nil),
    ])
    func send_jumpConfirmButtonTapped_noDay_questionStays(
        _ text: String,
        _ error: EntryError?
    ) async throws {
        let sut = try await loaded()
        await sut.table.send(.jumpButtonTapped)
        let jump = try #require(sut.table.jump)
        jump.entry.text = text
        await jump.send(.confirmButtonTapped)
        #expect(sut.table.jump === jump)
        #expect(jump.entry.error != nil)
        if let error { #expect(jump.entry.error == error) }
        #expect(sut.table.selection == nil)
    }

    @Test
    func send_jumpCancelButtonTapped_markStays() async throws {
        let sut = try await loaded()
        await sut.table.send(.jumpButtonTapped)
        await sut.table.jump?.send(.cancelButtonTapped)
        #expect(sut.table.jump == nil)
        #expect(sut.table.selection == nil)
    }

    @Test
    func send_jumpButtonTapped_nothingIsThere_isSaid() async {
        let sut = TestStore { HistoryTable(appDependencies(), action: $0) }
        await sut.send(.jumpButtonTapped) { $0.notice = .nothing }
    }

    @Test
    func send_movePersonButtonTapped_weighInIsInTheOtherHistory() async throws {
        let bob = Person(id: UUID(2), name: "Bob", height: 180)
        for person in [ada, bob] {
            try PersonRepository(.memory(files), .testValue).save(person)
        }
        let sut = try await loaded()
        await sut.table.send(.onChangeSelection(UUID(11)))
        await sut.send(.moveButtonTapped)
        let move = try #require(sut.move)
        #expect(move.weighIn.weight == 71)
        let people = try #require(move.people)
        #expect(people.map(\.person.name) == ["Bob"])
        await move.send(.personButtonTapped(people[0].person))
        #expect(sut.move == nil)
        #expect(sut.table.rows.map(\.weighIn.weight) == [72, 70])
        let moved = try WeighInRepository(.memory(files), .testValue).load(of: bob.id).values
        #expect(moved.map(\.weight) == [71])
    }

    @Test
    func send_onChangeData_moveIsOpen_whoWasDeletedElsewhereIsNotOffered() async throws {
        let bob = Person(id: UUID(2), name: "Bob", height: 180)
        for person in [ada, bob] {
            try PersonRepository(.memory(files), .testValue).save(person)
        }
        let sut = try await loaded()
        await sut.send(.moveButtonTapped)
        #expect(sut.move?.people?.count == 1)
        try PersonRepository(.memory(files), .testValue).delete(bob)
        await sut.send(.loading(.onChangeData))
        #expect(sut.move?.people?.isEmpty == true)
    }

    @Test
    func send_moveButtonTapped_peopleCannotBeRead_failureIsShown() async throws {
        let sut = try await loaded()
        files.withLock { $0["people"] = "[" }
        await sut.send(.moveButtonTapped)
        #expect(sut.move == nil)
        #expect(sut.failure == StorageError(file: "people", reason: .malformed(line: 1)))
    }

    @Test
    func send_moveLoadResponse_failure_isShown() async {
        let error = StorageError(file: "history", reason: .system(28))
        let appDependencies = appDependencies()
        let sut = TestStore {
            History(appDependencies, move: HistoryMove(appDependencies), action: $0)
        }
        await sut.send(.move(.loadResponse(.failure(error)))) {
            $0.move = nil
            $0.failure = error
        }
    }

    @Test
    func send_moveAttemptResponse_couldNotBeBroughtBack_questionStays() async {
        let change = IrreversibleChange(StorageError(file: ".undo", reason: .system(13)))
        let appDependencies = appDependencies()
        let sut = TestStore {
            History(appDependencies, move: HistoryMove(appDependencies), action: $0)
        }
        await sut.send(.move(.moveResponse(.failure(change))))
    }

    @Test
    func send_failureConfirmButtonTapped_messageIsGone() async {
        let error = StorageError(file: "people", reason: .system(5))
        let sut = TestStore { History(appDependencies(), failure: error, action: $0) }
        await sut.send(.failureConfirmButtonTapped) { $0.failure = nil }
    }

    @Test(arguments: [true, false])
    func send_editorCancelButtonTapped_somethingTyped_closesOnlyWhenDiscarded(
        isTyped: Bool
    ) async throws {
        let sut = try await loaded()
        await sut.table.send(.entryButtonTapped(sut.table.entries[0]))
        if isTyped { await sut.weighInEditor?.type("7", into: .weight) }
        await sut.weighInEditor?.send(.form(.cancelButtonTapped))
        #expect((sut.weighInEditor != nil) == isTyped)
        await sut.weighInEditor?.send(.form(.discardButtonTapped))
        #expect(sut.weighInEditor == nil)
    }

    @Test
    func send_moveOnDismiss_nothingIsPresented() async {
        let appDependencies = appDependencies()
        let sut = TestStore {
            History(appDependencies, move: HistoryMove(appDependencies), action: $0)
        }
        await sut.send(.move(.onDismiss)) { $0.move = nil }
    }

    @Test
    func send_deleteButtonTapped_weighInIsGoneAtOnce() async throws {
        let sut = try await loaded()
        await sut.table.send(.deleteButtonTapped(sut.table.entries[0]))
        #expect(sut.table.entries.map(\.weighIn.weight) == [71, 70])
    }

    @Test
    func send_onChangeData_editorIsOpen_sinceWhatIsNewer() async throws {
        let sut = try await loaded()
        await sut.table.send(.entryButtonTapped(sut.table.entries[0]))
        let editor = try #require(sut.weighInEditor)
        editor.draft.weight = "74"
        #expect(editor.change == 3)
        var elsewhere = sut.table.entries[1].weighIn
        elsewhere.weight = 72
        try WeighInRepository(.memory(files), .testValue).save(elsewhere, of: ada.id)
        await sut.send(.loading(.onChangeData))
        #expect(editor.change == 2)
        #expect(editor.draft.weight == "74")
    }

    @Test
    func send_entryButtonTapped_corrected_entriesShowIt() async throws {
        let sut = try await loaded()
        await sut.table.send(.entryButtonTapped(sut.table.entries[0]))
        let editor = try #require(sut.weighInEditor)
        #expect(editor.distinction == nil)
        editor.draft.weight = "71.4"
        await editor.send(.form(.saveButtonTapped))
        #expect(sut.weighInEditor == nil)
        #expect(sut.table.entries.map(\.weighIn.weight) == [71.4, 71, 70])
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
        await sut.table.send(.entryButtonTapped(entry))
        #expect(sut.weighInEditor?.distinction == 2)
        await sut.send(.loading(.onDisappear))
    }

    @Test
    func send_weighInButtonTapped_weightIsTypedAndSaved_entriesShowIt() async throws {
        let sut = try await loaded()
        await sut.send(.weighInButtonTapped)
        let editor = try #require(sut.weighInEditor)
        editor.draft.weight = "71.4"
        await editor.send(.form(.saveButtonTapped))
        #expect(sut.weighInEditor == nil)
        #expect(sut.table.entries.map(\.weighIn.weight).contains(71.4))
    }
}
