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
                let digits = String(byte, radix: 16)
                bytes += Array("\\u00\(byte < 0x10 ? "0" : "")\(digits)".utf8)
            default:
                bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
        self.bytes = bytes
    }

    var characters: ArraySlice<UInt8>? {
        guard bytes.first == UInt8(ascii: "\""), bytes.count >= 2 else { return nil }
        return bytes.dropFirst().dropLast()
    }
}
