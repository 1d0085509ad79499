import DataSource

extension People {
    func start() async {
        await keyboard.send(.task)
        await loadSettings()
        await pushFirstShownIfNeeded()
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

    // Opens the person shown last, or the only one, without the list.
    func pushFirstShownIfNeeded() async {
        guard path.isEmpty else { return }
        let person = await workerClient.run { [settingsRepository, personService] in
            (try? personService.loadFirstShown(last: settingsRepository.lastPersonID)) ?? nil
        }
        guard let person else { return }
        await push(.dashboard(dashboard(person)))
    }
}
