import DataSource
import Essentials
import Testing

@testable import Model

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct HistoryMoveTests {
    let files = AllocatedLock([String: String]())
    let ada = Person(id: UUID(1), name: "Ada", height: 175)
    let bob = Person(id: UUID(2), name: "Bob", height: 180)
    let weighIn = WeighIn(id: UUID(3), day: .epoch, time: .midnight, weight: 70, height: 175)

    func sut(
        failure: @escaping @Sendable (_ key: String) -> StorageError.Reason? = { _ in nil }
    ) throws -> TestStore<HistoryMove> {
        for person in [ada, bob] {
            try PersonRepository(.memory(files), .testValue).save(person)
        }
        try WeighInRepository(.memory(files), .testValue).save(weighIn, of: ada.id)
        let appDependencies = AppDependencies.testDependencies(
            dataFolderClient: .memory(files, failure: failure)
        )
        return TestStore { HistoryMove(appDependencies, person: ada, weighIn: weighIn, action: $0) }
    }

    func weights(of person: Person) throws -> [Double] {
        try WeighInRepository(.memory(files), .testValue).load(of: person.id).values.map(\.weight)
    }

    @Test
    func send_task_everybodyElseIsOffered() async throws {
        let sut = try sut()
        await sut.send(.task)
        sut.receive {
            if case .loadResponse(.success) = $0 { true } else { false }
        } changes: {
            $0.people = [PersonSummary(person: bob)]
            $0.people?[0].person.changedAt = Date(timeIntervalSince1970: 0)
        }
    }

    @Test(arguments: [(-5, 181.0), (3, 182), (0, 181), (99, 182), (-99, 181)])
    func send_personButtonTapped_heightIsTheNewOwnersOfThatDay(
        day: Int,
        height: Double
    ) async throws {
        _ = try sut()
        let repository = WeighInRepository(.memory(files), .testValue)
        for (number, height) in [(0, 181.0), (2, 182)] {
            let other = WeighIn(
                id: UUID(),
                day: Day(number: number),
                time: .midnight,
                weight: 70,
                height: height
            )
            try repository.save(other, of: bob.id)
        }
        var moved = weighIn
        moved.id = UUID(8)
        moved.day = Day(number: day)
        try repository.save(moved, of: ada.id)
        let move = HistoryMove(
            .testDependencies(dataFolderClient: .memory(files)),
            person: ada,
            weighIn: moved
        )
        await move.send(.personButtonTapped(bob))
        #expect(try repository.load(of: bob.id).values.first { $0.id == UUID(8) }?.height == height)
        let undo = UndoRepository(.memory(files), .testValue, .testValue)
        guard case .done = try undo.run(.undo) else {
            Issue.record("Nothing was taken back")
            return
        }
        #expect(try repository.load(of: ada.id).values.map(\.height) == [175, 175])
    }

    @Test
    func send_personButtonTapped_newOwnerHasNoWeighIns_heightIsThePersons() async throws {
        let sut = try sut()
        await sut.send(.personButtonTapped(bob)) { $0.destination = bob }
        sut.receive { if case .moveResponse(.success) = $0 { true } else { false } }
        let moved = try WeighInRepository(.memory(files), .testValue).load(of: bob.id).values
        #expect(moved.map(\.height) == [180])
    }

    @Test
    func send_onDismiss_isLeftToTheScreenBelow() async throws {
        await (try sut()).send(.onDismiss)
    }

    @Test
    func send_task_namesakes_areToldApart() async throws {
        let previousInFrame = Person(id: UUID(3), name: "Bob", height: 171)
        try PersonRepository(.memory(files), .testValue).save(previousInFrame)
        let sut = try sut()
        await sut.send(.task)
        sut.receive {
            if case .loadResponse(.success) = $0 { true } else { false }
        } changes: {
            $0.people = [
                PersonSummary(person: bob), PersonSummary(person: previousInFrame, distinction: 2),
            ]
            for index in 0...1 {
                $0.people?[index].person.changedAt = Date(timeIntervalSince1970: 0)
            }
        }
    }

    @Test
    func send_task_peopleCannotBeRead_fails() async throws {
        let sut = try sut { $0 == "read-people" ? .system(5) : nil }
        await sut.send(.task)
        sut.receive { if case .loadResponse(.failure) = $0 { true } else { false } }
    }

    @Test
    func send_personButtonTapped_weighInIsMoved() async throws {
        let sut = try sut()
        await sut.send(.personButtonTapped(bob)) { $0.destination = bob }
        sut.receive {
            if case .moveResponse(.success(.moved(weighIn))) = $0 { true } else { false }
        }
        #expect(try weights(of: ada).isEmpty)
        #expect(try weights(of: bob) == [70])
    }

    @Test
    func send_personButtonTapped_diskIsFull_weighInStays() async throws {
        let sut = try sut { $0.hasPrefix("history") ? .system(28) : nil }
        await sut.send(.personButtonTapped(bob)) { $0.destination = bob }
        let key = "history/\(ada.id.uuidString.lowercased())/1970"
        let error = StorageError(file: key, reason: .system(28))
        sut.receive {
            if case .moveResponse(.failure(let failure as StorageError)) = $0 {
                failure == error
            } else {
                false
            }
        } changes: {
            $0.attempt = .failed(error)
        }
        await sut.send(.attempt(.cancelButtonTapped)) { $0.attempt = .idle }
        #expect(try weights(of: ada) == [70])
    }

    @Test
    func send_attempt_isRetried_diskHasRoomAgain_weighInIsMoved() async throws {
        let isFull = AllocatedLock(true)
        let sut = try sut { key in
            key.hasPrefix("history") && isFull.withLock { $0 } ? .system(28) : nil
        }
        await sut.send(.personButtonTapped(bob)) { $0.destination = bob }
        sut.receive {
            if case .moveResponse(.failure) = $0 { true } else { false }
        } changes: {
            let key = "history/\(ada.id.uuidString.lowercased())/1970"
            $0.attempt = .failed(StorageError(file: key, reason: .system(28)))
        }
        isFull.withLock { $0 = false }
        await sut.send(.attempt(.retryButtonTapped)) { $0.attempt = .idle }
        sut.receive { if case .moveResponse(.success) = $0 { true } else { false } }
        #expect(try weights(of: bob) == [70])
    }

    @Test
    func send_personButtonTapped_couldNotBeBroughtBack_isAskedBefore() async throws {
        let sut = try sut { $0 == ".undo" ? .system(13) : nil }
        await sut.send(.personButtonTapped(bob)) { $0.destination = bob }
        sut.receive {
            if case .moveResponse(.failure) = $0 { true } else { false }
        } changes: {
            $0.attempt = .irreversible(
                IrreversibleChange(StorageError(file: ".undo", reason: .system(13)))
            )
        }
        await sut.send(.attempt(.cancelButtonTapped)) { $0.attempt = .idle }
        #expect(try weights(of: ada) == [70])
        await sut.send(.attempt(.confirmButtonTapped))
        sut.receive {
            if case .moveResponse(.success(.moved(weighIn))) = $0 { true } else { false }
        }
        #expect(try weights(of: ada).isEmpty)
        #expect(try weights(of: bob) == [70])
    }

    @Test
    func send_personButtonTapped_personWasDeletedElsewhere_weighInStays() async throws {
        let sut = try sut()
        try PersonRepository(.memory(files), .testValue).delete(bob)
        await sut.send(.personButtonTapped(bob)) { $0.destination = bob }
        sut.receive {
            if case .moveResponse(.success(.personIsGone)) = $0 { true } else { false }
        }
        sut.receive { if case .task = $0 { true } else { false } }
        sut.receive {
            if case .loadResponse(.success([])) = $0 { true } else { false }
        } changes: {
            $0.people = []
        }
        #expect(try weights(of: ada) == [70])
        #expect(try weights(of: bob).isEmpty)
    }

    @Test
    func send_personButtonTapped_farFromTheirTrend_asks_confirmMoves() async throws {
        let sut = try sut()
        try keep(95, of: bob)
        await sut.send(.personButtonTapped(bob)) {
            $0.destination = bob
            $0.presentedWarnings = [.farFromTrend(weight: 70, trend: 95)]
        }
        await sut.send(.warningCancelButtonTapped) { $0.presentedWarnings = [] }
        #expect(try weights(of: ada) == [70])
        await sut.send(.personButtonTapped(bob)) {
            $0.presentedWarnings = [.farFromTrend(weight: 70, trend: 95)]
        }
        await sut.send(.warningConfirmButtonTapped) { $0.presentedWarnings = [] }
        sut.receive { if case .moveResponse(.success) = $0 { true } else { false } }
        #expect(try weights(of: bob).sorted() == [70, 95])
    }

    @Test
    func send_personButtonTapped_bmiWouldBeImpossible_isRefused() async throws {
        let sut = try sut()
        try keep(4, of: bob, height: 270)
        await sut.send(.personButtonTapped(bob)) {
            $0.destination = bob
            $0.presentedWarnings = [
                .unusualBMI(9.6), .farFromTrend(weight: 70, trend: 4),
            ]
        }
        await sut.send(.warningCancelButtonTapped) { $0.presentedWarnings = [] }
        let baby = Person(id: UUID(7), name: "Cat", height: 50)
        try PersonRepository(.memory(files), .testValue).save(baby)
        await sut.send(.personButtonTapped(baby)) {
            $0.destination = baby
            $0.refusal = .implausible(bmi: 280)
        }
        await sut.send(.refusalConfirmButtonTapped) { $0.refusal = nil }
        #expect(try weights(of: ada) == [70])
        #expect(try weights(of: baby).isEmpty)
    }

    private func keep(_ weight: Double, of person: Person, height: Double = 180) throws {
        let weighIn = WeighIn(
            id: UUID(9),
            day: .epoch,
            time: .midnight,
            weight: weight,
            height: height
        )
        try WeighInRepository(.memory(files), .testValue).save(weighIn, of: person.id)
    }
}
