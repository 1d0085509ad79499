public import DataSource

extension PersonBMI {
    public var formDraft: FormDraft {
        FormDraft(
            form: .newPerson(person.id),
            fields: ["name": draft.name, "weight": draft.weight, "height": draft.height],
            weightUnit: settings.weightUnit,
            heightUnit: settings.heightUnit
        )
    }
}

extension PersonBMI.Draft {
    init(_ texts: [String: String]) {
        self.init(
            name: texts["name"] ?? "",
            weight: texts["weight"] ?? "",
            height: texts["height"] ?? ""
        )
    }
}
