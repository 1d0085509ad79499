protocol FieldValue: Equatable, Sendable {
    init?(_ field: JSONField)
    init?(plain scanner: inout JSONScanner)

    // `nil` if the member is omitted.
    var json: JSONText? { get }
}

extension Optional: FieldValue where Wrapped: FieldValue {
    init?(_ field: JSONField) {
        guard let value = Wrapped(field) else { return nil }
        self = value
    }

    init?(plain scanner: inout JSONScanner) {
        guard let value = Wrapped(plain: &scanner) else { return nil }
        self = value
    }

    var json: JSONText? { flatMap(\.json) }
}

extension FieldValue where Self: RawRepresentable, RawValue: FieldValue {
    init?(_ field: JSONField) {
        guard let value = RawValue(field) else { return nil }
        self.init(rawValue: value)
    }

    init?(plain scanner: inout JSONScanner) {
        guard let value = RawValue(plain: &scanner) else { return nil }
        self.init(rawValue: value)
    }

    var json: JSONText? { rawValue.json }
}
