import DataSource

extension People {
    func start() async {
        await keyboard.send(.task)
        await navigator.send(.task)
        await reduceLoading(.task)
        await loadDrafts()
        await pushStepsIfNeeded()
        observeNotice()
        await undo.send(.onLaunch)
    }

    // If this fails, the first save fails too and reports it.
    func adoptFolder() async {
        foreignFolder = nil
        let failure = await workerClient.run { [storageRepository] () -> StorageError? in
            do throws(StorageError) {
                try storageRepository.adoptFolder()
                return nil
            } catch {
                return error
            }
        }
        if failure?.reason == .noLocks { notice = failure }
    }
}
