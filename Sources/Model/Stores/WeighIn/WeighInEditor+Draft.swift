public import DataSource

extension WeighInEditor {
    // A corrected weigh-in keeps only the changed fields: the others may change elsewhere.
    public var formDraft: FormDraft {
        let texts = texts(of: draft)
        return FormDraft(
            form: weighIn.map { .weighIn($0, of: person.id) } ?? .newWeighIn(id, of: person.id),
            fields: weighIn == nil ? texts : texts.changes(since: self.texts(of: original)),
            weightUnit: settings.weightUnit,
            heightUnit: settings.heightUnit,
            measureUnits: Dictionary(person.ownMeasures.map { ($0.id, $0.unit) }) { $1 }
        )
    }

    private func texts(of draft: Draft) -> [String: String] {
        var texts = Field.texts(of: draft, allFields)
        // Stored as a date, because "yesterday" is another day tomorrow.
        if let day = try? day(of: draft) { texts[Field.day.rawValue] = day.description }
        return texts
    }

    public func check(_ field: Field, in draft: Draft) throws(EntryError) {
        switch field {
        case .weight:
            let weight = try weight(of: draft)
            guard let height = try? height(of: draft) else { return }
            try entryService.validate(weight: weight, height: height)
        case .day: _ = try day(of: draft)
        case .time: try checkTime(in: draft)
        case .height: _ = try height(of: draft)
        case .measure(let measure): _ = try value(of: measure, in: draft)
        case .note: _ = try entryService.note(draft.note)
        }
    }

    func makeWeighIn() throws(EntryError) -> WeighIn {
        WeighIn(
            id: id,
            day: try day(of: draft),
            time: try entryService.time(draft.time),
            weight: try weight(of: draft),
            height: try height(of: draft),
            measures: try measures(of: draft),
            note: try entryService.note(draft.note)
        )
    }
}
