protocol FieldCoder {
    // A field that the file maintains: identifier and times.
    mutating func mark<Value: FieldValue>(
        _ name: StaticString,
        _ value: inout Value,
        absent: Value?
    )

    // A field without a detail belongs to another one and is never asked about alone. An optional
    // closure would escape: 25 % more instructions per weigh-in.
    mutating func field<Value: FieldValue>(
        _ name: StaticString,
        _ value: inout Value,
        absent: Value?,
        as detail: (Value) -> Detail?
    )
}

extension FieldCoder {
    mutating func field<Value: FieldValue>(
        _ name: StaticString,
        _ value: inout Value,
        absent: Value?,
        as detail: (Value) -> Detail?
    ) {
        mark(name, &value, absent: absent)
    }

    mutating func mark(_ name: StaticString, _ value: inout some FieldValue) {
        mark(name, &value, absent: nil)
    }

    mutating func field<Value: FieldValue>(
        _ name: StaticString,
        _ value: inout Value,
        as detail: (Value) -> Detail?
    ) {
        field(name, &value, absent: nil, as: detail)
    }

    mutating func optional<Value: FieldValue>(
        _ name: StaticString,
        _ value: inout Value?,
        as detail: (Value?) -> Detail?
    ) {
        field(name, &value, absent: .some(nil), as: detail)
    }
}
