// Reads a record in the exact form that is written here, in place. Any other form is not plain, and
// is read as general JSON.
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
}
