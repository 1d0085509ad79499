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
        let reference = settingsService.growthReference(of: settings)
        let heightWarnings = heightWarnings(of: entered)
        let isAnswered = heightRevision.correction != nil
        return {
            [
                goalService, heightService, personService, warningService, weighInService, person,
                today,
            ] in
            let question = try? heightService.question(about: entered, replacing: person)
            let isHeightAsked = !isAnswered && (question ?? nil) != nil
            let warnings =
                warningService.warnings(aboutName: entered.name, replacing: person.name)
                + warningService.warnings(
                    about: entered,
                    replacing: person,
                    scheme: scheme,
                    reference: reference,
                    on: today,
                    isAdult: isAdult,
                    isHeightAsked: isHeightAsked
                )
                + warningService.warnings(aboutBirthDateOf: entered, replacing: person)
                + (entered.hasNewGoal(since: person)
                    ? goalService.warnings(about: entered, on: today) : [])
                + (isHeightAsked ? [] : heightWarnings)
                + warningService.warnings(
                    aboutMeasuresOf: entered,
                    replacing: person,
                    among: { try? weighInService.load(of: person) }
                )
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

    public func checkWeight(of draft: Draft) {}

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
        let entered = try enteredPerson()
        guard let correction = heightRevision.correction else { return entered }
        return heightService.person(entered, replacing: person, correction)
    }
}

extension Person {
    fileprivate func hasNewGoal(since old: Person) -> Bool {
        guard let goal else { return false }
        return !(old.goal?.isSamePlan(as: goal) ?? false)
    }
}
