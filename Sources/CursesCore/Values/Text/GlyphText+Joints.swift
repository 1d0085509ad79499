nonisolated extension GlyphText {
    /// Returns the indices of blanks that do not end a line if the joined words fit in one: in days
    /// and before units, as in "24 Nov 2026", "24 Nov 73.0 kg" and "11 st 6 lb".
    func joints(within limit: Int) -> Set<Int> {
        let isAny = zip(elements, elements.dropFirst()).contains {
            $1.isBlank && ($0.isDigit || $0.endsDay)
        }
        guard isAny else { return [] }
        let words = elements.split(omittingEmptySubsequences: false) { $0.isBlank }
        var joints: Set<Int> = []
        var first = 0
        while first < words.count {
            var last = first
            while last + 1 < words.count, last - first < Self.mostJoints,
                let start = words[first].jointStart,
                words[last].belongs(to: words[last + 1], isInside: last > first),
                elements[start..<words[last + 1].jointEnd].width <= limit
            {
                joints.insert(words[last].endIndex)
                last += 1
            }
            first = max(last, first + 1)
        }
        return joints
    }

    /// Maximum number of blanks between a day, a weight and its unit.
    private static let mostJoints = 3
}

nonisolated extension ArraySlice<GlyphText.Element> {
    /// Start of the number or day at the end of a word, with its sign and brackets; else `nil`.
    fileprivate var jointStart: Int? {
        guard let last else { return nil }
        if last.endsDay {
            return dropLast(reversed().prefix { $0.isDigit || $0.isPartOfDay }.count).endIndex
        }
        guard last.isDigit else { return nil }
        let digits = reversed().prefix { $0.isPartOfNumber }
        let signs = dropLast(digits.count).reversed().prefix {
            $0.width == 1 && !$0.isNarrowLetter && !$0.isDigit
        }
        let before = dropLast(digits.count + signs.count)
        guard before.last.map({ $0.width == 2 }) ?? true else { return nil }
        let brackets = before.reversed().prefix { GlyphText.opening.contains($0.glyph.base) }
        return before.dropLast(brackets.count).endIndex
    }

    /// End of the part before the first wide glyph, including closing punctuation.
    fileprivate var jointEnd: Int {
        let narrow = prefix { $0.width == 1 }
        let marks = self[narrow.endIndex...].prefix { GlyphText.closing.contains($0.glyph.base) }
        return marks.endIndex
    }

    /// Returns whether no line may end between two words; inside a joint, digits may follow a unit.
    fileprivate func belongs(to next: Self, isInside: Bool) -> Bool {
        guard let last, let first = next.first else { return false }
        if last.isDigit { return next.beginsWithUnit }
        return first.isDigit
            && (last.endsDay || isInside && beginsWithUnit && allSatisfy(\.isNarrowLetter))
    }

    /// True if it begins with a unit or month, which have at most three letters.
    private var beginsWithUnit: Bool {
        let letters = prefix { $0.isNarrowLetter || $0.glyph.base == "%" || $0.glyph.base == "°" }
        return (1...3).contains(letters.count) && dropFirst(letters.count).first?.isDigit != true
    }
}

nonisolated extension GlyphText.Element {
    fileprivate var isNarrowLetter: Bool { width == 1 && glyph.base.properties.isAlphabetic }

    fileprivate var isPartOfNumber: Bool { isDigit || ".,'’–".unicodeScalars.contains(glyph.base) }

    fileprivate var isPartOfDay: Bool { "年月日".unicodeScalars.contains(glyph.base) }

    var endsDay: Bool { glyph.base == "日" }
}
