import DataSource

extension People {
    func pushTutorialIfNeeded(_ appDependencies: AppDependencies) {
        guard
            loadingState == .loaded, people.isEmpty, problems.isEmpty, path.isEmpty,
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
