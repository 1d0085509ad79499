import Essentials

extension JSONText {
    var integer: Int? {
        read(\.number).flatMap { Int(exactly: $0) }
    }

    var measure: Double? {
        read(\.measure)
    }

    var string: String? {
        read(\.string)
    }

    var uuid: UUID? {
        read(\.uuid)
    }

    var moment: Date? {
        read(\.moment)
    }

    func read<Value>(_ value: (JSONField) -> Value?) -> Value? {
        bytes.withUnsafeBufferPointer { value(JSONField(bytes: $0)) }
    }
}
