public import DataSource

extension PersonBMI {
    public var formDraft: FormDraft {
        FormDraft(
            form: .newPerson(person.id),
            fields: draft.texts,
            weightUnit: settings.weightUnit,
            heightUnit: settings.heightUnit
        )
    }
}

extension PersonBMI.Draft {
    private static let sex = "sex"

    // What was not given is not kept.
    var texts: [String: String] {
        var texts = PersonBMI.Field.texts(of: self)
        for field in PersonBMI.Field.optional where self[keyPath: field.text].isEmpty {
            texts[field.rawValue] = nil
        }
        texts[Self.sex] = sex?.rawValue
        return texts
    }

    init(_ texts: [String: String]) {
        self.init()
        PersonBMI.Field.fill(&self, with: texts)
        sex = texts[Self.sex].flatMap { Sex(rawValue: $0) }
    }
}

extension PersonBMI.Field {
    static let optional: [Self] = [.birthDate, .goalWeight, .goalBy]
}
