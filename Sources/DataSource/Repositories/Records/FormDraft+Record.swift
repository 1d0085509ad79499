#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

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
            "isNew": isNew ? .true : nil,
            "person": JSONText(personID.text),
            "weighIn": weighInID.map { JSONText($0.text) },
            "weightUnit": JSONText(weightUnit.rawValue),
            "heightUnit": JSONText(heightUnit.rawValue),
        ]
    }

    private var isNew: Bool {
        switch form {
        case .newPerson, .newWeighIn: true
        case .person, .weighIn: false
        }
    }

    private static func form(_ members: JSONMembers, _ personID: Person.ID) -> Form? {
        let isNew = members["isNew"] == .true
        guard let weighIn = members["weighIn"] else {
            return isNew ? .newPerson(personID) : .person(personID)
        }
        return weighIn.uuid.map { id in
            isNew ? .newWeighIn(id, of: personID) : .weighIn(id, of: personID)
        }
    }
}
