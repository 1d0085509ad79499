/// How well a few typed characters fit a text that has them in this order.
nonisolated enum FuzzyMatch {
    /// What a query fits in one of its texts, the best first, without what it fits far worse than the
    /// best; an empty query fits all as they stand.
    static func sorted<Item>(
        _ items: [Item],
        query: String,
        texts: (Item) -> [String]
    ) -> [Item] {
        if query.allSatisfy(\.isWhitespace) { return items }
        let scored = items.enumerated().compactMap { index, item in
            texts(item).compactMap { score(query, in: $0) }.max()
                .map { (score: $0, index: index, item: item) }
        }
        let best = scored.reduce(0) { max($0, $1.score) }
        return scored.filter { best <= 0 || $0.score * 3 >= best }.sorted {
            $0.score != $1.score ? $0.score > $1.score : $0.index < $1.index
        }.map(\.item)
    }

    /// How many points a query has in a text; nil where it does not fit.
    static func score(_ query: String, in text: String) -> Int? { match(query, in: text)?.score }

    /// Where the characters of a query stand in a text; empty where it does not fit.
    static func places(of query: String, in text: String) -> [Int] {
        match(query, in: text)?.places ?? []
    }

    /// Counts starts of words and neighbours in favour, and gaps against; nil where it does not fit.
    private static func match(_ query: String, in text: String) -> (score: Int, places: [Int])? {
        let wanted = query.lowercased().filter { !$0.isWhitespace }
        if wanted == query, isNumber(wanted) { return numberMatch(wanted, in: text) }
        var rest = Substring(wanted)
        var score = 0
        var places: [Int] = []
        var previous: Character = " "
        var wasMatch = false
        for (place, character) in text.lowercased().enumerated() {
            guard let next = rest.first else { break }
            if character == next {
                score += wasMatch ? 6 : 1
                if !previous.isLetter, !previous.isNumber { score += 8 }
                rest = rest.dropFirst()
                places.append(place)
                wasMatch = true
            } else {
                if wasMatch { score -= 2 }
                wasMatch = false
            }
            previous = character
        }
        return rest.isEmpty ? (score * 100 - text.count, places) : nil
    }

    private static func isNumber(_ query: String) -> Bool {
        !query.isEmpty && query.allSatisfy { $0.isNumber || ".,:-/".contains($0) }
    }

    /// The digits of a number are no number where others stand between them.
    private static func numberMatch(
        _ number: String,
        in text: String
    ) -> (score: Int, places: [Int])? {
        let characters = Array(text)
        let starts = 0...max(0, characters.count - number.count)
        let isFound = { (start: Int) in characters.dropFirst(start).starts(with: number) }
        guard let start = starts.first(where: isFound) else { return nil }
        let isBegin = start == 0 || !characters[start - 1].isNumber
        let score = 6 * number.count + (isBegin ? 8 : 0)
        return (score * 100 - characters.count, Array(start..<start + number.count))
    }
}
