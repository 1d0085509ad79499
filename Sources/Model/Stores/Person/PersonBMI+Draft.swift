public import DataSource

extension PersonBMI {
    public var formDraft: FormDraft {
        FormDraft(
            form: .newPerson(person.id),
            fields: Field.texts(of: draft),
            weightUnit: settings.weightUnit,
            heightUnit: settings.heightUnit
        )
    }
}

extension PersonBMI.Draft {
    init(_ texts: [String: String]) {
        self.init(name: "", weight: "", height: "")
        PersonBMI.Field.fill(&self, with: texts)
    }
}
