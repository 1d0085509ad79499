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
