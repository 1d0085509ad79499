public import DataSource

extension PersonBMI {
    public func findingWarnings() -> @Sendable () -> [EntryWarning] {
        guard let person = try? enteredPerson(), let weighIn = try? makeWeighIn() else {
            return { [] }
        }
        return { [warningService, settings] in
            warningService.warnings(aboutNew: person, weighIn, settings: settings)
        }
    }

    // A new person cannot conflict with a change elsewhere, so `isFinal` has no effect.
    public func save(isFinal: Bool) async {
        let entry = Result { (try enteredPerson(), try makeWeighIn()) }
        await run(\.attempt, Action.saveResponse) { [personService] in
            let (person, weighIn) = try entry.get()
            return try personService.add(person, with: weighIn)
        }
    }

    // Empty optional fields are left out.
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

    public var isEdited: Bool {
        draft.sex != nil || Field.allCases.contains { !draft[keyPath: $0.text].trimmed.isEmpty }
    }

    public var today: Day { now.day }

    public var weight: Double? { try? weight(of: draft) }

    public var enteredHeight: Double? { try? height(of: draft) }

    // `nil` until weight and height can be read and are possible together.
    public var weighing: Weighing? {
        var person = person
        person.birthDate = birthDate ?? person.birthDate
        person.sex = draft.sex ?? person.sex
        return weighingService.weighing(weight, enteredHeight, of: person, on: today, settings)
    }

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

    func weight(of draft: Draft) throws(EntryError) -> Double {
        try entryService.weight(draft.weight, unit: settings.weightUnit)
    }
}
