/// A stored value in the notation of its file.
nonisolated enum StoredValue: Equatable, Sendable {
    case bool(Bool)
    case number(Double)
    case integer(Int)
    case string(String)

    /// Parses a value.
    init?(_ text: some StringProtocol) {
        switch text {
        case "true": self = .bool(true)
        case "false": self = .bool(false)
        default:
            if let integer = Int(text) {
                self = .integer(integer)
            } else if let number = Double(text) {
                self = .number(number)
            } else if let string = QuotedText(text)?.content {
                self = .string(string)
            } else {
                return nil
            }
        }
    }

    var text: String {
        switch self {
        case .bool(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .number(let value): "\(value)"
        case .string(let value): QuotedText(content: value).text
        }
    }
}

/// Quoted text with escapes.
nonisolated struct QuotedText {
    let content: String

    init(content: String) {
        self.content = content
    }

    init?(_ text: some StringProtocol) {
        guard text.count >= 2, text.first == "\"", text.last == "\"" else { return nil }
        var content = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in text.dropFirst().dropLast().unicodeScalars {
            if isEscaped {
                guard let plain = Self.escapes.first(where: { $0.letter == scalar }) else {
                    return nil
                }
                content.append(plain.scalar)
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else if scalar == "\"" {
                return nil
            } else {
                content.append(scalar)
            }
        }
        if isEscaped { return nil }
        self.content = String(content)
    }

    var text: String {
        var text = String.UnicodeScalarView()
        for scalar in content.unicodeScalars {
            if let escape = Self.escapes.first(where: { $0.scalar == scalar }) {
                text.append("\\")
                text.append(escape.letter)
            } else {
                text.append(scalar)
            }
        }
        return "\"\(String(text))\""
    }

    private static let escapes: [(scalar: Unicode.Scalar, letter: Unicode.Scalar)] = [
        ("\\", "\\"), ("\"", "\""), ("\n", "n"), ("\r", "r"), ("\t", "t"), ("\0", "0"),
    ]
}
