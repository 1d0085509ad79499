public import DataSource

extension PersonEditor {
    public var formDraft: FormDraft {
        FormDraft(
            form: .person(person),
            fields: draft.texts.changes(since: original.texts),
            weightUnit: settings.weightUnit,
            heightUnit: settings.heightUnit
        )
    }

    public var fields: [Field] { Field.allCases.filter { $0 != .weight } }

    public var isEdited: Bool {
        draft != original
    }

    public func findingWarnings() -> @Sendable () -> [EntryWarning] {
        guard let entered = try? makePerson() else { return { [] } }
        let isAdult = ageService.isAdult(entered, on: today)
        let scheme = scheme
        let heightWarnings = heightWarnings(of: entered)
        let isAnswered = heightRevision.correction != nil
        return { [goalService, heightService, personService, warningService, person, today] in
            let question = try? heightService.question(about: entered, replacing: person)
            let isHeightAsked = !isAnswered && (question ?? nil) != nil
            let warnings =
                warningService.warnings(aboutName: entered.name, replacing: person.name)
                + warningService.warnings(
                    about: entered,
                    replacing: person,
                    scheme: scheme,
                    isAdult: isAdult,
                    isHeightAsked: isHeightAsked
                )
                + (entered.hasNewGoal(since: person)
                    ? goalService.warnings(about: entered, on: today) : [])
                + (isHeightAsked ? [] : heightWarnings)
            // If reading fails, saving fails too and reports it.
            guard let newest = try? personService.load(person.id) else { return warnings }
            return warnings
                + warningService.conflicts(
                    of: entered.details,
                    replacing: person.details,
                    with: newest.details
                )
        }
    }

    public var birthDate: Day? {
        (try? birthDate(of: draft)) ?? nil
    }

    public var goalBy: Day? {
        (try? goalDay(of: draft)) ?? nil
    }

    public func check(_ field: Field, in draft: Draft) throws(EntryError) {
        switch field {
        case .name: _ = try entryService.name(draft.name)
        case .weight: break
        case .height: try checkHeight(of: draft)
        case .birthDate: _ = try birthDate(of: draft)
        case .goalWeight: _ = try goal(of: draft)
        case .goalBy: _ = try goalDay(of: draft)
        }
    }

    public func save(isFinal: Bool) async {
        let edited = Result { try makePerson() }
        let (correction, seen) = (heightRevision.correction, knownDetails)
        await run(\.attempt, Action.saveResponse) {
            [goalService, heightService, personService, person, today] in
            var entered = try edited.get()
            if entered.hasNewGoal(since: person) {
                entered.goal = entered.goal.map { goalService.set($0, of: person, on: today) }
            }
            if let correction {
                try heightService.save(
                    entered,
                    replacing: person,
                    correction,
                    seen: seen,
                    isFinal: isFinal
                ).get()
            } else if let question = try heightService.question(about: entered, replacing: person) {
                throw question
            } else {
                try personService.save(entered, replacing: person, seen: seen, isFinal: isFinal)
                    .get()
            }
            return entered
        }
    }

    public func makePerson() throws(EntryError) -> Person {
        var entered = person
        entered.name = try entryService.name(draft.name)
        entered.height = try height(of: draft)
        entered.birthDate = try birthDate(of: draft)
        entered.sex = draft.sex
        entered.goal = try enteredGoal(of: draft)
        guard let correction = heightRevision.correction else { return entered }
        return heightService.person(entered, replacing: person, correction)
    }

    // An unchanged text keeps the exact stored height, also in another unit.
    func height(of draft: Draft) throws(EntryError) -> Double {
        if draft.height == original.height { return person.height }
        return try entryService.height(draft.height, unit: settings.heightUnit)
    }

    func birthDate(of draft: Draft) throws(EntryError) -> Day? {
        if draft.birthDate == original.birthDate { return person.birthDate }
        return try entryService.birthDate(draft.birthDate, today: today, language: language)
    }

    private func goal(of draft: Draft) throws(EntryError) -> ClosedRange<Double>? {
        if draft.goalWeight == original.goalWeight { return person.goalRange }
        guard draft.goalWeight.contains(where: { !$0.isWhitespace }) else { return nil }
        return try entryService.goal(draft.goalWeight, unit: settings.weightUnit)
    }

    private func goalDay(of draft: Draft) throws(EntryError) -> Day? {
        if draft.goalBy == original.goalBy { return person.goal?.by }
        return try entryService.goalDay(draft.goalBy, today: today, language: language)
    }

    private func enteredGoal(of draft: Draft) throws(EntryError) -> Goal? {
        let day = try goalDay(of: draft)
        guard let bounds = try goal(of: draft) else { return nil }
        let goal = Goal(bounds, by: day)
        return person.goal.flatMap { $0.isSamePlan(as: goal) ? $0 : nil } ?? goal
    }
}

extension Person {
    fileprivate func hasNewGoal(since old: Person) -> Bool {
        guard let goal else { return false }
        return !(old.goal?.isSamePlan(as: goal) ?? false)
    }
}
