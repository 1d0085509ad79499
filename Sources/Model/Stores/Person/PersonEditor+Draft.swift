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
}

extension PersonEditor.Draft {
    private static let sex = "sex"

    var texts: [String: String] {
        PersonEditor.Field.texts(of: self).merging([Self.sex: sex?.rawValue ?? ""]) { $1 }
    }

    func filled(_ texts: [String: String]) -> Self {
        var draft = self
        PersonEditor.Field.fill(&draft, with: texts)
        draft.sex = texts[Self.sex].map { Sex(rawValue: $0) } ?? sex
        return draft
    }
}
