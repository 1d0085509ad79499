public import DataSource

// A form for a new or an existing person. An unchanged text keeps the exact stored value, also in
// another unit.
@MainActor
public protocol PersonFormStore: EditingStore where Field == PersonField {
    var entryService: EntryService { get }
    var today: Day { get }
    var person: Person { get }
    // The texts of the values of `person`; a new person has empty ones.
    var original: PersonDraft { get }

    func checkWeight(of draft: Draft) throws(EntryError)
    func checkHeight(of draft: Draft) throws(EntryError)
}

extension PersonFormStore {
    public var birthDate: Day? { (try? birthDate(of: draft)) ?? nil }

    public var goalBy: Day? { (try? goalDay(of: draft)) ?? nil }

    public var birthDates: ClosedRange<Day> { entryService.birthDates(until: today) }

    public func spellOut(_ field: Field) {
        if field == .birthDate, let birthDate { draft.birthDate = birthDate.description }
        if field == .goalBy, let goalBy { draft.goalBy = goalBy.description }
    }

    public func check(_ field: Field, in draft: Draft) throws(EntryError) {
        switch field {
        case .name: _ = try entryService.name(draft.name)
        case .weight: try checkWeight(of: draft)
        case .height: try checkHeight(of: draft)
        case .birthDate: _ = try birthDate(of: draft)
        case .goalWeight: _ = try goal(of: draft)
        case .goalBy: _ = try goalDay(of: draft)
        case .ownMeasure1: try checkOwnMeasure(0, of: draft)
        case .ownMeasure2: try checkOwnMeasure(1, of: draft)
        case .ownMeasure3: try checkOwnMeasure(2, of: draft)
        }
    }

    // Unedited texts keep the value of `person`, which a command has filled in.
    func enteredPerson() throws(EntryError) -> Person {
        var entered = person
        entered.name = try entryService.name(draft.name)
        entered.height = try height(of: draft)
        entered.birthDate = try birthDate(of: draft)
        if draft.sex != original.sex { entered.sex = draft.sex }
        let day = try goalDay(of: draft)
        let goal = try goal(of: draft).map { Goal($0, by: day) }
        entered.goal = goal.map { new in
            person.goal.flatMap { $0.isSamePlan(as: new) ? $0 : nil } ?? new
        }
        if draft.ownMeasures != original.ownMeasures {
            entered.define(try entryService.ownMeasures(draft.ownMeasures, of: person))
        }
        return entered
    }

    private func checkOwnMeasure(_ line: Int, of draft: Draft) throws(EntryError) {
        guard draft.ownMeasures != original.ownMeasures else { return }
        try entryService.checkOwnMeasure(line, among: draft.ownMeasures, of: person)
    }

    public func height(of draft: Draft) throws(EntryError) -> Double {
        if draft.height == original.height, !original.height.isEmpty { return person.height }
        return try entryService.height(draft.height, unit: settings.heightUnit)
    }

    func birthDate(of draft: Draft) throws(EntryError) -> Day? {
        if draft.birthDate == original.birthDate { return person.birthDate }
        return try entryService.birthDate(draft.birthDate, today: today, language: language)
    }

    func goal(of draft: Draft) throws(EntryError) -> ClosedRange<Double>? {
        if draft.goalWeight == original.goalWeight { return person.goalRange }
        guard !draft.goalWeight.isBlank else { return nil }
        return try entryService.goal(draft.goalWeight, unit: settings.weightUnit)
    }

    private func goalDay(of draft: Draft) throws(EntryError) -> Day? {
        if draft.goalBy == original.goalBy { return person.goal?.by }
        return try entryService.goalDay(draft.goalBy, today: today, language: language)
    }
}
