import Essentials

extension Person: Recordable {
    mutating func code(_ coder: inout some FieldCoder) {
        var (weight, reachedOn) = (goal?.weight, goal?.reachedOn)
        var toldOn = reachedOn == nil ? nil : goal?.toldOn
        var plan = goal.flatMap { $0.isWeightAlone ? nil : $0 }
        coder.optional(.birthDate, &birthDate, as: Detail.birthDate)
        coder.mark(.changedAt, &changedAt, absent: .distantPast)
        coder.field(.formerMeasures, &formerMeasures, absent: []) { _ in nil }
        coder.optional(.goalReachedOn, &reachedOn) { _ in nil }
        coder.optional(.goalStart, &plan) { .goalBy($0?.by) }
        coder.optional(.goalToldOn, &toldOn) { _ in nil }
        coder.optional(.goalWeight, &weight, as: Detail.goalWeight)
        coder.field(.height, &height, as: Detail.height)
        coder.optional(.heightSince, &heightSince, as: Detail.heightSince)
        coder.mark(.id, &id)
        coder.field(.measures, &ownMeasures, absent: [], as: Detail.ownMeasures)
        coder.field(.name, &name, as: Detail.name)
        coder.optional(.sex, &sex, as: Detail.sex)
        goal = weight.map { Goal(weight: $0, plan, reachedOn) }
        if goal?.reachedOn != nil { goal?.toldOn = toldOn }
    }

    public var details: [Detail] { allDetails }
}

extension Goal {
    // Older versions change only the weight: the rest then belongs to the previous goal.
    init(weight: Double, _ plan: Goal?, _ reachedOn: Day?) {
        self = Goal(weight: weight)
        guard let plan, plan.weight == weight else { return }
        self = plan
        guard let reachedOn, let setOn, setOn <= reachedOn else { return }
        self.reachedOn = reachedOn
    }

    fileprivate var isWeightAlone: Bool { self == Goal(weight: weight) }
}

extension Goal: Recordable {
    // Omits `reachedOn` and `toldOn`, which are members of the person's record.
    mutating func code(_ coder: inout some FieldCoder) {
        var (low, high) = (range?.lowerBound, range?.upperBound)
        coder.optional(.by, &by) { _ in nil }
        coder.optional(.day, &setOn) { _ in nil }
        coder.mark(.goal, &weight)
        coder.optional(.high, &high) { _ in nil }
        coder.optional(.low, &low) { _ in nil }
        coder.optional(.trend, &trend) { _ in nil }
        if let low, let high, low < high { range = low...high } else { range = nil }
    }
}

extension Goal: FieldValue {
    init?(_ field: JSONField) {
        guard let goal = JSONText(bytes: Array(field.bytes)[...]).decode({ Goal($0) }) else {
            return nil
        }
        self = goal
    }

    static func isWhole(_ field: JSONField) -> Bool {
        var lost: StaticString?
        _ = JSONText(bytes: Array(field.bytes)[...]).decode { Goal($0, lost: &lost) }
        return lost == nil
    }

    init?(plain scanner: inout JSONScanner) {
        self.init(&scanner)
    }

    var json: JSONText? { text }
}

extension OwnMeasure {
    init?(_ text: JSONText) {
        guard let members = text.members, let id = members[.id]?.string,
            let name = members[.name]?.string, !name.isEmpty, Self.isIdentifier(id)
        else { return nil }
        let (low, high) = (members[.low]?.measure, members[.high]?.measure)
        let lower = low ?? Self.usual.lowerBound
        let upper = high ?? Self.usual.upperBound
        self.init(
            id: id,
            name: name,
            unit: members[.unit]?.string ?? "",
            bounds: lower < upper ? lower...upper : Self.usual,
            decimals: min(2, max(0, members[.decimals]?.integer ?? 1))
        )
    }

    var text: JSONText {
        var members = JSONMembers()
        members[.decimals] = JSONText(Double(decimals))
        members[.high] = JSONText(bounds.upperBound)
        members[.id] = JSONText(id)
        members[.low] = JSONText(bounds.lowerBound)
        members[.name] = JSONText(name)
        members[.unit] = unit.isEmpty ? nil : JSONText(unit)
        return JSONText(members)
    }

    // True if the definition is read as it is written.
    fileprivate static func isWhole(_ text: JSONText) -> Bool {
        guard let measure = OwnMeasure(text), let members = text.members else { return false }
        return members[.low].map { $0.measure == measure.bounds.lowerBound } ?? true
            && members[.high].map { $0.measure == measure.bounds.upperBound } ?? true
            && members[.decimals].map { $0.integer == measure.decimals } ?? true
            && members[.unit].map { $0.string == measure.unit } ?? true
    }

    // An identifier is part of a name in the journal.
    private static func isIdentifier(_ text: String) -> Bool {
        !text.isEmpty
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    }
}

extension [OwnMeasure]: FieldValue {
    // Measures that cannot be read are absent; an unchanged list is written back as it was.
    init?(_ field: JSONField) {
        guard let texts = JSONText(bytes: ArraySlice(field.bytes)).texts else { return nil }
        self = texts.compactMap { OwnMeasure($0) }
    }

    static func isWhole(_ field: JSONField) -> Bool {
        JSONText(bytes: ArraySlice(field.bytes)).texts?.allSatisfy(OwnMeasure.isWhole) ?? true
    }

    // A person's record with measures is read as general JSON.
    init?(plain scanner: inout JSONScanner) { nil }

    var json: JSONText? { isEmpty ? nil : JSONText(map(\.text)) }
}

extension OwnValues: FieldValue {
    init?(_ field: JSONField) {
        guard let members = JSONText(bytes: ArraySlice(field.bytes)).members else { return nil }
        self.init()
        for (id, text) in members.entries { self[id] = text.measure }
    }

    static func isWhole(_ field: JSONField) -> Bool {
        let members = JSONText(bytes: ArraySlice(field.bytes)).members
        return members?.entries.allSatisfy { $0.value.measure != nil } ?? true
    }

    init?(plain scanner: inout JSONScanner) {
        self.init()
        guard scanner.skip("{") else { return nil }
        repeat {
            guard let id = scanner.plainText(), scanner.skip(":"),
                let value = scanner.plainMeasure()
            else { return nil }
            self[String(decoding: id, as: UTF8.self)] = value
        } while scanner.skip(",")
        guard scanner.skip("}") else { return nil }
    }

    var json: JSONText? {
        var members = JSONMembers()
        for entry in entries { members[entry.id] = JSONText(entry.value) }
        return entries.isEmpty ? nil : JSONText(members)
    }
}

extension JSONMembers {
    // A number by its name in the journal, also one of a person's own measures.
    subscript(number name: String) -> Double? {
        get {
            guard name.hasPrefix(OwnValues.numberPrefix) else { return self[name]?.measure }
            let id = String(name.dropFirst(OwnValues.numberPrefix.count))
            return self[.own]?.members?[id]?.measure
        }
        set {
            let text = newValue.map { JSONText($0) }
            guard name.hasPrefix(OwnValues.numberPrefix) else {
                self[name] = text
                return
            }
            var own = self[.own]?.members ?? JSONMembers()
            own[String(name.dropFirst(OwnValues.numberPrefix.count))] = text
            self[.own] = own.entries.isEmpty ? nil : JSONText(own)
        }
    }
}

extension WeighIn: Recordable {
    mutating func code(_ coder: inout some FieldCoder) {
        coder.optional(.bodyFat, &measures.bodyFat) { .measure(.bodyFat, $0) }
        coder.mark(.changedAt, &changedAt, absent: .distantPast)
        coder.field(.day, &day, as: Detail.day)
        coder.mark(.enteredAt, &enteredAt, absent: changedAt)
        coder.optional(.head, &measures.head) { .measure(.head, $0) }
        coder.field(.height, &height, as: Detail.height)
        coder.mark(.id, &id)
        coder.field(.note, &note, absent: "", as: Detail.note)
        coder.field(.own, &measures.own, absent: OwnValues(), as: Detail.ownValues)
        coder.field(.time, &time, as: Detail.time)
        coder.optional(.waist, &measures.waist) { .measure(.waist, $0) }
        coder.field(.weight, &weight, as: Detail.weight)
    }

    public var details: [Detail] { allDetails }

    // Changes only edited members, so that unknown ones are kept.
    func members(over record: JSONMembers?, replacing old: WeighIn) -> [String: JSONText?] {
        guard var standing = record else { return members }
        standing[.enteredAt] = moment == old.moment ? standing.entered : nil
        return members.changes(since: old.members)
            .merging(standing.entries.map { ($0.key, .some($0.value)) }) { changed, _ in changed }
            .merging([.movesTo: nil]) { _, nothing in nothing }
    }
}

extension FormDraft {
    init?(_ members: JSONMembers) {
        guard
            let id = members[.id]?.string,
            let personID = members[.person]?.uuid,
            let form = Self.form(members, personID),
            let fields = members[.fields]?.members
        else {
            return nil
        }
        self.init(
            id: id,
            form: form,
            fields: Self.texts(fields),
            weightUnit: members[.weightUnit]?.string.flatMap(WeightUnit.init) ?? .kilograms,
            heightUnit: members[.heightUnit]?.string.flatMap(HeightUnit.init) ?? .centimetres,
            measureUnits: members[.measureUnits]?.members.map(Self.texts) ?? [:]
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
            .fields: Self.members(fields),
            .original: original,
            .person: JSONText(personID.text),
            .weighIn: weighInID.map { JSONText($0.text) },
            .weightUnit: JSONText(weightUnit.rawValue),
            .heightUnit: JSONText(heightUnit.rawValue),
            .measureUnits: measureUnits.isEmpty ? nil : Self.members(measureUnits),
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
        let original = members[.original]
        guard let weighIn = members[.weighIn] else {
            guard let original else { return .newPerson(personID) }
            return original.decode { Person($0) }.map { .person($0) }
        }
        guard let original else { return weighIn.uuid.map { .newWeighIn($0, of: personID) } }
        return original.decode { WeighIn($0) }.map { .weighIn($0, of: personID) }
    }
}
