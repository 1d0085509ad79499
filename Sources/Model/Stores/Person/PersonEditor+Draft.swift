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
    var texts: [String: String] {
        [
            "name": name,
            "height": height,
            "birthDate": birthDate,
            "sex": sex?.rawValue ?? "",
            "goalWeight": goalWeight,
        ]
    }

    func filled(_ texts: [String: String]) -> Self {
        var draft = self
        draft.name = texts["name"] ?? name
        draft.height = texts["height"] ?? height
        draft.birthDate = texts["birthDate"] ?? birthDate
        draft.sex = texts["sex"].map { Sex(rawValue: $0) } ?? sex
        draft.goalWeight = texts["goalWeight"] ?? goalWeight
        return draft
    }
}
