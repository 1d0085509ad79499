// Decodes UTF-8, or else Windows-1252, which includes Latin-1.
enum ImportedText {
    static func string(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        var text = ""
        for byte in bytes {
            let value = (0x80...0x9F).contains(byte) ? windows[Int(byte) - 0x80] : UInt16(byte)
            text.unicodeScalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
        }
        return text
    }

    // Keeps line ends and tabs, and removes other invisible characters.
    static func cleaned(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isUnseen) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.filter { !isUnseen($0) }))
    }

    private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A: false
        case 0..<0x20, 0x7F..<0xA0: true
        default: false
        }
    }

    private static let windows: [UInt16] = [
        0x20AC, 0x81, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039,
        0x152, 0x8D, 0x17D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
        0x2DC, 0x2122, 0x161, 0x203A, 0x153, 0x9D, 0x17E, 0x178,
    ]
}

// Spreadsheets run cells that begin with these characters, unless preceded by '.
enum SpreadsheetText {
    static func written(_ text: String) -> String {
        needsMark(text) ? "'\(text)" : text
    }

    static func read(_ text: String) -> String {
        text.utf8.first == UInt8(ascii: "'") && needsMark(String(text.dropFirst()))
            ? String(text.dropFirst()) : text
    }

    // A text that begins with the mark gets another, so that reading restores it.
    private static func needsMark(_ text: String) -> Bool {
        let rest = text.unicodeScalars.drop { $0 == "'" }
        guard let first = rest.first, "=+-@\t\r".unicodeScalars.contains(first) else {
            return false
        }
        return Double(String(rest)) == nil
    }
}

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
