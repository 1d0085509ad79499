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
        guard let weighIn = try? makeWeighIn(), let person = try? makePerson() else {
            return { [] }
        }
        let isAdult = ageService.isAdult(person, on: today)
        let warnings =
            warningService.warnings(about: assessment)
            + warningService.warnings(
                about: weighIn,
                near: nil,
                lastHeight: nil,
                isAdult: isAdult
            )
        let goalWarnings =
            warningService.warnings(
                aboutGoalOf: person,
                scheme: scheme,
                isAdult: isAdult
            ) + goalService.warnings(about: person, trend: weighIn.weight, today)
        let nameWarnings = warningService.warnings(aboutName: person.name)
        return { nameWarnings + warnings + goalWarnings }
    }

    public var isEdited: Bool {
        draft.sex != nil || Field.allCases.contains { !draft[keyPath: $0.text].trimmed.isEmpty }
    }

    public var today: Day { now.day }

    public var birthDate: Day? { (try? birthDate(of: draft)) ?? nil }

    public var goalBy: Day? { (try? goalDay(of: draft)) ?? nil }

    public var weighedPerson: Person {
        var person = person
        person.birthDate = birthDate ?? person.birthDate
        person.sex = draft.sex ?? person.sex
        return person
    }

    public var weighedDay: Day { today }

    public var classBounds: [Double] {
        CategoryService(appDependencies).rulerBounds(of: scheme)
    }

    public func check(_ field: Field, in draft: Draft) throws(EntryError) {
        switch field {
        case .name: _ = try entryService.name(draft.name)
        case .weight:
            let weight = try weight(of: draft)
            guard let height = try? height(of: draft) else { return }
            try entryService.validate(weight: weight, height: height)
        case .height: _ = try height(of: draft)
        case .birthDate: _ = try birthDate(of: draft)
        case .goalWeight: _ = try goal(of: draft)
        case .goalBy: _ = try goalDay(of: draft)
        }
    }

    // A new person cannot conflict with a change elsewhere, and is never irreversible.
    public func save(isFinal: Bool) async {
        let entry = Result { (try makePerson(), try makeWeighIn()) }
        await run(\.attempt, Action.saveResponse) { [goalService, personService] in
            var (person, weighIn) = try entry.get()
            if let goal = person.goal, goal.setOn == nil {
                person.goal = goalService.set(goal, on: weighIn.day, trend: weighIn.weight)
            }
            try personService.save(person, weighIn)
            return person
        }
    }

    private func makePerson() throws(EntryError) -> Person {
        var person = person
        person.name = try entryService.name(draft.name)
        person.height = try height(of: draft)
        person.birthDate = try birthDate(of: draft) ?? person.birthDate
        person.sex = draft.sex ?? person.sex
        let day = try goalDay(of: draft)
        person.goal = try goal(of: draft).map { Goal($0, by: day) } ?? person.goal
        return person
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

    public func height(of draft: Draft) throws(EntryError) -> Double {
        try entryService.height(draft.height, unit: settings.heightUnit)
    }

    private func birthDate(of draft: Draft) throws(EntryError) -> Day? {
        try entryService.birthDate(draft.birthDate, today: today, language: language)
    }

    func goal(of draft: Draft) throws(EntryError) -> ClosedRange<Double>? {
        guard !draft.goalWeight.trimmed.isEmpty else { return nil }
        return try entryService.goal(draft.goalWeight, unit: settings.weightUnit)
    }

    private func goalDay(of draft: Draft) throws(EntryError) -> Day? {
        try entryService.goalDay(draft.goalBy, today: today, language: language)
    }
}
