struct FieldReader: FieldCoder {
    private(set) var isComplete = true
    // The first optional member that cannot be read; the record is read without it.
    private(set) var lost: StaticString?
    private let fields: JSONFields

    init(_ fields: JSONFields) {
        self.fields = fields
    }

    mutating func mark<Value: FieldValue>(
        _ name: StaticString,
        _ value: inout Value,
        absent: Value?
    ) {
        let field = fields[name]
        if let read = field.flatMap({ Value($0) }) {
            value = read
            if lost == nil, let field, !Value.isWhole(field) { lost = name }
        } else if let absent {
            value = absent
            // 0 is no measure.
            if lost == nil, let field, !field.isNull, field.number != 0 { lost = name }
        } else {
            isComplete = false
        }
    }
}
