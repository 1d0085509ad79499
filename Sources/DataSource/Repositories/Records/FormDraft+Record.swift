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
            fields: Self.texts(fields),
            weightUnit: members["weightUnit"]?.string.flatMap(WeightUnit.init) ?? .kilograms,
            heightUnit: members["heightUnit"]?.string.flatMap(HeightUnit.init) ?? .centimetres,
            measureUnits: members["measureUnits"]?.members.map(Self.texts) ?? [:]
        )
    }

    private static func texts(_ members: JSONMembers) -> [String: String] {
        Dictionary(members.entries.map { ($0.key, $0.value.string ?? "") }) { $1 }
    }

    private static func members(_ texts: [String: String]) -> JSONText {
        var members = JSONMembers()
        for (name, text) in texts { members[name] = JSONText(text) }
        return JSONText(members)
    }

    var members: [String: JSONText?] {
        [
            "fields": Self.members(fields),
            "original": original,
            "person": JSONText(personID.text),
            "weighIn": weighInID.map { JSONText($0.text) },
            "weightUnit": JSONText(weightUnit.rawValue),
            "heightUnit": JSONText(heightUnit.rawValue),
            "measureUnits": measureUnits.isEmpty ? nil : Self.members(measureUnits),
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
