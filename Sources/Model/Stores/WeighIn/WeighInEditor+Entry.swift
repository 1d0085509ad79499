public import DataSource

extension WeighInEditor {
    public var isEdited: Bool {
        draft != original
    }

    public func findWarnings() -> [EntryWarning] {
        guard let entered = try? makeWeighIn() else { return [] }
        return warningService.warnings(
            about: entered,
            at: place,
            among: weighIns,
            isAdult: isAdult
        ) + conflicts(of: entered)
    }

    public var fields: [Field] {
        Field.allCases.filter { $0 != .height || !isAdult }
    }

    public func check(_ field: Field, in draft: Draft) throws(EntryError) {
        switch field {
        case .weight:
            let weight = try weight(of: draft)
            guard let height = try? height(of: draft) else { return }
            try entryService.validate(weight: weight, height: height)
        case .day: _ = try day(of: draft)
        case .time: _ = try entryService.time(draft.time)
        case .height: _ = try height(of: draft)
        case .note: _ = try entryService.note(draft.note)
        }
    }

    public func settle(_ field: Field) {
        switch field {
        case .day: settleDay()
        case .time: if let time { draft.time = time.description }
        case .weight: settleWeight()
        case .height, .note: break
        }
    }

    private func settleDay() {
        guard let day else { return }
        draft.day = day.description
        let isOffered = isHeightOffered(in: draft)
        offeredHeight = entryService.text(heightOfDay(day), unit: settings.heightUnit)
        if isOffered { draft.height = offeredHeight }
    }

    // What stands for a part of the last weight would mean another on another day.
    private func settleWeight() {
        guard draft.weight.normalized.first.map({ ".,".contains($0) }) == true,
            let weight = try? weight(of: draft)
        else { return }
        draft.weight = entryService.text(weight, unit: settings.weightUnit)
    }

    public func perform(isFinal: Bool) throws -> WeighIn? {
        var entered = try makeWeighIn()
        var replaced = weighIn
        if let weighIn, try !isHere(weighIn) {
            entered.id = newID
            if entered.moment == weighIn.moment { entered.enteredAt = weighIn.enteredAt }
            replaced = nil
        }
        try weighInService.save(entered, replacing: replaced, of: person, isFinal: isFinal).get()
        return entered
    }

    private func isHere(_ weighIn: WeighIn) throws(StorageError) -> Bool {
        if case .here = try weighInService.whereabouts(of: weighIn, of: person) {
            true
        } else {
            false
        }
    }

    // What was not typed anew stays exactly as it was, whatever unit it is shown in.
    func weight(of draft: Draft) throws(EntryError) -> Double {
        if let weighIn, draft.weight == original.weight { return weighIn.weight }
        return try entryService.weight(
            draft.weight,
            unit: settings.weightUnit,
            last: previous?.weight
        )
    }

    func day(of draft: Draft) throws(EntryError) -> Day {
        if draft.day == original.day { return originalDay }
        return try entryService.day(
            draft.day,
            today: today,
            language: settingsService.language(of: settings)
        )
    }

    func height(of draft: Draft) throws(EntryError) -> Double {
        if isHeightOffered(in: draft) { return heightOfDay((try? day(of: draft)) ?? originalDay) }
        return try entryService.height(draft.height, unit: settings.heightUnit)
    }

    private func isHeightOffered(in draft: Draft) -> Bool {
        draft.height == offeredHeight
    }

    // Whoever was weighed later had grown by then, or shrunk.
    private func heightOfDay(_ day: Day) -> Double {
        weighIn?.height ?? heightService.height(of: person, on: day, among: weighIns)
    }

    var time: TimeOfDay? {
        try? entryService.time(draft.time)
    }

    // Whatever hinders reading hinders saving too, which tells the person.
    private func conflicts(of entered: WeighIn) -> [EntryWarning] {
        guard let weighIn,
            let whereabouts = try? weighInService.whereabouts(of: weighIn, of: person)
        else {
            return []
        }
        return switch whereabouts {
        case .here(let newest):
            warningService.conflicts(
                of: entered.details,
                replacing: weighIn.details,
                with: newest.details
            )
        case .moved(_, let other): [.movedElsewhere(to: other.name), .wouldBeNew]
        case .deleted: [.deletedElsewhere, .wouldBeNew]
        }
    }

    private func makeWeighIn() throws(EntryError) -> WeighIn {
        WeighIn(
            id: id,
            day: try day(of: draft),
            time: try entryService.time(draft.time),
            weight: try weight(of: draft),
            height: try height(of: draft),
            note: try entryService.note(draft.note)
        )
    }
}
