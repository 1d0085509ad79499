import Essentials

struct JSONText: Hashable, Sendable {
    static let `true` = JSONText(bytes: ArraySlice("true".utf8))
    static let `false` = JSONText(bytes: ArraySlice("false".utf8))
    static let null = JSONText(bytes: ArraySlice("null".utf8))

    let bytes: ArraySlice<UInt8>

    init(bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
    }

    init(_ number: Double) {
        let text = "\(number)"
        self.init(bytes: ArraySlice((text.hasSuffix(".0") ? text.dropLast(2) : text[...]).utf8))
    }

    init(_ string: String) {
        var bytes: ArraySlice = [UInt8(ascii: "\"")]
        for byte in string.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes += [UInt8(ascii: "\\"), byte]
            case 0..<0x20:
                bytes += Self.escape(byte)
            default:
                bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
        self.bytes = bytes
    }

    // Data files keep DEL and C1 as they are. Terminals obey these, so what may be printed has them
    // escaped; they occur only in strings.
    var printable: JSONText {
        guard bytes.has(Self.delete) || bytes.has(Self.leadOfC1) else { return self }
        var printable = [UInt8]()
        var isLed = false
        for byte in bytes {
            if byte == Self.delete || isLed && byte < 0xA0 {
                if isLed { printable.removeLast() }
                printable += Self.escape(byte)
            } else {
                printable.append(byte)
            }
            isLed = byte == Self.leadOfC1
        }
        return JSONText(bytes: printable[...])
    }

    private static let delete: UInt8 = 0x7F
    // First byte of U+0080 to U+00BF in UTF-8.
    private static let leadOfC1: UInt8 = 0xC2

    private static func escape(_ byte: UInt8) -> String.UTF8View {
        "\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8
    }

    var characters: ArraySlice<UInt8>? {
        guard bytes.first == UInt8(ascii: "\""), bytes.count >= 2 else { return nil }
        return bytes.dropFirst().dropLast()
    }
}

// The synthesized forms go byte by byte. With these and the kept join, `show` beside ten copies costs
// 75 instead of 138 million instructions.
extension JSONText {
    static func == (left: JSONText, right: JSONText) -> Bool {
        guard left.bytes.count == right.bytes.count else { return false }
        return left.bytes.withUnsafeBytes { left in
            right.bytes.withUnsafeBytes { right in
                guard let first = left.baseAddress, let second = right.baseAddress else {
                    return true
                }
                return memcmp(first, second, left.count) == 0
            }
        }
    }

    func hash(into hasher: inout Hasher) {
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
}

extension JSONText {
    static func unescaped(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        guard bytes.contains(UInt8(ascii: "\\")) else {
            return String(decoding: bytes, as: UTF8.self)
        }
        var units = [UInt16]()
        var scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
        while let scalar = scalars.popFirst() {
            guard scalar == "\\", let kind = scalars.popFirst() else {
                units += Array(String(scalar).utf16)
                continue
            }
            switch kind {
            case "u":
                units.append(UInt16(String(scalars.prefix(4)), radix: 16) ?? 0xFFFD)
                scalars = scalars.dropFirst(4)
            case "b": units.append(0x08)
            case "f": units.append(0x0C)
            case "n": units.append(0x0A)
            case "r": units.append(0x0D)
            case "t": units.append(0x09)
            default: units += Array(String(kind).utf16)
            }
        }
        return String(decoding: units, as: UTF16.self)
    }

    var onOneLine: JSONText {
        guard bytes.has(0x0A) || bytes.has(0x0D) else { return self }
        var isInString = false
        var isEscaped = false
        return JSONText(
            bytes: bytes.filter { byte in
                defer { isEscaped = isInString && !isEscaped && byte == UInt8(ascii: "\\") }
                if byte == UInt8(ascii: "\""), !isEscaped { isInString.toggle() }
                return isInString || ![0x20, 0x09, 0x0A, 0x0D].contains(byte)
            }[...]
        )
    }
}

extension JSONText {
    init(_ members: JSONMembers) {
        var bytes: ArraySlice<UInt8> = []
        for (key, value) in members.entries.sorted(by: { $0.key < $1.key }) {
            bytes += (bytes.isEmpty ? "{" : ",").utf8
            bytes += JSONText(key).bytes + ":".utf8 + value.bytes
        }
        self.init(bytes: (bytes.isEmpty ? ArraySlice("{".utf8) : bytes) + "}".utf8)
    }

    var members: JSONMembers? {
        try? JSONScanner.scan(bytes) { scanner throws(JSONError) in
            var members = JSONMembers()
            try scanner.object { scanner, key throws(JSONError) in
                let value = try scanner.value(depth: 1)
                try scanner.insert(key, value, into: &members)
            }
            return members
        }
    }
}

extension JSONText {
    init(_ texts: [JSONText]) {
        let list = texts.map(\.bytes).joined(separator: ",".utf8)
        self.init(bytes: "[".utf8 + ArraySlice(list) + "]".utf8)
    }

    var texts: [JSONText]? {
        try? JSONScanner.scan(bytes) { scanner throws(JSONError) in
            var texts = [JSONText]()
            try scanner.array { scanner throws(JSONError) in
                texts.append(scanner.text(try scanner.value(depth: 1)))
            }
            return texts
        }
    }
}

extension JSONScanner {
    func insert(
        _ key: Range<Int>,
        _ value: Range<Int>,
        into members: inout JSONMembers
    ) throws(JSONError) {
        guard members.insert(JSONText.unescaped(bytes[key]), text(value)) else {
            throw JSONError(offset: key.lowerBound)
        }
    }
}

extension JSONText {
    func decode<Value>(_ value: (JSONFields) -> Value?) -> Value? {
        let decoded: Value?? = try? JSONScanner.scan(bytes) { scanner throws(JSONError) in
            let fields = JSONFields(scanner)
            try fields.read(&scanner, depth: 0)
            return fields.decode(value)
        }
        return decoded ?? nil
    }
}

extension JSONFields {
    func decode<Value>(_ value: (JSONFields) -> Value?) -> Value? {
        isUnique ? value(self) : nil
    }
}

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
