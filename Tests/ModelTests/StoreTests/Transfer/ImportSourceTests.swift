import DataSource
import Essentials
import Testing

@testable import Model

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ImportSourceTests {
    private let outside = AllocatedLock([
        "/f/kg.csv": "Date,Weight (kg)\n2024-03-06 07:00,70.5\n",
        "/f/odd.csv": "when;mass\n2025-12-24;81.4\n",
        "/f/photo": "PNG\u{0}\u{1}\u{0}abc",
        "/f/pipe": "",
    ])

    private var dependencies: AppDependencies { .testDependencies(fileClient: .memory(outside)) }

    private func source(_ path: String, _ other: AppDependencies? = nil) -> ImportSource {
        let dependencies = other ?? dependencies
        return ImportSource(dependencies, entry: PathEntry(dependencies, text: path))
    }

    @Test
    func send_task_pathIsCompleted() async {
        let sut = source("/f/k")
        await sut.send(.task)
        #expect(sut.entry.completion?.text == "/f/kg.csv")
    }

    @Test
    func send_readButtonTapped_percentageStaysUntilThePathIsTypedAgain() async {
        let sut = TestStore {
            ImportSource(
                dependencies,
                entry: PathEntry(dependencies, text: "/f/kg.csv"),
                action: $0
            )
        }
        await sut.send(.readButtonTapped) { $0.percent = 0 }
        sut.receive {
            if case .readResponse(.success(let files)) = $0 { files.count == 1 } else { false }
        }
    }

    @Test(arguments: [
        ("/f/none", PathFault.nothingThere), ("/f", .folder), ("/f/pipe", .noFile), ("", .empty),
        ("/f/photo", .importing(.binary(file: "photo"))),
    ])
    func send_readButtonTapped_noSuchFile_isSaidBesideTheField(
        path: String,
        fault: PathFault
    ) async {
        let sut = source(path)
        await sut.send(.readButtonTapped)
        #expect(sut.percent == nil)
        #expect(sut.entry.fault == fault)
    }

    @Test
    func send_watchButtonTapped_aFolder_isWatched_andThenNoMore() async throws {
        let sandbox = try Sandbox()
        let landing = try sandbox.makeFolder("landing")
        let dependencies = sandbox.dependencies()
        let sut = source(landing, dependencies)
        await sut.send(.readButtonTapped)
        #expect(sut.entry.fault == .folder && !sut.isWatched)
        await sut.send(.watchButtonTapped)
        #expect(sut.isWatched)
        #expect(try WatchService(dependencies).folders().count == 1)
        await sut.send(.readButtonTapped)
        #expect(sut.isWatched)
        await sut.send(.watchButtonTapped)
        #expect(try !sut.isWatched && WatchService(dependencies).folders().isEmpty)
        let error = StorageError(file: landing, reason: .busy(seconds: 5))
        await sut.send(.watchResponse(.failure(error)))
        #expect(dependencies.appStateClient.withLock(\.notice).value == error)
    }

    @Test
    func send_readButtonTapped_unknownColumns_areChosenAndRead() async throws {
        let names = AllocatedLock([String]())
        let sut = ImportSource(
            dependencies,
            entry: PathEntry(dependencies, text: "/f/odd.csv"),
            action: { action in
                if case .readResponse(.success(let files)) = action {
                    names.withLock { $0 = files.map { "\($0.readings.map(\.weight))" } }
                }
            }
        )
        await sut.send(.readButtonTapped)
        let chooser = try #require(sut.columnChooser)
        await chooser.send(.rolePickerSelected(0, "date"))
        await chooser.send(.rolePickerSelected(1, "weight"))
        await chooser.send(.readButtonTapped)
        #expect(sut.columnChooser == nil)
        #expect(names.withLock(\.self) == ["[81.4]"])
    }

    @Test
    func send_columnsButtonTapped_columnsAreChosen_cancelLeadsBack() async {
        let sut = source("/f/kg.csv")
        await sut.send(.columnsButtonTapped(TableSample([["a", "b"]])))
        await sut.columnChooser?.send(.cancelButtonTapped)
        #expect(sut.columnChooser == nil)
    }

    @Test
    func send_readButtonTapped_unreadableFile_isSaid() async {
        outside.withLock { $0["/f/secret/x"] = "a" }
        var dependencies = dependencies
        dependencies.fileClient.stream = { path throws(StorageError) in
            throw StorageError(file: path, reason: .system(13))
        }
        let sut = source("/f/secret/x", dependencies)
        await sut.send(.readButtonTapped)
        let error = StorageError(file: "/f/secret/x", reason: .system(13))
        #expect(sut.entry.fault == .importing(.storage(error)))
    }

    @Test
    func send_readButtonTapped_whileReading_nothingIsReadTwice() async {
        let sut = TestStore { ImportSource(dependencies, percent: 40, action: $0) }
        await sut.send(.readButtonTapped)
    }

    @Test
    func send_stopButtonTapped_whileReading_nothingComes() async {
        let stop = AllocatedLock<(@Sendable () -> Void)?>(nil)
        let responses = AllocatedLock([Bool]())
        var dependencies = dependencies
        dependencies.fileClient.stream = { _ throws(StorageError) in
            var count = 0
            return FileStream(size: 100) { () throws(StorageError) in
                count += 1
                if count == 3 { stop.withLock(\.self)?() }
                return Array("Date,Weight (kg)\n2024-03-06,70\n".utf8)
            }
        }
        let sut = ImportSource(
            dependencies,
            entry: PathEntry(dependencies, text: "/f/kg.csv"),
            action: { action in
                if case .readResponse(let result) = action {
                    responses.withLock { $0.append((try? result.get()) != nil) }
                }
            }
        )
        stop.withLock { $0 = { MainActor.assumeIsolated { sut.reading.stop() } } }
        await sut.send(.readButtonTapped)
        #expect(responses.withLock(\.self) == [false])
        #expect(sut.percent == nil)
        #expect(sut.entry.fault == nil)
    }

    @Test
    func send_stopButtonTapped_orOnDisappear_readingIsStopped() async {
        let (stopped, left) = (source("/f/kg.csv"), source("/f/kg.csv"))
        await stopped.send(.stopButtonTapped)
        await left.send(.onDisappear)
        #expect(stopped.reading.isStopped && left.reading.isStopped)
    }

    @Test
    func send_progressResponse_isShownWhileReading() async {
        let sut = TestStore { ImportSource(dependencies, percent: 0, action: $0) }
        await sut.send(.progressResponse(percent: 40)) { $0.percent = 40 }
        let other = TestStore { ImportSource(dependencies, action: $0) }
        await other.send(.progressResponse(percent: 40))
    }

    @Test
    func send_readResponse_failure_isSaid_unlessTheUserStopped() async {
        let sut = ImportSource(dependencies, percent: 40)
        await sut.send(.readResponse(.failure(PathFault.folder)))
        #expect(sut.percent == nil)
        #expect(sut.entry.fault == .folder)
        await sut.send(.readResponse(.failure(PathFault.importing(.cancelled))))
        #expect(sut.entry.fault == nil)
    }

    @Test
    func send_onReopen_pathIsTypedAgain() async {
        let sut = ImportSource(dependencies, percent: 100)
        await sut.send(.onReopen(.folder))
        #expect(sut.percent == nil)
        #expect(sut.entry.fault == .folder)
    }
}
