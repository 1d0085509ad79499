public import DataSource

extension WeighInEditor {
    // Of a weigh-in that stands only what was changed: the rest may meanwhile become another.
    public var formDraft: FormDraft {
        let texts = texts(of: draft)
        return FormDraft(
            form: weighIn.map { .weighIn($0, of: person.id) } ?? .newWeighIn(id, of: person.id),
            fields: weighIn == nil ? texts : texts.changes(since: self.texts(of: original)),
            weightUnit: settings.weightUnit,
            heightUnit: settings.heightUnit
        )
    }

    private func texts(of draft: Draft) -> [String: String] {
        [
            "weight": draft.weight,
            // What is yesterday now is another day tomorrow.
            "day": (try? day(of: draft))?.description ?? draft.day,
            "time": draft.time,
            "height": draft.height,
            "note": draft.note,
        ]
    }
}

extension WeighInEditor.Draft {
    func filled(_ texts: [String: String]) -> Self {
        var draft = self
        draft.weight = texts["weight"] ?? weight
        draft.day = texts["day"] ?? day
        draft.time = texts["time"] ?? time
        draft.height = texts["height"] ?? height
        draft.note = texts["note"] ?? note
        return draft
    }
}
