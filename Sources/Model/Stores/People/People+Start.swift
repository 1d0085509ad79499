import DataSource

extension People {
    func start(_ appDependencies: AppDependencies) async {
        await keyboard.send(.task)
        await loadSettings()
        await pushLastPersonIfNeeded(appDependencies)
        await reduceLoading(.task)
        await loadDrafts()
        await pushTutorialIfNeeded(appDependencies)
        observeNotice()
    }

    // What hinders this hinders the first save too, which tells the person.
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

    func pushTutorialIfNeeded(_ appDependencies: AppDependencies) async {
        guard
            loadingState == .loaded, people.isEmpty, problems.isEmpty, path.isEmpty,
            drafts.drafts.isEmpty, !appStateClient.withLock(\.hasAlreadyTutorial),
            await !workerClient.run({ [settingsRepository] in
                settingsRepository.hasAlreadyTutorial
            })
        else {
            return
        }
        // Where settings cannot be kept, the tutorial must not come back on every return.
        appStateClient.withLock { $0.hasAlreadyTutorial = true }
        await push(.personBMI(newPersonBMI(appDependencies, isPresentedTutorial: true)))
    }

    // The person who was shown last is the one who comes back.
    func pushLastPersonIfNeeded(_ appDependencies: AppDependencies) async {
        guard path.isEmpty else { return }
        let last = await workerClient.run { [settingsRepository, personService] in
            settingsRepository.lastPersonID.flatMap { (try? personService.load($0)) ?? nil }
        }
        guard let person = last else { return }
        await push(.dashboard(dashboard(person, appDependencies)))
    }
}
