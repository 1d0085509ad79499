/// Parses a day typed by the user: `2026-11-20`, `today`, `yesterday`, `-3d`, `+1w`.
extension DateReader {
    /// Returns the day of a text, or `nil` if it is invalid or out of bounds.
    func read(_ text: String) -> D? {
        guard let date = parse(text), contains(date) else { return nil }
        return date
    }

    /// Returns the error message for a text.
    func complaint(about text: String) -> LocalizedStringKey {
        guard parse(text) != nil else { return "not a date" }
        return switch (earliest?.isoText, latest?.isoText) {
        case (let first?, let last?): "between \(first) and \(last)"
        case (let first?, nil): "not before \(first)"
        case (nil, let last?): "not after \(last)"
        case (nil, nil): "not a date"
        }
    }

    private func parse(_ text: String) -> D? {
        guard text.utf8.count <= 64 else { return nil }
        let text = DecimalText.trimmed(String(text.lowercased().map(\.narrow)))
        if let days = words[text] { return today?.shifted(days: days) }
        if let sign = text.first, sign == "-" || sign == "+" { return relative(text) }
        let parts = text.split(omittingEmptySubsequences: false) { "-/.年月日".contains($0) }
        var numbers = parts.map { Self.number(String($0)) }
        if parts.count == 4, parts[3].isEmpty { numbers.removeLast() }
        if parts.count == 1, text.count == 8, let number = numbers[0] {
            return D(year: number / 10_000, month: number / 100 % 100, day: number % 100)
        }
        guard numbers.count == 3, parts[0].count == 4,
            let year = numbers[0], let month = numbers[1], let day = numbers[2]
        else { return nil }
        return D(year: year, month: month, day: day)
    }

    private func relative(_ text: String) -> D? {
        let unit = text.last.map { $0.isNumber ? "d" : $0 } ?? "d"
        let digits = text.dropFirst().prefix { $0.isNumber }
        guard digits.count <= 5, let count = Self.number(String(digits)),
            text.count - digits.count - 1 <= 1
        else { return nil }
        let signed = text.first == "-" ? -count : count
        return switch unit {
        case "d": today?.shifted(days: signed)
        case "w": today?.shifted(days: signed * 7)
        case "m": today?.shifted(months: signed)
        case "y": today?.shifted(months: signed * 12)
        default: nil
        }
    }

    private static func number(_ text: String) -> Int? {
        text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
    }
}

nonisolated extension Character {
    /// The ASCII form of a full-width character from an input method.
    fileprivate var narrow: Character {
        guard unicodeScalars.count == 1, let scalar = unicodeScalars.first else { return self }
        if scalar == "ー" || scalar == "−" { return "-" }
        guard (0xFF01...0xFF5E).contains(scalar.value) else { return self }
        return Unicode.Scalar(scalar.value - 0xFEE0).map(Character.init) ?? self
    }
}
