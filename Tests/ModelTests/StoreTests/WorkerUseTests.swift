import DataSource
import Essentials
import Testing

@testable import Model

/// Whatever a Store reads or writes waits for the disk apart from the main actor.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct WorkerUseTests {
    private let files = AllocatedLock([String: String]())
    private let isWorking = AllocatedLock(false)
    private let strays = AllocatedLock([String]())

    private var watched: AppDependencies {
        .testDependencies(
            dataFolderClient: watchedFiles,
            workerClient: testDependency(of: WorkerClient.self) { [isWorking] in
                $0.perform = { work in
                    isWorking.withLock { $0 = true }
                    work()
                    isWorking.withLock { $0 = false }
                }
            }
        )
    }

    private var watchedFiles: DataFolderClient {
        let memory = DataFolderClient.memory(files)
        let note = { @Sendable [isWorking, strays] (name: String) in
            if !isWorking.withLock(\.self) { strays.withLock { $0.append(name) } }
        }
        return testDependency(of: DataFolderClient.self) {
            $0.data = { key throws(StorageError) in
                note("data \(key)")
                return try memory.data(key)
            }
            $0.version = { key throws(StorageError) in
                note("version \(key)")
                return try memory.version(key)
            }
            $0.set = { key, change throws(StorageError) in
                note("set \(key)")
                try memory.set(key, change)
            }
            $0.setAll = { keys, change throws(StorageError) in
                note("setAll")
                try memory.setAll(keys, change)
            }
            $0.restoreAll = { files throws(StorageError) in
                note("restoreAll")
                try memory.restoreAll(files)
            }
            $0.moveAside = { key throws(StorageError) in
                note("moveAside \(key)")
                try memory.moveAside(key)
            }
            $0.keys = { prefix throws(StorageError) in
                note("keys \(prefix)")
                return try memory.keys(prefix)
            }
            $0.copies = { keys throws(StorageError) in
                note("copies \(keys)")
                return try memory.copies(keys)
            }
            $0.tidy = { () throws(StorageError) in note("tidy") }
            $0.foreignFolder = {
                note("foreignFolder")
                return nil
            }
            $0.adopt = { () throws(StorageError) in note("adopt") }
        }
    }

    @Test
    func send_aDayOfWeighing_readsAndWritesInTheWorkerOnly() async throws {
        let watched = watched
        let delegate = AppDelegate(watched)
        delegate.applicationDidFinishLaunching()
        let people = People(watched)
        await people.send(.task)
        let launch = try #require(people.path.last.flatMap(\.firstLaunch))
        let form = launch.personBMI
        await launch.send(.nextButtonTapped)
        await form.type("Ada", into: .name)
        await form.type("64", into: .weight)
        await form.type("170", into: .height)
        for _ in 0..<3 { await launch.send(.nextButtonTapped) }
        let dashboard = try #require(people.navigator.path.dashboard)
        await dashboard.send(.loading(.task))
        await weighIn("64.5", on: dashboard)
        await people.undo.send(.undoButtonTapped)
        await people.undo.send(.redoButtonTapped)
        await delete(on: dashboard)
        await rename("Ada L.", on: dashboard)
        try await lookThrough(people)
        await people.send(.loading(.onRefresh))
        await people.send(.peopleButtonTapped)
        await people.personChooser?.send(.onDismiss)
        await remove(dashboard)
        #expect(people.path.isEmpty)
        delegate.applicationWillTerminate()
        #expect(strays.withLock { $0 } == [])
        #expect(files.withLock { !$0.isEmpty })
    }

    private func weighIn(_ text: String, on dashboard: Dashboard) async {
        await dashboard.send(.weighInButtonTapped)
        await dashboard.weighInEditor?.type(text, into: .weight)
        await dashboard.weighInEditor?.send(.form(.saveButtonTapped))
        await dashboard.weighInEditor?.send(.form(.warningConfirmButtonTapped))
    }

    private func delete(on dashboard: Dashboard) async {
        guard let entry = dashboard.overview.entries.first else {
            Issue.record("Nothing was weighed")
            return
        }
        await dashboard.send(.deleteButtonTapped(entry))
    }

    private func rename(_ name: String, on dashboard: Dashboard) async {
        await dashboard.send(.editButtonTapped)
        await dashboard.personEditor?.type(name, into: .name)
        await dashboard.personEditor?.send(.form(.saveButtonTapped))
    }

    private func remove(_ dashboard: Dashboard) async {
        await dashboard.send(.editButtonTapped)
        await dashboard.personEditor?.send(.deleteButtonTapped)
        await dashboard.personEditor?.deletion?.send(.confirmButtonTapped)
    }

    private func lookThrough(_ people: People) async throws {
        await people.send(.destinationChosen(.history))
        guard case .history(let history) = people.path.last else { throw Missing.history }
        await history.send(.task(weekdays: [:]))
        await history.send(.moveButtonTapped)
        await people.send(.destinationChosen(.trends))
        guard case .trends(let trends) = people.path.last else { throw Missing.trends }
        await trends.send(.loading(.task))
        await people.send(.destinationChosen(.settings))
        guard case .preferences(let preferences) = people.path.last else {
            throw Missing.preferences
        }
        await preferences.send(.loading(.task))
        await preferences.send(.settingPickerSelected(SettingChange(\.language, .japanese)))
        await people.send(.destinationChosen(.backups))
        guard case .restoration(let restoration) = people.path.last else {
            throw Missing.restoration
        }
        await restoration.send(.loading(.task))
    }
}

private enum Missing: Error {
    case history, trends, preferences, restoration
}

extension Navigator.Path {
    fileprivate var firstLaunch: FirstLaunch? {
        if case .firstLaunch(let launch) = self { launch } else { nil }
    }
}
