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
}
