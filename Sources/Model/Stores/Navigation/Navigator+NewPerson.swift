import DataSource

// How a new person begins and ends: as a form, or in steps at a launch without any person.
extension Navigator {
    func pushForm() async {
        await push(.personBMI(makePersonBMI()))
    }

    func pushSteps() async {
        let isFirst = await workerClient.run { [settingsService] in
            settingsService.beginFirstLaunch()
        }
        if isFirst { settings = settingsService.proposal() }
        await push(.personBMI(makePersonBMI(step: .units, isPresentedTutorial: isFirst)))
    }

    func makePersonBMI(
        step: PersonBMI.Step? = nil,
        formDraft: FormDraft? = nil,
        isPresentedTutorial: Bool = false
    ) -> PersonBMI {
        var person = Person.empty
        person.id = formDraft?.personID ?? personService.makeID()
        return PersonBMI(
            appDependencies,
            person: person,
            step: step,
            settings: settings,
            formDraft: formDraft,
            isPresentedTutorial: isPresentedTutorial,
            action: { [weak self] in await self?.send(.personBMI($0)) }
        )
    }

    func reduceChild(_ action: PersonBMI.Action) async {
        switch action {
        case .saveResponse(.success(let person)):
            await open(person)
            await send(.onChangeRecord(person.id, nil))

        case .units(.saveResponse):
            if case .personBMI(let form) = path.last { settings = form.settings }

        case .tutorialImportButtonTapped:
            await go(to: .import)

        // The form asks first if something was typed.
        case .form(.cancelButtonTapped):
            if let form = path.newPerson?.form, !form.isPresentedDiscard { path.removeLast() }

        // Pressed twice within a frame, the key sends this twice.
        case .form(.discardButtonTapped):
            if case .personBMI = path.last { path.removeLast() }

        case .form, .onOpenDraft, .saveResponse(.failure), .sexPickerSelected, .units,
            .nextButtonTapped, .onAskAllAtOnce, .backButtonTapped,
            .tutorialConfirmButtonTapped:
            break
        }
    }
}
