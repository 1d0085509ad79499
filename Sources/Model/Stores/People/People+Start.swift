import DataSource

extension People {
    func start(_ appDependencies: AppDependencies) async {
        loadSettings()
        await pushLastPersonIfNeeded(appDependencies)
        await reduceLoading(.task)
        await loadDrafts()
        await pushTutorialIfNeeded(appDependencies)
        observeNotice()
    }

    // What hinders this hinders the first save too, which tells the person.
    func adoptFolder() {
        foreignFolder = nil
        do throws(StorageError) {
            try storageRepository.adoptFolder()
        } catch {
            if error.reason == .noLocks { notice = error }
        }
    }

    func pushTutorialIfNeeded(_ appDependencies: AppDependencies) async {
        guard
            loadingState == .loaded, people.isEmpty, problems.isEmpty, path.isEmpty,
            drafts.drafts.isEmpty,
            !settingsRepository.hasAlreadyTutorial,
            !appStateClient.withLock(\.hasAlreadyTutorial)
        else {
            return
        }
        // Where settings cannot be kept, the tutorial must not come back on every return.
        appStateClient.withLock { $0.hasAlreadyTutorial = true }
        await push(.personBMI(newPersonBMI(appDependencies, isPresentedTutorial: true)))
    }

    // The person who was shown last is the one who comes back.
    func pushLastPersonIfNeeded(_ appDependencies: AppDependencies) async {
        guard
            path.isEmpty, let id = settingsRepository.lastPersonID,
            let person = try? personService.load(id)
        else {
            return
        }
        await push(.dashboard(dashboard(person, appDependencies)))
    }
}
