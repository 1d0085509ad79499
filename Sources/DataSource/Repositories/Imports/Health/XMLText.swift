// Text of an attribute with its entities replaced.
enum XMLText {
    static func with<Result, Failure: Error>(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ range: Range<Int>,
        _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard bytes.has(UInt8(ascii: "&"), in: range) else {
            return try body(UnsafeBufferPointer(rebasing: bytes[range]))
        }
        let text = unescaped(bytes[range])
        return try text.withUnsafeBufferPointer { text throws(Failure) in try body(text) }
    }

    private static func unescaped(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
        var result = [UInt8]()
        var rest = bytes
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "&"),
                let end = rest.prefix(12).firstIndex(of: UInt8(ascii: ";")),
                let scalar = scalar(String(decoding: rest[..<end], as: UTF8.self))
            else {
                result.append(byte)
                continue
            }
            result += String(scalar).utf8
            rest = rest[(end + 1)...]
        }
        return result
    }

    private static func scalar(_ name: String) -> Unicode.Scalar? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default: break
        }
        if name.hasPrefix("#x") {
            return UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
        }
        return name.hasPrefix("#") ? UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init) : nil
    }
}
