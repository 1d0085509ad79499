struct FieldWriter: FieldCoder {
    private(set) var members: [String: JSONText?] = [:]
    private let hasMarks: Bool

    init(hasMarks: Bool = false) {
        self.hasMarks = hasMarks
    }

    mutating func mark<Value: FieldValue>(
        _ name: StaticString,
        _ value: inout Value,
        absent: Value?
    ) {
        if hasMarks { members.updateValue(value.json, forKey: name.description) }
    }

    mutating func field<Value: FieldValue>(
        _ name: StaticString,
        _ value: inout Value,
        absent: Value?,
        as detail: (Value) -> Detail?
    ) {
        members.updateValue(value == absent ? nil : value.json, forKey: name.description)
    }
}
