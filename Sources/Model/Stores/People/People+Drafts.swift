import DataSource

extension People {
    // If the people cannot be read, no draft can be opened, and the list shows the failure.
    func loadDrafts() async {
        guard loadingState == .loaded else { return }
        let hasLeft = await workerClient.run { [draftService] in draftService.hasLeft() }
        if hasLeft { await drafts.send(.task) }
    }

    func reduceChild(_ action: DraftOffer.Action) async {
        guard case .openButtonTapped(let left) = action else { return }
        guard case .newPerson = left.draft.form else {
            return await openForm(left)
        }
        await navigator.send(.newPersonChosen(left.draft, isAlone: people.isEmpty))
    }

    // The next draft is offered when the form of this one closes.
    func offerNextDraft() async {
        if drafts.isWaiting, !isFormShown { await drafts.send(.onCloseForm) }
        // A user who has opened another form is not interrupted.
        if drafts.offered != nil, isFormShown { await drafts.send(.onOpenForm) }
    }

    private func openForm(_ left: LeftDraft) async {
        guard let person = left.person else { return }
        if navigator.path.count != 1 || navigator.shownDashboard?.person.id != person.id {
            await navigator.send(.personChosen(person))
        }
        await navigator.shownDashboard?.send(.onOpenDraft(left))
    }

    private var isFormShown: Bool { navigator.isFormShown || personEditor != nil }

    // Without any person, the program starts with the steps of a new one.
    func pushStepsIfNeeded() async {
        guard loadingState == .loaded, people.isEmpty, problems.isEmpty, navigator.path.isEmpty
        else { return }
        if let left = drafts.drafts.first(where: \.draft.isOfNewPerson) {
            return await drafts.send(.openButtonTapped(left))
        }
        if drafts.drafts.isEmpty { await navigator.send(.newPersonChosen(nil, isAlone: true)) }
    }
}
