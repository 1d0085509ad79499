import DataSource

extension Dashboard {
    func makePersonEditor(
        formDraft: FormDraft? = nil
    ) -> PersonEditor {
        var original = person
        if let formDraft, case .person(let typedOver) = formDraft.form {
            original = formDraft.original(typedOver, now: person)
        }
        return PersonEditor(
            appDependencies,
            person: original,
            distinction: distinction,
            newestWeighIn: weighIns.last,
            settings: settings,
            today: today,
            formDraft: formDraft,
            action: { [weak self] in await self?.send(.personEditor($0)) }
        )
    }

    // Reads units and weigh-ins first, because the screen may not have loaded them. A failure is
    // shown by the dashboard's own loading.
    func open(_ left: LeftDraft) async {
        if let content = try? await read().get() { await receive(content) }
        if case .person = left.draft.form {
            personEditor = makePersonEditor(formDraft: left.draft)
        } else {
            weighInEditor = makeEditor(left.weighIn, formDraft: left.draft)
        }
    }

    func reduceChild(_ action: PersonEditor.Action) async {
        switch action {
        case .saveResponse(.success):
            personEditor = nil
            await load()

        case .deletion(.deleteResponse(.success)):
            personEditor = nil

        case .form(.cancelButtonTapped), .form(.discardButtonTapped):
            if personEditor?.form.isPresentedDiscard != true { personEditor = nil }

        case .form, .saveResponse(.failure), .irreversibleConfirmButtonTapped,
            .irreversibleCancelButtonTapped, .sexPickerSelected, .deletion, .heightRevision:
            break
        }
    }
}
