public import DataSource

extension PersonBMI {
    // Blank optional fields are left out.
    public var formDraft: FormDraft {
        FormDraft(
            form: .newPerson(person.id),
            fields: draft.texts.filter { name, text in
                let isRequired = Field(rawValue: name).map(Step.required.contains) ?? false
                return isRequired || !text.isEmpty
            },
            weightUnit: settings.weightUnit,
            heightUnit: settings.heightUnit
        )
    }

    public func findingWarnings() -> @Sendable () -> [EntryWarning] {
        guard let weighIn = try? makeWeighIn(), let person = try? enteredPerson() else {
            return { [] }
        }
        let isAdult = ageService.isAdult(person, on: today)
        let assessment = assessment
        let warnings =
            warningService.warnings(about: assessment, of: person, person.height, on: today)
            + warningService.warnings(
                about: weighIn,
                near: nil,
                lastHeight: nil,
                isAdult: isAdult,
                hasReference: assessment?.growth != nil
            )
        let goalWarnings =
            warningService.warnings(
                aboutGoalOf: person,
                scheme: scheme,
                reference: settingsService.growthReference(of: settings),
                on: today,
                isAdult: isAdult
            ) + goalService.warnings(about: person, trend: weighIn.weight, today)
        let nameWarnings = warningService.warnings(aboutName: person.name)
        return { nameWarnings + warnings + goalWarnings }
    }

    public var isEdited: Bool {
        draft.sex != nil || Field.allCases.contains { !draft[keyPath: $0.text].trimmed.isEmpty }
    }

    public var today: Day { now.day }

    public var weighedPerson: Person {
        var person = person
        person.birthDate = birthDate ?? person.birthDate
        person.sex = draft.sex ?? person.sex
        return person
    }

    public var weighedDay: Day { today }

    public var original: PersonDraft { PersonDraft() }

    public var classBounds: [Double] {
        CategoryService(appDependencies).rulerBounds(of: scheme)
    }

    public func checkWeight(of draft: Draft) throws(EntryError) {
        let weight = try weight(of: draft)
        guard let height = try? height(of: draft) else { return }
        try entryService.validate(weight: weight, height: height)
    }

    public func checkHeight(of draft: Draft) throws(EntryError) {
        _ = try height(of: draft)
    }

    // A new person cannot conflict with a change elsewhere, and is never irreversible.
    public func save(isFinal: Bool) async {
        let entry = Result { (try enteredPerson(), try makeWeighIn()) }
        await run(\.attempt, Action.saveResponse) { [goalService, personService] in
            var (person, weighIn) = try entry.get()
            if let goal = person.goal, goal.setOn == nil {
                person.goal = goalService.set(goal, on: weighIn.day, trend: weighIn.weight)
            }
            try personService.save(person, weighIn)
            return person
        }
    }

    private func makeWeighIn() throws(EntryError) -> WeighIn {
        let now = self.now
        return WeighIn(
            id: weighInID,
            day: now.day,
            time: now.time,
            weight: try weight(of: draft),
            height: try height(of: draft)
        )
    }

    public func weight(of draft: Draft) throws(EntryError) -> Double {
        try entryService.weight(draft.weight, unit: settings.weightUnit)
    }
}
