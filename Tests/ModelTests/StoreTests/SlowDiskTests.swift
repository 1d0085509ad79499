import DataSource
import Essentials
import Testing

@testable import Model

/// While a disk does not answer, what is shown says so, and keys go on being answered.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct SlowDiskTests {
    private let files = AllocatedLock([String: String]())
    private let disk = AllocatedLock<AsyncStream<Void>.Continuation?>(nil)
    private let ada = Person(id: UUID(1), name: "Ada", height: 178)

    private var slow: AppDependencies {
        .testDependencies(
            dataFolderClient: .memory(files),
            workerClient: testDependency(of: WorkerClient.self) { [disk] in
                $0.perform = { work in
                    let (answers, continuation) = AsyncStream<Void>.makeStream()
                    disk.withLock { $0 = continuation }
                    for await _ in answers {}
                    work()
                }
            }
        )
    }

    @Test
    func send_retryButtonTapped_loadingIsShownUntilTheDiskAnswers() async throws {
        try PersonRepository(.memory(files), .testValue).save(ada)
        let failure = StorageError(file: "people.json", reason: .system(5))
        let sut = History(slow, person: ada, loadingState: .failed(failure))
        let task = Task { await sut.send(.loading(.retryButtonTapped)) }
        await waitUntil { isAsked }
        #expect(sut.loadingState == .loading)
        answer()
        await task.value
        #expect(sut.loadingState == .loaded)
    }

    @Test
    func send_deleteButtonTapped_twiceBeforeTheDiskAnswers_isDoneOnce() async throws {
        let weighIn = WeighIn(
            id: UUID(2),
            day: .epoch,
            time: .midnight,
            weight: 72.4,
            height: 178
        )
        try WeighInRepository(.memory(files), .testValue).save(weighIn, of: ada.id)
        let responses = AllocatedLock(0)
        let sut = WeighInDeletion(slow, person: ada, weighIn: weighIn) { action in
            if case .deleteResponse(.success) = action { responses.withLock { $0 += 1 } }
        }
        let task = Task { await sut.send(.deleteButtonTapped) }
        await waitUntil { isAsked }
        #expect(sut.attempt == .pending)
        await sut.send(.deleteButtonTapped)
        answer()
        await task.value
        #expect(sut.attempt == .idle)
        #expect(responses.withLock { $0 } == 1)
        #expect(try WeighInRepository(.memory(files), .testValue).load(of: ada.id).values == [])
    }

    @Test(arguments: ["724", "80", "x", ""])
    func send_saveButtonTapped_typedBeforeTheDiskAnswers_savesWhatWasChecked(
        typed: String
    ) async throws {
        let sut = WeighInEditor(slow, person: ada)
        sut.draft.weight = "72.4"
        let task = Task { await sut.send(.form(.saveButtonTapped)) }
        await waitUntil { isAsked }
        await sut.type(typed, into: .weight)
        let answers = Task {
            while !Task.isCancelled {
                answer()
                await Task.yield()
            }
        }
        await task.value
        answers.cancel()
        #expect(sut.attempt.failure == nil)
        #expect(sut.form.errors.isEmpty)
        let saved = try WeighInRepository(.memory(files), .testValue).load(of: ada.id).values
        #expect(saved.map(\.weight) == [72.4])
    }

    @Test
    func send_retryButtonTapped_textThatCannotBeRead_isAnErrorOfItsField() async {
        let sut = WeighInEditor(
            .testDependencies(dataFolderClient: .memory(files)),
            person: ada,
            attempt: .failed(StorageError(file: "people.json", reason: .system(28)))
        )
        sut.draft.weight = "x"
        await sut.send(.form(.attempt(.retryButtonTapped)))
        #expect(sut.attempt.failure == nil)
        #expect(sut.form.errors[.weight] != nil)
    }

    @Test
    func send_task_beforePeopleAreRead_nobodyIsNotSaid() async {
        let sut = Export(slow)
        let task = Task { await sut.send(.task { _ in [] }) }
        await waitUntil { isAsked }
        #expect(!sut.hasNobody)
        answer()
        await task.value
        #expect(sut.hasNobody)
    }

    private var isAsked: Bool { disk.withLock { $0 != nil } }

    private func answer() {
        disk.withLock { $0 }?.finish()
    }
}
