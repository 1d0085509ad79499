struct FieldWriter: FieldCoder {
    private(set) var members: [String: JSONText?] = [:]
    private let hasMarks: Bool

    init(hasMarks: Bool = false) {
        self.hasMarks = hasMarks
    }

    mutating func mark<Value: FieldValue>(
        _ name: StaticString,
        _ value: inout Value,
        absent: Value?
    ) {
        if hasMarks { members.updateValue(value.json, forKey: name.description) }
    }

    mutating func field<Value: FieldValue>(
        _ name: StaticString,
        _ value: inout Value,
        absent: Value?,
        as detail: (Value) -> Detail?
    ) {
        members.updateValue(value == absent ? nil : value.json, forKey: name.description)
    }
}

// Writes a record as its line without intermediate values: imports write thousands.
struct LineWriter: FieldCoder {
    private(set) var bytes: ArraySlice<UInt8> = [UInt8(ascii: "{")]

    static func record(_ weighIn: WeighIn, _ id: JSONText) -> Record {
        var writer = LineWriter()
        writer.bytes.reserveCapacity(256)
        var value = weighIn
        value.code(&writer)
        writer.bytes.append(UInt8(ascii: "}"))
        return Record(
            text: JSONText(bytes: writer.bytes),
            id: id,
            isDeleted: false
        )
    }

    mutating func mark<Value: FieldValue>(
        _ name: StaticString,
        _ value: inout Value,
        absent: Value?
    ) {
        guard value != absent, let text = value.json else { return }
        if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
        bytes.append(UInt8(ascii: "\""))
        bytes += UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
        bytes += "\":".utf8
        bytes += text.bytes
    }
}
