import CursesCore

// Histories use few characters, all of fixed width and none a control sequence; other text goes
// through `PlainText`, which removes control characters.
nonisolated enum PlainLine {
    static func width(of text: String) -> Int {
        knownWidth(of: text) ?? PlainText.width(of: text)
    }

    static func bytes(of lines: [String]) -> [UInt8] {
        var bytes: [UInt8] = []
        for line in lines {
            if knownWidth(of: line) == nil {
                bytes += PlainText([line]).bytes
            } else {
                bytes += line.utf8
                bytes.append(UInt8(ascii: "\n"))
            }
        }
        return bytes
    }

    static func knownWidth(of text: String) -> Int? {
        var text = text
        let isASCII = text.withUTF8 { bytes in
            for byte in bytes where byte < 0x20 || byte >= 0x7F { return false }
            return true
        }
        if isASCII { return text.utf8.count }
        var width = 0
        for scalar in text.unicodeScalars {
            switch scalar.value {
            // ASCII, and plus-minus, middle dot, dash and minus.
            case 0x20...0x7E, 0xB1, 0xB7, 0x2013, 0x2212: width += 1
            // Kana and kanji.
            case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF: width += 2
            default: return nil
            }
        }
        return width
    }
}
