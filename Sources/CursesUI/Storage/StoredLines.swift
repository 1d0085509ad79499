/// Lines of `key = value`, sorted by key; unknown lines are kept.
nonisolated struct StoredLines {
    private(set) var values: [String: StoredValue] = [:]
    private var others: [String] = []

    init(_ text: String = "") {
        for line in text.split(whereSeparator: \.isNewline) {
            if let (key, value) = Self.parsed(line) {
                values[key] = value
            } else {
                others.append(String(line))
            }
        }
    }

    subscript(key: String) -> StoredValue? {
        get { values[key] }
        set { values[key] = newValue }
    }

    var text: String {
        let lines = values.sorted { $0.key < $1.key }.map {
            "\(QuotedText(content: $0.key).text) = \($0.value.text)"
        }
        return (others + lines).map { $0 + "\n" }.joined()
    }

    private static func parsed(_ line: Substring) -> (String, StoredValue)? {
        var rest = line
        while let found = rest.place(of: "\" = ") {
            if let key = QuotedText(line[..<line.index(after: found.lowerBound)]) {
                return StoredValue(line[found.upperBound...]).map { (key.content, $0) }
            }
            rest = rest[found.upperBound...]
        }
        return nil
    }
}
