struct DetailTeller: FieldCoder {
    private(set) var details = [Detail]()

    mutating func mark<Value: FieldValue>(
        _ name: StaticString,
        _ value: inout Value,
        absent: Value?
    ) {}

    mutating func field<Value: FieldValue>(
        _ name: StaticString,
        _ value: inout Value,
        absent: Value?,
        as detail: (Value) -> Detail?
    ) {
        if let detail = detail(value) { details.append(detail) }
    }
}
