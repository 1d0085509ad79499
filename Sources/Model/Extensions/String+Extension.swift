import DataSource
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

    // Search term: trimmed and lowercase; `nil` if blank.
    var searched: String? {
        let word = trimmed.lowercased()
        return word.isEmpty ? nil : word
    }

    // Quoted as one word of a shell, if needed.
    public var shellQuoted: String {
        let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "_-./".contains($0) }
        return isPlain && !isEmpty ? self : "'\(substituting("'", with: "'\\''"))'"
    }
}
