import DataSource

extension People {
    // Without any person, the program starts with the steps of a new one.
    func pushStepsIfNeeded() async {
        guard loadingState == .loaded, people.isEmpty, problems.isEmpty, path.isEmpty else {
            return
        }
        if let left = drafts.drafts.first(where: \.draft.isOfNewPerson) {
            return await drafts.send(.openButtonTapped(left))
        }
        guard drafts.drafts.isEmpty else { return }
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

    func openNewPerson(_ draft: FormDraft) async {
        let form = newPersonBMI(formDraft: draft)
        if people.isEmpty { await form.send(.onOpenDraft) }
        path = [.personBMI(form)]
    }

    // Back leads to the previous step; the first step is only left if there are people.
    func leaveSteps(_ steps: PersonBMI, to path: [Path]) async {
        if steps.step == .measures, !people.isEmpty {
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
