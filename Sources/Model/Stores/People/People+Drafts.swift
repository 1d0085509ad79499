import DataSource

extension People {
    // What hinders reading the people is told there, and nothing could be opened.
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
        await openNewPerson(left.draft)
    }

    // The next one is offered when the form of this one is closed.
    func offerNextDraft() async {
        if drafts.isWaiting, !isFormShown { await drafts.send(.onCloseForm) }
        // Whoever has begun with something else is not interrupted.
        if drafts.offered != nil, isFormShown { await drafts.send(.onOpenForm) }
    }

    private func openForm(_ left: LeftDraft) async {
        guard let person = left.person else { return }
        if path.count != 1 || shownDashboard?.person.id != person.id {
            await open(person)
        }
        await shownDashboard?.send(.onOpenDraft(left))
    }

    private var isFormShown: Bool {
        if case .personBMI = path.last { true } else { isEditing }
    }
}
