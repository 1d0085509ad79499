struct FieldReader: FieldCoder {
    private(set) var isComplete = true
    private let fields: JSONFields

    init(_ fields: JSONFields) {
        self.fields = fields
    }

    mutating func mark<Value: FieldValue>(
        _ name: StaticString,
        _ value: inout Value,
        absent: Value?
    ) {
        if let read = fields[name].flatMap({ Value($0) }) ?? absent {
            value = read
        } else {
            isComplete = false
        }
    }
}
