import DataSource

// From the button to the response.
extension EditingStore {
    func checkAndSave() async {
        if await prepareToSave() { await save(isFinal: false) }
    }

    // Shows errors or asks about warnings; returns true if there are none.
    private func prepareToSave() async -> Bool {
        showErrors()
        guard form.errors.isEmpty else { return false }
        let (checked, units) = (draft, settings)
        guard let warnings = await answer(\.attempt, findingWarnings()) else { return false }
        // Otherwise the warnings are about other units than those shown now.
        guard settings == units else { return await prepareToSave() }
        // Drops text typed during a slow read: it was neither checked nor asked about.
        draft = checked
        form.errors = [:]
        form.presentedWarnings = warnings
        return warnings.isEmpty
    }

    // A wrong entry is shown at its field; a change elsewhere is asked about.
    func handleFailure(_ failure: any Error) async {
        switch failure {
        case is MeanwhileChange: await checkAndSave()
        // An entry may become invalid while it is open, as at midnight.
        case is EntryError: showErrors()
        default: attempt = Attempt(failure)
        }
    }

    private func showErrors() {
        for field in allFields { form.errors[field] = error(of: field, in: draft) }
        if !form.errors.isEmpty { form.focus = allFields.first { form.errors[$0] != nil } }
    }

    func forgetSavedDraft() async {
        await workerClient.run { [draftService] in draftService.forget() }
    }

    // Changes elsewhere that the user has seen and accepts.
    var knownDetails: [Detail] {
        form.warnings.compactMap { warning in
            if case .changedElsewhere(let detail) = warning { detail } else { nil }
        }
    }
}
