import DataSource

extension People {
    func start(_ appDependencies: AppDependencies) async {
        loadSettings()
        pushLastPersonIfNeeded(appDependencies)
        await reduceLoading(.task)
        await loadDrafts()
        pushTutorialIfNeeded(appDependencies)
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

    func pushTutorialIfNeeded(_ appDependencies: AppDependencies) {
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
        push(.personBMI(newPersonBMI(appDependencies, isPresentedTutorial: true)))
    }

    // The person who was shown last is the one who comes back.
    func pushLastPersonIfNeeded(_ appDependencies: AppDependencies) {
        guard
            path.isEmpty, let id = settingsRepository.lastPersonID,
            let person = try? personService.load(id)
        else {
            return
        }
        push(.dashboard(dashboard(person, appDependencies)))
    }
}
