package import Essentials

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
        if !putHundredths(value) { bytes += JSONText(value).bytes }
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

    mutating func value(_ name: StaticString, _ text: JSONText?) {
        guard let text else { return }
        begin(name)
        bytes += text.bytes
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

    private mutating func begin(_ name: StaticString?) {
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
        var text = text
        if text.withUTF8({ appendPlain($0) }) { return }
        bytes += JSONText(text).printable.bytes
    }

    // Fast path for texts that need no escapes; false for others.
    private mutating func appendPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        for byte in text
        where byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
            || byte >= 0x7F
        {
            return false
        }
        bytes.append(UInt8(ascii: "\""))
        bytes.append(contentsOf: text)
        bytes.append(UInt8(ascii: "\""))
        return true
    }
}

// Values of each weigh-in, written without temporary strings.
extension JSONWriter {
    package mutating func id(_ id: UUID) {
        quote("id", count: 36) { id.write(to: $0) }
    }

    package mutating func day(_ name: StaticString, _ day: Day) {
        quote(name, count: Day.length) { day.write(to: $0) }
    }

    package mutating func time(_ name: StaticString, _ time: TimeOfDay) {
        quote(name, count: TimeOfDay.length) { time.write(to: $0) }
    }

    private mutating func quote(
        _ name: StaticString,
        count: Int,
        _ write: (UnsafeMutableBufferPointer<UInt8>) -> Void
    ) {
        begin(name)
        put(count + 2) { text in
            text[0] = UInt8(ascii: "\"")
            write(UnsafeMutableBufferPointer(rebasing: text[1...count]))
            text[count + 1] = UInt8(ascii: "\"")
        }
    }

    // Most numbers have at most two decimals; false for others.
    private mutating func putHundredths(_ number: Double) -> Bool {
        let hundredths = (number.magnitude * 100).rounded()
        guard hundredths < 100_000, hundredths / 100 == number.magnitude else { return false }
        let (whole, rest) = Int(hundredths).quotientAndRemainder(dividingBy: 100)
        put(7) { text in
            var length = 0
            func append(_ digit: UInt8) {
                text[length] = digit
                length += 1
            }
            if number < 0 { append(UInt8(ascii: "-")) }
            if whole >= 100 { append(.digit(whole / 100)) }
            if whole >= 10 { append(.digit(whole / 10 % 10)) }
            append(.digit(whole % 10))
            if rest > 0 { append(UInt8(ascii: ".")) }
            if rest > 0 { append(.digit(rest / 10)) }
            if rest % 10 > 0 { append(.digit(rest % 10)) }
            text = UnsafeMutableBufferPointer(rebasing: text[..<length])
        }
        return true
    }

    // Writes at most 64 bytes, without a heap allocation.
    private mutating func put(
        _ count: Int,
        _ write: (inout UnsafeMutableBufferPointer<UInt8>) -> Void
    ) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { buffer in
            var text = UnsafeMutableBufferPointer(rebasing: buffer[..<count])
            write(&text)
            bytes += text
        }
    }
}

extension UInt8 {
    fileprivate static func digit(_ number: Int) -> UInt8 {
        UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number)
    }
}
