import DataSource

extension Navigator {
    func pushSteps() async {
        let isFirst = await isFirstLaunch()
        // If settings cannot be saved, the tutorial must not come back on every return.
        appStateClient.withLock { $0.hasAlreadyTutorial = true }
        let steps = newPersonBMI(
            step: .measures,
            settings: isFirst ? settingsService.proposal() : nil,
            isPresentedTutorial: isFirst
        )
        settings = steps.settings
        await push(.personBMI(steps))
    }

    func openNewPerson(_ draft: FormDraft, isAlone: Bool) async {
        let form = newPersonBMI(formDraft: draft)
        if isAlone { await form.send(.onOpenDraft) }
        path = [.personBMI(form)]
    }

    // Back leads to the previous step; the first step is only left if there are people.
    func leaveSteps(_ steps: PersonBMI, to path: [Path], isAlone: Bool) async {
        if steps.step == .measures, !isAlone {
            self.path = path
        } else {
            await steps.send(.backButtonTapped)
        }
    }

    private func isFirstLaunch() async -> Bool {
        guard !appStateClient.withLock(\.hasAlreadyTutorial) else { return false }
        return await !workerClient.run { [settingsRepository] in
            settingsRepository.hasAlreadyTutorial
        }
    }
}
