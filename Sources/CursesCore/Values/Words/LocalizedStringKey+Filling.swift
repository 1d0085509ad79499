nonisolated extension LocalizedStringKey {
    /// Text without a translation.
    var plain: String { filled(into: key) }

    /// Returns a translated format with the arguments filled in; `%2$@` is the second of them.
    package func filled(into format: String) -> String {
        if arguments.isEmpty { return format }
        var result = ""
        var next = 0
        var rest = format.utf8[...]
        while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
            result.append(contentsOf: Substring(rest[..<percent]))
            rest = rest[percent...].dropFirst()
            if rest.first == UInt8(ascii: "%") {
                result.append("%")
                rest = rest.dropFirst()
                continue
            }
            guard let placeholder = Placeholder(rest) else {
                result.append("%")
                continue
            }
            rest = rest.dropFirst(placeholder.length)
            let index = placeholder.number ?? next
            if index == next { next += 1 }
            if arguments.indices.contains(index) { result.append(arguments[index]) }
        }
        result.append(contentsOf: Substring(rest))
        return result
    }

    /// Format specifier after a percent sign: `lld`, `2$@` or `.1f`.
    private struct Placeholder {
        var number: Int?
        var length = 0

        init?(_ text: Substring.UTF8View) {
            var rest = text
            let digits = rest.prefix { $0.isASCIIDigit }
            if let number = Int(Substring(digits)), number > 0,
                rest.dropFirst(digits.count).first == UInt8(ascii: "$")
            {
                self.number = number - 1
                rest = rest.dropFirst(digits.count + 1)
            }
            let places =
                rest.first == UInt8(ascii: ".")
                ? rest.dropFirst().prefix { $0.isASCIIDigit } : ""[...].utf8
            if !places.isEmpty { rest = rest.dropFirst(places.count + 1) }
            let specifiers = places.isEmpty ? ["lld", "lf", "@"] : ["lf", "f"]
            guard let specifier = specifiers.first(where: { rest.starts(with: $0.utf8) }) else {
                return nil
            }
            length = text.count - rest.count + specifier.utf8.count
        }
    }
}

nonisolated extension UInt8 {
    fileprivate var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
}
