import Essentials
import Testing

@testable import DataSource
@testable import Model

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct RestorationTests {
    let files = AllocatedLock([String: String]())
    let isFull = AllocatedLock(false)
    let backup = Restorable(
        key: "people",
        recovery: Recovery(.backup(Backup(key: "people", day: .epoch)), count: 1),
        time: .midnight
    )

    var appDependencies: AppDependencies {
        .testDependencies(
            dataFolderClient: .memory(files) { [isFull] key in
                key == "people" && isFull.withLock { $0 } ? .system(28) : nil
            }
        )
    }

    /// Ada is in the backup; Ben was added after it.
    func savePeople() throws {
        let repository = PersonRepository(.memory(files), .testValue)
        try repository.save(Person(id: UUID(1), name: "Ada", height: 175))
        files.withLock { $0["backups/people/1970-01-01"] = $0["people"] }
        try repository.save(Person(id: UUID(2), name: "Ben", height: 180))
    }

    @Test
    func send_task_backupsAreListed() async throws {
        try savePeople()
        let sut = TestStore { Restoration(appDependencies, action: $0) }
        await sut.send(.loading(.task))
        sut.receive {
            if case .loading(.loadResponse(.success)) = $0 { true } else { false }
        } changes: {
            $0.loadingState = .loaded
            $0.restorables = [backup]
            $0.marked = backup
        }
    }

    @Test
    func send_task_damagedFile_lastSeenVersionIsListed() async throws {
        try savePeople()
        files.withLock {
            $0["last/people"] = $0["backups/people/1970-01-01"]
            $0["people"] = "damaged"
        }
        var appDependencies = appDependencies
        appDependencies.dataFolderClient.location = { "/data/\($0).json" }
        let seen = Restorable(key: "people", recovery: Recovery(.seen, count: 1))
        let problem = StorageError(file: "/data/people.json", reason: .malformed(line: 1))
        for damages in [[], [problem]] {
            let sut = Restoration(appDependencies, damages: damages)
            await sut.send(.loading(.task))
            #expect(sut.restorables == [seen, backup])
            await sut.send(.loading(.onDisappear))
        }
        let sut = Restoration(appDependencies, damages: [problem])
        await sut.send(.loading(.task))
        await sut.send(.restorableButtonTapped(seen))
        await sut.send(.restoreConfirmButtonTapped)
        #expect(try PersonRepository(.memory(files), .testValue).load().values.count == 1)
        await sut.send(.loading(.onDisappear))
    }

    @Test
    func send_task_folderIsUnreadable_failureIsShown_retryLoads() async throws {
        let isUnreadable = AllocatedLock(true)
        var appDependencies = appDependencies
        appDependencies.dataFolderClient.keys = { _ throws(StorageError) in
            if isUnreadable.withLock({ $0 }) { throw StorageError(file: "", reason: .system(5)) }
            return []
        }
        let sut = Restoration(appDependencies)
        await sut.send(.loading(.task))
        #expect(sut.loadingState == .failed(StorageError(file: "", reason: .system(5))))
        isUnreadable.withLock { $0 = false }
        await sut.send(.loading(.retryButtonTapped))
        #expect(sut.loadingState == .loaded)
    }

    @Test
    func send_restorableButtonTapped_previewSaysWhatDiffers() async throws {
        try savePeople()
        let sut = TestStore { Restoration(appDependencies, restorables: [backup], action: $0) }
        await sut.send(.restorableButtonTapped(backup)) { $0.selected = backup }
        sut.receive {
            if case .previewResponse(.success) = $0 { true } else { false }
        } changes: {
            $0.preview = RecoveryPreview(count: 1, missing: [.person(name: "Ben")])
        }
        await sut.send(.restoreCancelButtonTapped) { $0.preview = nil }
    }

    @Test
    func send_restoreConfirmButtonTapped_whatDiffersFromTheMarkedOneIsReadAgain() async throws {
        try savePeople()
        let sut = Restoration(appDependencies)
        await sut.send(.loading(.task))
        await sut.send(.onShowMarked)
        #expect(sut.markedPreview?.isDifferent == true)
        await sut.send(.restorableButtonTapped(backup))
        await sut.send(.restoreConfirmButtonTapped)
        #expect(sut.marked == backup)
        #expect(sut.markedPreview?.isDifferent == false)
        await sut.send(.loading(.onDisappear))
    }

    @Test
    func send_onShowMarked_whatDiffersIsReadOfTheMarkedOneAlone() async throws {
        try savePeople()
        let sut = Restoration(appDependencies)
        await sut.send(.onShowMarked)
        #expect(sut.markedPreview == nil)
        await sut.send(.loading(.task))
        #expect(sut.marked == backup)
        await sut.send(.onShowMarked)
        #expect(sut.markedPreview?.missing.names == ["Ben"])
        await sut.send(.onChangeMarked(backup))
        #expect(sut.markedPreview != nil)
        await sut.send(.onChangeMarked(nil))
        #expect(sut.markedPreview == nil)
        await sut.send(.markedResponse(backup, .success(RecoveryPreview(count: 1))))
        #expect(sut.markedPreview == nil)
        await sut.send(.loading(.onDisappear))
    }

    @Test
    func send_onShowMarked_backupIsUnreadable_nothingIsShown_untilItIsOpened() async throws {
        let isUnreadable = AllocatedLock(false)
        var appDependencies = appDependencies
        appDependencies.dataFolderClient = .memory(files) {
            let isOfBackup = $0 == "read-backups/people/1970-01-01"
            return isOfBackup && isUnreadable.withLock(\.self) ? .system(5) : nil
        }
        try savePeople()
        let preview = RecoveryPreview(count: 1, missing: [.person(name: "Ben")])
        let sut = TestStore { [appDependencies, backup] in
            Restoration(
                appDependencies,
                restorables: [backup],
                marked: backup,
                markedPreview: preview,
                action: $0
            )
        }
        isUnreadable.withLock { $0 = true }
        await sut.send(.onShowMarked)
        sut.receive {
            if case .markedResponse(backup, .failure) = $0 { true } else { false }
        } changes: {
            $0.markedPreview = nil
        }
        await sut.send(.restorableButtonTapped(backup)) { $0.selected = backup }
        sut.receive {
            if case .previewResponse(.failure) = $0 { true } else { false }
        } changes: {
            $0.selected = nil
            let key = "backups/people/1970-01-01"
            $0.attempt = .failed(StorageError(file: key, reason: .system(5)))
        }
    }

    @Test
    func send_restoreConfirmButtonTapped_backupTakesThePlace() async throws {
        try savePeople()
        let sut = TestStore {
            Restoration(
                appDependencies,
                selected: backup,
                preview: RecoveryPreview(count: 1),
                action: $0
            )
        }
        await sut.send(.restoreConfirmButtonTapped) { $0.preview = nil }
        sut.receive {
            if case .restoreResponse(.success) = $0 { true } else { false }
        } changes: {
            $0.selected = nil
            $0.restored = backup
        }
        sut.receive {
            if case .loading(.loadResponse(.success)) = $0 { true } else { false }
        } changes: {
            $0.loadingState = .loaded
            $0.restorables = [backup]
            $0.marked = backup
        }
        let people = try PersonRepository(.memory(files), .testValue).load().values
        #expect(people.map(\.name) == ["Ada"])
    }

    @Test
    func send_restorableButtonTapped_backupIsGone_failureIsShown() async throws {
        var appDependencies = appDependencies
        appDependencies.dataFolderClient = .memory(files) {
            $0 == "read-backups/people/1970-01-01" ? .system(5) : nil
        }
        try savePeople()
        let sut = TestStore { [appDependencies] in
            Restoration(appDependencies, restorables: [backup], action: $0)
        }
        await sut.send(.restorableButtonTapped(backup)) { $0.selected = backup }
        sut.receive {
            if case .previewResponse(.failure) = $0 { true } else { false }
        } changes: {
            $0.selected = nil
            let key = "backups/people/1970-01-01"
            $0.attempt = .failed(StorageError(file: key, reason: .system(5)))
        }
        await sut.send(.attempt(.cancelButtonTapped)) { $0.attempt = .idle }
    }

    @Test
    func send_onDismissRestored_noticeIsGone() async {
        let sut = TestStore { Restoration(appDependencies, restored: backup, action: $0) }
        await sut.send(.onDismissRestored) { $0.restored = nil }
    }

    @Test
    func send_restoreConfirmButtonTapped_diskIsFull_retryRestores() async throws {
        try savePeople()
        isFull.withLock { $0 = true }
        let sut = Restoration(appDependencies, selected: backup, preview: RecoveryPreview(count: 1))
        await sut.send(.restoreConfirmButtonTapped)
        #expect(sut.attempt.failure == StorageError(file: "people", reason: .system(28)))
        #expect(sut.restored == nil)
        isFull.withLock { $0 = false }
        await sut.send(.attempt(.retryButtonTapped))
        #expect(sut.attempt.failure == nil)
        #expect(sut.restored == backup)
    }

    @Test
    func send_task_fileIsDamaged_itsBackupsAndLegibleLinesAreListed() async throws {
        try savePeople()
        files.withLock { $0["people"]?.append("rubbish") }
        let damage = StorageError(file: "people.json", reason: .malformed(line: 5))
        let sut = Restoration(appDependencies, damages: [damage])
        await sut.send(.loading(.task))
        #expect(
            sut.restorables == [
                Restorable(key: "people", recovery: Recovery(.readableLines, count: 2), lost: 0),
                backup,
            ]
        )
    }

    @Test
    func send_task_damageHasOneWayOut_isProposedOnce() async throws {
        files.withLock { $0["people"] = "rubbish" }
        let damage = StorageError(file: "people.json", reason: .malformed(line: 1))
        let sut = Restoration(appDependencies, damages: [damage])
        await sut.send(.loading(.task))
        #expect(sut.restorables.count == 1)
        #expect(sut.selected == sut.restorables.first)
        #expect(sut.preview != nil)
        await sut.send(.restoreCancelButtonTapped)
        await sut.send(.loading(.onRefresh))
        #expect(sut.preview == nil)
        await sut.send(.restorableButtonTapped(sut.restorables[0]))
        await sut.send(.restoreConfirmButtonTapped)
        #expect(sut.restored != nil)
        #expect(sut.restorables.isEmpty)
        await sut.send(.loading(.onDisappear))
    }
}
