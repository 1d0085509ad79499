extension Backup {
    static let aside = "-replaced-"
    static let away = "-deleted-"

    static func prefixOfAside(on day: Day) -> String {
        "\(day)\(aside)"
    }

    // Parses "people/2026-11-20" and "people/2026-11-20-replaced-1".
    init?(location: Substring) {
        guard let slash = location.lastIndex(of: "/") else { return nil }
        let name = location[location.index(after: slash)...]
        let rest = name.dropFirst(10)
        let number =
            rest.isNumber(after: Self.aside)
            ? Int(digits: rest.utf8.dropFirst(Self.aside.utf8.count)) : nil
        guard let day = Day(String(name.prefix(10))), rest.isEmpty || number != nil else {
            return nil
        }
        self.init(key: String(location[..<slash]), day: day, number: number)
    }

    var location: String {
        "\(key)/\(number.map { Self.prefixOfAside(on: day) + "\($0)" } ?? "\(day)")"
    }
}
