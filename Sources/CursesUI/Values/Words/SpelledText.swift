/// A text in which several ASCII characters stand for one where there is nothing else to draw with: as it
/// is measured then, nothing is cut.
nonisolated enum SpelledText {
    private static let spellings: [Unicode.Scalar: String] = ["…": "...", "⋯": "...", "±": "+/-"]

    /// The text, with signs spelled out that no single character of ASCII reads as.
    static func of(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { spellings[$0] != nil }) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if let spelling = spellings[scalar] {
                result += spelling
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// By how many characters a text is longer than the one that it spells out.
    static func excess(of text: String) -> Int {
        Set(spellings.values).filter { text.contains($0) }.reduce(0) { $0 + $1.utf8.count - 1 }
    }
}
