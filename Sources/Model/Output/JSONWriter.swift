// Streams JSON without a tree of values, because histories are long.
package struct JSONWriter {
    package var bytes: [UInt8] = []
    private var needsComma = false

    package init() {}

    package mutating func object(_ name: StaticString? = nil, _ members: (inout Self) -> Void) {
        enclose(name, "{", "}", members)
    }

    package mutating func array<Value>(
        _ name: StaticString? = nil,
        _ values: some Sequence<Value>,
        _ element: (inout Self, Value) -> Void
    ) {
        enclose(name, "[", "]") { json in
            for value in values { element(&json, value) }
        }
    }

    // A `nil` value is left out.
    package mutating func text(_ name: StaticString?, _ value: String?) {
        guard let value else { return }
        begin(name)
        quote(value)
    }

    package mutating func number(_ name: StaticString?, _ value: Double?) {
        guard let value, value.isFinite else { return }
        begin(name)
        if putHundredths(value) { return }
        let text = "\(value)"
        bytes += text.utf8
        if text.hasSuffix(".0") { bytes.removeLast(2) }
    }

    package mutating func number(_ name: StaticString?, _ value: Int?) {
        guard let value else { return }
        begin(name)
        bytes += "\(value)".utf8
    }

    package mutating func boolean(_ name: StaticString?, _ value: Bool) {
        begin(name)
        bytes += (value ? "true" : "false").utf8
    }

    private mutating func enclose(
        _ name: StaticString?,
        _ opening: Unicode.Scalar,
        _ closing: Unicode.Scalar,
        _ content: (inout Self) -> Void
    ) {
        begin(name)
        bytes.append(UInt8(ascii: opening))
        needsComma = false
        content(&self)
        bytes.append(UInt8(ascii: closing))
        needsComma = true
    }

    // A member whose name is known only at run time.
    package mutating func member(_ name: String, _ value: (inout Self) -> Void) {
        begin(nil)
        quote(name)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
        value(&self)
    }

    package mutating func begin(_ name: StaticString?) {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
        guard let name else { return }
        put(name.utf8CodeUnitCount + 3) { text in
            text[0] = UInt8(ascii: "\"")
            for index in 0..<name.utf8CodeUnitCount { text[index + 1] = name.utf8Start[index] }
            text[text.count - 2] = UInt8(ascii: "\"")
            text[text.count - 1] = UInt8(ascii: ":")
        }
    }

    private mutating func quote(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        defer { bytes.append(UInt8(ascii: "\"")) }
        var text = text
        if text.withUTF8({ append($0) }) { return }
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": bytes += "\\\"".utf8
            case "\\": bytes += "\\\\".utf8
            case "\n": bytes += "\\n".utf8
            case "\t": bytes += "\\t".utf8
            // Control characters are escaped: a terminal would execute them.
            case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}":
                let hex = String(scalar.value, radix: 16)
                bytes += "\\u\(String(repeating: "0", count: 4 - hex.count))\(hex)".utf8
            default: bytes += String(scalar).utf8
            }
        }
    }

    // Fast path for texts that need no escapes; false for others.
    private mutating func append(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        for byte in text
        where byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
            || byte >= 0x7F
        {
            return false
        }
        bytes.append(contentsOf: text)
        return true
    }
}
