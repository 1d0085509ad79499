import CursesCore

// Digits three rows high, two points per cell; other characters are on their baseline.
struct BigNumberView: View {
    private static let digits: [Character: [String]] = [
        "0": ["###", "# #", "# #", "# #", "###"], "1": ["## ", " # ", " # ", " # ", "###"],
        "2": ["###", "  #", "###", "#  ", "###"], "3": ["###", "  #", "###", "  #", "###"],
        "4": ["# #", "# #", "###", "  #", "  #"], "5": ["###", "#  ", "###", "  #", "###"],
        "6": ["###", "#  ", "###", "# #", "###"], "7": ["###", "  #", "  #", "  #", "  #"],
        "8": ["###", "# #", "###", "# #", "###"], "9": ["###", "# #", "###", "  #", "###"],
        ".": [" ", " ", " ", " ", "#"],
    ]

    @Environment(\.drawsBlocks) private var drawsBlocks
    let number: String

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if drawsBlocks {
                ForEach(0..<3, id: \.self) { row in
                    Text(verbatim: Self.row(row, of: number))
                }
            } else {
                Text(verbatim: number)
            }
        }
        .lineLimit(1)
    }

    // A space between digits, none within a word.
    private static func row(_ row: Int, of number: String) -> String {
        var (text, wasLetter) = ("", true)
        for character in number {
            let isLetter = character.isLetter
            if !text.isEmpty, !(wasLetter && isLetter) { text += " " }
            text += Self.row(row, of: character)
            wasLetter = isLetter
        }
        return text
    }

    private static func row(_ row: Int, of character: Character) -> String {
        guard let points = digits[character] else { return row == 2 ? String(character) : " " }
        let upper = Array(points[2 * row])
        let lower = 2 * row + 1 < points.count ? Array(points[2 * row + 1]) : []
        return String(
            upper.indices.map { index in
                let isLower = index < lower.count && lower[index] == "#"
                return upper[index] == "#" ? (isLower ? "█" : "▀") : (isLower ? "▄" : " ")
            }
        )
    }
}
