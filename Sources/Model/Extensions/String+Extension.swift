import Essentials

extension String {
    // Invisible letters count as blank too: Hangul fillers and blank Braille.
    public var isBlank: Bool {
        unicodeScalars.allSatisfy { scalar in
            switch scalar.value {
            case 0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0: return true
            default: break
            }
            switch scalar.properties.generalCategory {
            case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator:
                return true
            default: return false
            }
        }
    }

    // One line, as a field keeps pasted text: line breaks and tabs become spaces.
    var withoutControls: String {
        var kept = UnicodeScalarView()
        var last: Unicode.Scalar?
        for scalar in unicodeScalars {
            let isLineEnd = scalar == "\n" && last == "\r"
            last = scalar
            switch scalar.properties.generalCategory {
            case .control where !scalar.properties.isWhitespace || isLineEnd: continue
            case .control, .lineSeparator, .paragraphSeparator: kept.append(" ")
            default: kept.append(scalar)
            }
        }
        return String(kept)
    }

    public var trimmed: String {
        let start = drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...last])
    }

    // Search term: trimmed and lowercase; `nil` if blank.
    var searched: String? {
        let word = trimmed.lowercased()
        return word.isEmpty ? nil : word
    }

    // Maps full-width characters and typographic quotes of other keyboards to ASCII.
    public var normalized: String {
        let trimmed = trimmed
        guard !trimmed.isEmpty else { return "" }
        let scalars = trimmed.unicodeScalars.map { scalar -> Unicode.Scalar in
            switch scalar {
            case "\u{FF01}"..."\u{FF5E}": Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
            case "\u{3000}", "\u{A0}": " "
            case "。": "."
            case "、": ","
            case "\u{2019}", "\u{2032}": "'"
            case "\u{201D}", "\u{2033}": "\""
            default: scalar
            }
        }
        return String(String.UnicodeScalarView(scalars)).lowercased()
    }

    var withPlainDashes: String {
        String(
            map {
                "\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2015}\u{2212}ー".contains($0) ? "-" : $0
            }
        )
    }

    // Quoted as one word of a shell, if needed.
    public var shellQuoted: String {
        let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "_-./".contains($0) }
        return isPlain && !isEmpty ? self : "'\(substituting("'", with: "'\\''"))'"
    }
}
