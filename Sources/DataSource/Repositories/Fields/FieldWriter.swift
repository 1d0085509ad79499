struct FieldWriter: FieldCoder {
    // In the order of the record; `nil` if the member is left out.
    private var fields = [(name: StaticString, value: JSONText?)]()
    private let hasMarks: Bool

    init(hasMarks: Bool) {
        self.hasMarks = hasMarks
        fields.reserveCapacity(16)
    }

    var members: [String: JSONText?] {
        Dictionary(uniqueKeysWithValues: fields.map { ($0.name.description, $0.value) })
    }

    var text: JSONText {
        var json = JSONWriter()
        json.bytes.reserveCapacity(256)
        json.object { json in
            for field in fields { json.value(field.name, field.value) }
        }
        return JSONText(bytes: json.bytes[...])
    }

    mutating func mark<Value: FieldValue>(
        _ name: StaticString,
        _ value: inout Value,
        absent: Value?
    ) {
        if hasMarks { fields.append((name, value == absent ? nil : value.json)) }
    }

    mutating func field<Value: FieldValue>(
        _ name: StaticString,
        _ value: inout Value,
        absent: Value?,
        as detail: (Value) -> Detail?
    ) {
        fields.append((name, value == absent ? nil : value.json))
    }
}
