import Essentials

protocol FieldValue: Equatable, Sendable {
    init?(_ field: JSONField)
    init?(plain scanner: inout JSONScanner)

    // False if a part of the field cannot be read and is left out or replaced.
    static func isWhole(_ field: JSONField) -> Bool

    // `nil` if the member is omitted.
    var json: JSONText? { get }
}

extension FieldValue {
    static func isWhole(_ field: JSONField) -> Bool { true }
}

extension Optional: FieldValue where Wrapped: FieldValue {
    static func isWhole(_ field: JSONField) -> Bool { Wrapped.isWhole(field) }

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

extension Sex: FieldValue {}

extension String: FieldValue {
    init?(_ field: JSONField) {
        guard let text = field.string else { return nil }
        self = text
    }

    init?(plain scanner: inout JSONScanner) {
        guard let text = scanner.plainText() else { return nil }
        self.init(decoding: text, as: UTF8.self)
    }

    var json: JSONText? { JSONText(self) }
}

extension Double: FieldValue {
    init?(_ field: JSONField) {
        guard let measure = field.measure else { return nil }
        self = measure
    }

    init?(plain scanner: inout JSONScanner) {
        guard let measure = scanner.plainMeasure() else { return nil }
        self = measure
    }

    var json: JSONText? { JSONText(self) }
}

extension Bool: FieldValue {
    init?(_ field: JSONField) {
        guard field.isTrue || field.bytes.elementsEqual("false".utf8) else { return nil }
        self = field.isTrue
    }

    init?(plain scanner: inout JSONScanner) { nil }

    var json: JSONText? { self ? .true : .false }
}

extension Int: FieldValue {
    init?(_ field: JSONField) {
        guard let number = field.number else { return nil }
        self.init(exactly: number)
    }

    init?(plain scanner: inout JSONScanner) { nil }

    var json: JSONText? { JSONText(Double(self)) }
}

// A value that is written as a text of one length.
protocol TextValue: FieldValue {
    static var length: Int { get }

    init?(text: UnsafeBufferPointer<UInt8>)

    var text: String { get }
}

extension TextValue {
    init?(_ field: JSONField) {
        guard let text = field.characters else { return nil }
        self.init(text: text)
    }

    init?(plain scanner: inout JSONScanner) {
        guard let text = scanner.plainText(length: Self.length) else { return nil }
        self.init(text: text)
    }

    var json: JSONText? { JSONText(text) }
}

extension Day: TextValue {
    var text: String { description }
}

extension TimeOfDay: TextValue {
    var text: String { description }
}

extension Date: TextValue {
    static var length: Int { 24 }

    var text: String { moment }
}

extension UUID: TextValue {
    static var length: Int { 36 }
}

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

// Copies the named fields from one value to another.
struct FieldMover: FieldCoder {
    let names: Set<String>
    private var taken: [String: any FieldValue] = [:]
    private var isTaking = true

    static func move<Value: Recordable>(
        _ names: Set<String>,
        of source: Value,
        into target: Value
    ) -> Value {
        var mover = FieldMover(names: names)
        var (source, target) = (source, target)
        source.code(&mover)
        mover.isTaking = false
        target.code(&mover)
        return target
    }

    private init(names: Set<String>) {
        self.names = names
    }

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
        let name = name.description
        if isTaking {
            taken[name] = names.contains(name) ? value : nil
        } else if let moved = taken[name] {
            value = moved as? Value ?? value
        }
    }
}

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
