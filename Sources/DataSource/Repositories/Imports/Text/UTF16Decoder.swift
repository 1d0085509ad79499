// Converts UTF-16 to UTF-8 piece by piece; other encodings pass unchanged.
struct UTF16Decoder {
    private enum Encoding {
        case unknown
        case bytes
        case little
        case big
    }

    private var encoding = Encoding.unknown
    private var pending: UInt8?
    private var lead: UInt16?

    mutating func decode(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        if encoding == .unknown, !bytes.isEmpty { bytes = begin(bytes) }
        guard encoding == .little || encoding == .big else { return bytes }
        var result = [UInt8]()
        result.reserveCapacity(bytes.count)
        for byte in bytes {
            guard let first = pending else {
                pending = byte
                continue
            }
            pending = nil
            let (low, high) = encoding == .little ? (first, byte) : (byte, first)
            take(UInt16(high) << 8 | UInt16(low), &result)
        }
        return result
    }

    // Detects a byte order mark, or the zeros beside ASCII letters.
    private mutating func begin(_ bytes: [UInt8]) -> [UInt8] {
        switch (bytes[0], bytes.count > 1 ? bytes[1] : 1) {
        case (0xFF, 0xFE):
            encoding = .little
            return Array(bytes.dropFirst(2))
        case (0xFE, 0xFF):
            encoding = .big
            return Array(bytes.dropFirst(2))
        case (1..., 0) where isText(bytes, at: 0): encoding = .little
        case (0, 1...) where isText(bytes, at: 1): encoding = .big
        default: encoding = .bytes
        }
        let hasMark = encoding == .bytes && bytes.starts(with: [0xEF, 0xBB, 0xBF])
        return hasMark ? Array(bytes.dropFirst(3)) : bytes
    }

    private func isText(_ bytes: [UInt8], at offset: Int) -> Bool {
        stride(from: 0, to: min(bytes.count & ~1, 16), by: 2).allSatisfy {
            bytes[$0 + offset] != 0 && bytes[$0 + 1 - offset] == 0
        }
    }

    private mutating func take(_ unit: UInt16, _ result: inout [UInt8]) {
        if let first = lead {
            lead = nil
            if UTF16.isTrailSurrogate(unit) {
                let value = 0x10000 + (UInt32(first) - 0xD800) << 10 + UInt32(unit) - 0xDC00
                append(value, &result)
                return
            }
            append(0xFFFD, &result)
        }
        if UTF16.isLeadSurrogate(unit) {
            lead = unit
        } else {
            append(UInt32(unit), &result)
        }
    }

    private func append(_ value: UInt32, _ result: inout [UInt8]) {
        if value < 0x80 {
            result.append(UInt8(value))
        } else {
            result += String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8
        }
    }
}
