import DataSource
import Essentials
import Testing

@testable import Model

/// Lines and files that arrive while the app is open.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct IntakeTests {
    private let sandbox: Sandbox
    private let landing: String
    private let ann = Person(id: UUID(1), name: "Ann", height: 170)
    private let text: @MainActor @Sendable (InboxFault) -> String = { "\($0)" }

    init() throws {
        sandbox = try Sandbox()
        landing = try sandbox.makeFolder("landing")
        try PersonRepository(sandbox.dependencies().dataFolderClient, .liveValue).save(ann)
    }

    private func sut(
        _ dependencies: AppDependencies,
        _ outcomes: AllocatedLock<[IntakeOutcome]> = AllocatedLock([])
    ) -> Intake {
        Intake(dependencies) { action in
            if case .takeResponse(.success(let outcome)) = action {
                outcomes.withLock { $0.append(outcome) }
            }
        }
    }

    @Test
    func send_task_whatArrivedComesIn_andTheRestSaysWhy() async throws {
        try sandbox.write("72.4\nx\n", "data/inbox.txt")
        let dependencies = sandbox.dependencies()
        let outcomes = AllocatedLock([IntakeOutcome]())
        let sut = sut(dependencies, outcomes)
        await sut.send(.task(text))
        await sut.send(.onArrival)
        #expect(outcomes.withLock { $0.first?.count } == 1)
        let reason = "x\n#! unknown(\"x\") #"
        #expect(sandbox.text("data/inbox.txt")?.hasPrefix(reason) == true)
        // Told with what came in.
        #expect(dependencies.appStateClient.withLock(\.notice).value == nil)
    }

    @Test
    func send_onArrival_onlyLinesThatAreLeft_isTold() async throws {
        let dependencies = sandbox.dependencies()
        let sut = sut(dependencies)
        await sut.send(.task(text))
        try sandbox.write("x\n", "data/inbox.txt")
        await sut.send(.onArrival)
        let notice = StorageError(file: "\(sandbox.data)/inbox.txt", reason: .linesLeft(1))
        #expect(dependencies.appStateClient.withLock(\.notice).value == notice)
    }

    /// A prompt does not wait for an editor.
    @Test
    func send_onPrompt_takesWhatIsWhole_andDoesNotWait() async throws {
        let outcomes = AllocatedLock([IntakeOutcome]())
        try sandbox.write("72.4\n", "data/inbox.txt")
        await sut(sandbox.dependencies(1), outcomes).send(.onPrompt)
        #expect(outcomes.withLock { $0.map(\.isBeingWritten) } == [true])
        await sut(sandbox.dependencies(), outcomes).send(.onPrompt)
        #expect(outcomes.withLock { $0.last?.count } == 1)
    }

    @Test
    func send_agreeButtonTapped_theFileComesIn() async throws {
        let dependencies = sandbox.dependencies()
        try WatchService(dependencies).add(WatchedFolder(path: landing))
        try sandbox.write("Date,Weight (kg)\n2024-03-05 07:00,70.5\n", "landing/a.csv")
        let outcomes = AllocatedLock([IntakeOutcome]())
        let sut = sut(dependencies, outcomes)
        await sut.send(.onArrival)
        #expect(sut.arrival?.file.name == "a.csv")
        await sut.send(.agreeButtonTapped)
        #expect(sut.arrival == nil)
        #expect(outcomes.withLock { $0.last?.count } == 1)
    }

    @Test
    func send_declineButtonTapped_theFileWaitsNoMore() async throws {
        let dependencies = sandbox.dependencies()
        try WatchService(dependencies).add(WatchedFolder(path: landing))
        try sandbox.write("Date,Weight (kg)\n2024-03-05 07:00,70.5\n", "landing/a.csv")
        let sut = sut(dependencies)
        await sut.send(.onArrival)
        #expect(sut.arrival != nil)
        await sut.send(.declineButtonTapped)
        #expect(sut.arrival == nil)
        await sut.send(.onArrival)
        #expect(sut.arrival == nil)
    }

    @Test
    func send_onArrival_aFileThatNeedsAnAnswer_isTold() async throws {
        let dependencies = sandbox.dependencies()
        try WatchService(dependencies).add(WatchedFolder(path: landing))
        try sandbox.write("Day,Load\n1,2\n2,3\n", "landing/a.csv")
        await sut(dependencies).send(.onArrival)
        let notice = dependencies.appStateClient.withLock(\.notice).value
        #expect(notice?.file == "\(landing)/a.csv")
    }

    @Test
    func send_takeResponse_failure_isTold() async {
        let dependencies = sandbox.dependencies()
        let error = StorageError(file: "inbox.txt", reason: .malformed(line: 2))
        await sut(dependencies).send(.takeResponse(.failure(error)))
        #expect(dependencies.appStateClient.withLock(\.notice).value == error)
    }
}
