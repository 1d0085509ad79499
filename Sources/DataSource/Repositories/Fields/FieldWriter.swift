struct FieldWriter: FieldCoder {
    private(set) var members: [String: JSONText?] = [:]

    mutating func mark<Value: FieldValue>(
        _ name: StaticString,
        _ value: inout Value,
        absent: Value?
    ) {}

    mutating func field<Value: FieldValue>(
        _ name: StaticString,
        _ value: inout Value,
        absent: Value?,
        as detail: (Value) -> Detail
    ) {
        members.updateValue(value == absent ? nil : value.json, forKey: name.description)
    }
}
