public struct ImportRefusal: Hashable, Sendable {
    public enum Reason: String, CaseIterable, Error, Hashable, Sendable {
        case notADate = "date"
        case noSuchDay = "no_such_day"
        case eitherDay = "ambiguous_date"
        case inTheFuture = "future"
        case tooEarly = "too_early"
        case notATime = "time"
        case notAWeight = "weight"
        case bothDecimalMarks = "decimal_marks"
        case contradiction
        case outOfBounds = "weight_bounds"
        case implausible = "implausible_bmi"
        case notAHeight = "height"
        case fatMass = "fat_mass"
        case waist
        case bodyFat = "body_fat"
        case ownMeasure = "own_measure"
        case columns
        case quotes
        case tooLong = "too_long"
        case cut
        case malformed
    }

    public var file: String
    public var line: Int
    public var reason: Reason
    // The refused text, if known.
    public let text: String

    private static let longestText = 24

    public init(file: String, line: Int, reason: Reason, text: String = "") {
        self.file = file
        self.line = line
        self.reason = reason
        self.text = Self.shown(text)
    }

    // Short, on one line, with visible control characters.
    private static func shown(_ text: String) -> String {
        var shown = String.UnicodeScalarView()
        for scalar in text.unicodeScalars.prefix(longestText) {
            switch scalar.value {
            case 0..<0x20: shown.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
            case 0x7F: shown.append("\u{2421}")
            case 0x80..<0xA0, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF:
                shown.append("\u{FFFD}")
            default: shown.append(scalar)
            }
        }
        let isWhole = text.unicodeScalars.dropFirst(longestText).isEmpty
        return String(shown) + (isWhole ? "" : "…")
    }
}
