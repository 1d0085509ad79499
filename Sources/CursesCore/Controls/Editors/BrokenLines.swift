/// Lines of a wrapped text, broken at newlines and, where a line is full, between words or wide
/// characters.
struct BrokenLines {
    /// The character range of each line, without the newline.
    let ranges: [Range<Int>]

    init(_ characters: [Character], width: Int, columns: (Character) -> Int) {
        var ranges: [Range<Int>] = []
        var (start, x) = (0, 0)
        var breakAfter: Int?
        for (index, character) in characters.enumerated() {
            if character.isNewline {
                ranges.append(start..<index)
                (start, x, breakAfter) = (index + 1, 0, nil)
                continue
            }
            let extent = columns(character)
            let isBlank = character == " "
            if x + extent > width, index > start, !isBlank {
                let isClosing = GlyphText.closing.contains(character.unicodeScalars.first ?? " ")
                let full = breakAfter ?? index
                let cut = isClosing && full == index && index > start + 1 ? index - 1 : full
                ranges.append(start..<cut)
                start = cut
                x = characters[start..<index].reduce(0) { $0 + columns($1) }
                breakAfter = nil
            }
            x += extent
            if isBlank || extent == 2 { breakAfter = index + 1 }
        }
        self.ranges = ranges + [start..<characters.count]
    }

    /// Returns the line that contains a position.
    func row(of position: Int) -> Int {
        ranges.lastIndex { $0.lowerBound <= position } ?? 0
    }

    /// Returns the last cursor position of a line; a wrapped line ends before its last character.
    func end(of row: Int) -> Int {
        let isFull = row + 1 < ranges.count && ranges[row + 1].lowerBound == ranges[row].upperBound
        return isFull
            ? max(ranges[row].lowerBound, ranges[row].upperBound - 1)
            : ranges[row].upperBound
    }

    /// Returns the column of a position in its line.
    func column(
        of position: Int,
        in characters: [Character],
        columns: (Character) -> Int
    ) -> Int {
        characters[ranges[row(of: position)].lowerBound..<position].reduce(0) { $0 + columns($1) }
    }

    /// Returns the position nearest to a column of a line.
    func position(
        atColumn column: Int,
        of row: Int,
        in characters: [Character],
        columns: (Character) -> Int
    ) -> Int {
        let row = min(max(0, row), ranges.count - 1)
        var x = 0
        for index in ranges[row].lowerBound..<end(of: row) {
            let extent = columns(characters[index])
            if x + (extent + 1) / 2 > column { return index }
            x += extent
        }
        return end(of: row)
    }
}
