public import DataSource

extension WeighInEditor {
    public var isEdited: Bool {
        draft != original
    }

    public var warnings: [EntryWarning] {
        guard let entered = try? makeWeighIn() else { return [] }
        let earlier = weighInService.recent(weighIns, before: entered)
        return warningService.warnings(
            about: entered,
            after: trendService.trend(of: earlier).last,
            lastHeight: earlier.last?.height,
            isAdult: isAdult
        ) + conflicts(of: entered)
    }

    public func validate(_ field: Field) {
        errors[field] = nil
        do throws(EntryError) {
            switch field {
            case .weight:
                _ = try weight()
                try bmi.map(entryService.validate)
            case .time: _ = try entryService.time(draft.time)
            case .height: _ = try height()
            case .note: break
            }
        } catch {
            errors[field] = error
        }
    }

    public func save(isFinal: Bool) throws -> WeighIn {
        let entered = try makeWeighIn()
        try weighInService.save(entered, replacing: weighIn, of: person, isFinal: isFinal).get()
        return entered
    }

    // What was not typed anew stays exactly as it was, whatever unit it is shown in.
    func weight() throws(EntryError) -> Double {
        if let weighIn, draft.weight == original.weight { return weighIn.weight }
        return try entryService.weight(
            draft.weight,
            unit: settings.weightUnit,
            last: previous?.weight
        )
    }

    func height() throws(EntryError) -> Double {
        if draft.height == original.height { return weighIn?.height ?? person.height }
        return try entryService.height(draft.height, unit: settings.heightUnit)
    }

    var time: TimeOfDay? {
        try? entryService.time(draft.time)
    }

    // Whatever hinders reading hinders saving too, which tells the person.
    private func conflicts(of entered: WeighIn) -> [EntryWarning] {
        guard let weighIn, let newest = try? weighInService.newest(weighIn, of: person) else {
            return []
        }
        return warningService.conflicts(
            of: entered.details,
            replacing: weighIn.details,
            with: newest.details
        )
    }

    private func makeWeighIn() throws(EntryError) -> WeighIn {
        WeighIn(
            id: id,
            day: draft.day,
            time: try entryService.time(draft.time),
            weight: try weight(),
            height: try height(),
            note: draft.note
        )
    }
}
