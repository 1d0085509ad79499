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
