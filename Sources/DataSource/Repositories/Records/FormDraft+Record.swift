import Essentials

extension FormDraft {
    init?(_ members: JSONMembers) {
        guard
            let id = members[.id]?.string,
            let personID = members["person"]?.uuid,
            let form = Self.form(members, personID),
            let fields = members["fields"]?.members
        else {
            return nil
        }
        self.init(
            id: id,
            form: form,
            fields: Dictionary(fields.entries.map { ($0.key, $0.value.string ?? "") }) { $1 },
            weightUnit: members["weightUnit"]?.string.flatMap(WeightUnit.init) ?? .kilograms,
            heightUnit: members["heightUnit"]?.string.flatMap(HeightUnit.init) ?? .centimetres
        )
    }

    var members: [String: JSONText?] {
        var texts = JSONMembers()
        for (name, text) in fields { texts[name] = JSONText(text) }
        return [
            "fields": JSONText(texts),
            "original": original,
            "person": JSONText(personID.text),
            "weighIn": weighInID.map { JSONText($0.text) },
            "weightUnit": JSONText(weightUnit.rawValue),
            "heightUnit": JSONText(heightUnit.rawValue),
        ]
    }

    private var original: JSONText? {
        switch form {
        case .newPerson, .newWeighIn: nil
        case .person(let person): person.text
        case .weighIn(let weighIn, _): weighIn.text
        }
    }

    private static func form(_ members: JSONMembers, _ personID: Person.ID) -> Form? {
        let original = members["original"]
        guard let weighIn = members["weighIn"] else {
            guard let original else { return .newPerson(personID) }
            return original.decode { Person($0) }.map { .person($0) }
        }
        guard let original else { return weighIn.uuid.map { .newWeighIn($0, of: personID) } }
        return original.decode { WeighIn($0) }.map { .weighIn($0, of: personID) }
    }
}
