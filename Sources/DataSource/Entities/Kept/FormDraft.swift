public import Essentials

// Unsaved input of an open form.
public struct FormDraft: Hashable, Sendable, Identifiable {
    public enum Form: Hashable, Sendable {
        case newPerson(Person.ID)
        case newWeighIn(WeighIn.ID, of: Person.ID)
        // The values when the form was opened.
        case person(Person)
        case weighIn(WeighIn, of: Person.ID)
    }

    // Identifies the process that it was typed into.
    public var id: String
    public var form: Form
    public var fields: [String: String]
    public var weightUnit: WeightUnit
    public var heightUnit: HeightUnit
    // Units of the person's own measures, which may be changed before the draft is opened.
    public var measureUnits: [OwnMeasure.ID: String]

    public init(
        id: String = "",
        form: Form,
        fields: [String: String],
        weightUnit: WeightUnit = .kilograms,
        heightUnit: HeightUnit = .centimetres,
        measureUnits: [OwnMeasure.ID: String] = [:]
    ) {
        self.id = id
        self.form = form
        self.fields = fields
        self.weightUnit = weightUnit
        self.heightUnit = heightUnit
        self.measureUnits = measureUnits
    }

    public var personID: Person.ID {
        switch form {
        case .newPerson(let id), .newWeighIn(_, let id), .weighIn(_, let id): id
        case .person(let person): person.id
        }
    }

    public var weighInID: WeighIn.ID? {
        switch form {
        case .newPerson, .person: nil
        case .newWeighIn(let id, _): id
        case .weighIn(let weighIn, _): weighIn.id
        }
    }

    public var isOfNewPerson: Bool {
        if case .newPerson = form { true } else { false }
    }
}

extension FormDraft {
    // Compares edited fields with their values at that time, and all others with the present ones.
    public func original(_ original: WeighIn, now newest: WeighIn) -> WeighIn {
        FieldMover.move(typedMembers, of: original, into: newest)
    }

    public func original(_ original: Person, now newest: Person) -> Person {
        FieldMover.move(typedMembers, of: original, into: newest)
    }

    public func settings(_ settings: Settings) -> Settings {
        var settings = settings
        settings.weightUnit = weightUnit
        settings.heightUnit = heightUnit
        return settings
    }

    // Members of the record that hold the typed fields.
    private var typedMembers: Set<String> {
        Set(
            fields.keys.flatMap { name -> [String] in
                switch name {
                case "goalBy", .goalWeight: [.goalReachedOn, .goalStart, .goalToldOn, .goalWeight]
                case "ownMeasure1", "ownMeasure2", "ownMeasure3": [.formerMeasures, .measures]
                case _ where name.hasPrefix(OwnValues.numberPrefix): [.own]
                default: [name]
                }
            }
        )
    }
}
