import DataSource

// Reads the texts of both forms of a person. An unchanged text keeps the exact stored value, also
// in another unit.
struct PersonReader {
    let entryService: EntryService
    let language: Language
    let draft: PersonDraft
    // The texts of the values of `person`; a new person has empty ones.
    let original: PersonDraft
    let person: Person
    let settings: Settings
    let today: Day

    func check(_ field: PersonField) throws(EntryError) {
        switch field {
        case .name: _ = try entryService.name(draft.name)
        case .weight:
            let weight = try weight()
            if let height = try? height() {
                try entryService.validate(weight: weight, height: height)
            }
        case .height: _ = try height()
        case .birthDate: _ = try birthDate()
        case .goalWeight: _ = try goal()
        case .goalBy: _ = try goalDay()
        case .ownMeasure1: try checkOwnMeasure(0)
        case .ownMeasure2: try checkOwnMeasure(1)
        case .ownMeasure3: try checkOwnMeasure(2)
        }
    }

    func day(of field: PersonField) -> Day? {
        switch field {
        case .birthDate: (try? birthDate()) ?? nil
        case .goalBy: (try? goalDay()) ?? nil
        default: nil
        }
    }

    // Unedited texts keep the value of `person`, which a command has filled in.
    func enteredPerson() throws(EntryError) -> Person {
        var entered = person
        entered.name = try entryService.name(draft.name)
        entered.height = try height()
        entered.birthDate = try birthDate()
        if draft.sex != original.sex { entered.sex = draft.sex }
        let day = try goalDay()
        let goal = try goal().map { Goal($0, by: day) }
        entered.goal = goal.map { new in
            person.goal.flatMap { $0.isSamePlan(as: new) ? $0 : nil } ?? new
        }
        if draft.ownMeasures != original.ownMeasures {
            entered.define(try entryService.ownMeasures(draft.ownMeasures, of: person))
        }
        return entered
    }

    func weight() throws(EntryError) -> Double {
        try entryService.weight(draft.weight, unit: settings.weightUnit)
    }

    func height() throws(EntryError) -> Double {
        if draft.height == original.height, !original.height.isEmpty { return person.height }
        return try entryService.height(draft.height, unit: settings.heightUnit)
    }

    func birthDate() throws(EntryError) -> Day? {
        if draft.birthDate == original.birthDate { return person.birthDate }
        return try entryService.birthDate(draft.birthDate, today: today, language: language)
    }

    private func goal() throws(EntryError) -> ClosedRange<Double>? {
        if draft.goalWeight == original.goalWeight { return person.goalRange }
        guard !draft.goalWeight.isBlank else { return nil }
        return try entryService.goal(draft.goalWeight, unit: settings.weightUnit)
    }

    private func goalDay() throws(EntryError) -> Day? {
        if draft.goalBy == original.goalBy { return person.goal?.by }
        return try entryService.goalDay(draft.goalBy, today: today, language: language)
    }

    private func checkOwnMeasure(_ line: Int) throws(EntryError) {
        guard draft.ownMeasures != original.ownMeasures else { return }
        try entryService.checkOwnMeasure(line, among: draft.ownMeasures, of: person)
    }
}
