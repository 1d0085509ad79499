// A record that stands as it is written here is taken apart where it stands; one with anything else in
// it is no longer plain, and is read as any JSON.
extension JSONScanner: FieldCoder {
    mutating func mark<Value: FieldValue>(
        _ name: StaticString,
        _ value: inout Value,
        absent: Value?
    ) {
        guard isPlain else { return }
        if skipName(name) {
            if let read = Value(plain: &self) {
                value = read
            } else {
                isPlain = false
            }
        } else if let absent {
            value = absent
        } else {
            isPlain = false
        }
    }

    mutating func field<Value: FieldValue>(
        _ name: StaticString,
        _ value: inout Value,
        absent: Value?,
        as detail: (Value) -> Detail?
    ) {
        mark(name, &value, absent: absent)
    }
}
