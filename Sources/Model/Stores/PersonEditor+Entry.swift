public import DataSource

extension PersonEditor {
    public var isEdited: Bool {
        draft != original
    }

    public var warnings: [EntryWarning] {
        guard let entered = try? makePerson() else { return [] }
        let warnings = warningService.warnings(
            about: entered,
            replacing: person,
            scheme: settingsService.scheme(of: settings),
            isAdult: ageService.isAdult(entered, on: today)
        )
        // Whatever hinders reading hinders saving too, which tells the person.
        guard let newest = try? personService.load(person.id) else { return warnings }
        return warnings
            + warningService.conflicts(
                of: entered.details,
                replacing: person.details,
                with: newest.details
            )
    }

    public func validate(_ field: Field) {
        errors[field] = nil
        do throws(EntryError) {
            switch field {
            case .name: _ = try entryService.name(draft.name)
            case .height: _ = try height()
            case .birthDate: _ = try entryService.birthDate(draft.birthDate, today: today)
            case .goalWeight: _ = try goalWeight()
            }
        } catch {
            errors[field] = error
        }
    }

    public func save(isFinal: Bool) throws -> Person {
        let entered = try makePerson()
        try personService.save(entered, replacing: person, isFinal: isFinal).get()
        return entered
    }

    private func makePerson() throws(EntryError) -> Person {
        var entered = person
        entered.name = try entryService.name(draft.name)
        entered.height = try height()
        entered.birthDate = try entryService.birthDate(draft.birthDate, today: today)
        entered.sex = draft.sex
        entered.goalWeight = try goalWeight()
        return entered
    }

    // What was not typed anew stays exactly as it was, whatever unit it is shown in.
    private func height() throws(EntryError) -> Double {
        if draft.height == original.height { return person.height }
        return try entryService.height(draft.height, unit: settings.heightUnit)
    }

    private func goalWeight() throws(EntryError) -> Double? {
        if draft.goalWeight == original.goalWeight { return person.goalWeight }
        guard draft.goalWeight.contains(where: { !$0.isWhitespace }) else { return nil }
        return try entryService.weight(draft.goalWeight, unit: settings.weightUnit)
    }
}
