import DataSource

// The first screen, and drafts that a former run has left.
extension People {
    func start() async {
        await keyboard.send(.task)
        await navigator.send(.task)
        await reduceLoading(.task)
        // If the people cannot be read, no draft can be opened, and the list shows the failure.
        if loadingState == .loaded {
            await drafts.send(.task)
            if people.isEmpty, problems.isEmpty, navigator.path.isEmpty { await pushSteps() }
        }
        await undo.send(.onLaunch)
    }

    func reduceChild(_ action: DraftOffer.Action) async {
        switch action {
        case .openButtonTapped(let left) where left.draft.isOfNewPerson:
            await navigator.send(.newPersonChosen(left.draft))
            if people.isEmpty { await navigator.path.newPerson?.send(.onOpenDraft) }

        case .openButtonTapped(let left):
            await openForm(left)

        case .task, .loadResponse, .discardButtonTapped, .laterButtonTapped, .onOpenForm,
            .onCloseForm:
            break
        }
    }

    // The next draft is offered when the form of this one closes.
    func offerNextDraft() async {
        if drafts.isWaiting, !isFormShown { await drafts.send(.onCloseForm) }
        // A user who has opened another form is not interrupted.
        if drafts.offered != nil, isFormShown { await drafts.send(.onOpenForm) }
    }

    private func openForm(_ left: LeftDraft) async {
        guard let person = left.person else { return }
        if navigator.path.count != 1 || navigator.path.dashboard?.person.id != person.id {
            await navigator.send(.personChosen(person))
        }
        await navigator.path.dashboard?.send(.onOpenDraft(left))
    }

    private var isFormShown: Bool { navigator.path.isFormShown || personEditor != nil }

    // Without any person, the program starts with the steps of a new one.
    func pushSteps() async {
        if let left = drafts.drafts.first(where: \.draft.isOfNewPerson) {
            return await drafts.send(.openButtonTapped(left))
        }
        if drafts.drafts.isEmpty { await navigator.send(.firstPersonChosen) }
    }
}
