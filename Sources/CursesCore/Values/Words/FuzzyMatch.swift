/// Scores texts that contain the characters of a query in order.
nonisolated enum FuzzyMatch {
    /// Returns the items with a matching text, best first, without those below a third of the best
    /// score; an item with exactly this text comes first. If a word begins with the query, matches
    /// inside words do not count: "log" is not "kilograms". An empty query matches everything, in
    /// the given order.
    static func sorted<Item>(
        _ items: [Item],
        query: String,
        texts: (Item) -> [String]
    ) -> [Item] {
        if query.allSatisfy(\.isWhitespace) { return items }
        let name = query.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let scored = items.enumerated().compactMap { index, item in
            texts(item).compactMap { match(query, in: $0) }.max { $0.score < $1.score }
                .map { (score: $0.score, position: $0.position, index: index, item: item) }
        }
        let best = scored.reduce(0) { max($0, $1.score) }
        let hasBeginning = scored.contains { $0.position == .beginning }
        let found = scored.filter {
            (!hasBeginning || $0.position != .middle) && (best <= 0 || $0.score * 3 >= best)
        }.sorted { $0.score != $1.score ? $0.score > $1.score : $0.index < $1.index }.map(\.item)
        func isExact(_ item: Item) -> Bool { texts(item).contains { $0.lowercased() == name } }
        return found.filter(isExact) + found.filter { !isExact($0) }
    }

    /// Returns the positions of the matched characters; empty if the query does not match.
    static func places(of query: String, in text: String) -> [Int] {
        match(query, in: text)?.places ?? []
    }

    /// Position of a contiguous match in a word.
    private enum Position {
        case beginning
        case middle
        case other
    }

    private typealias Match = (score: Int, places: [Int], position: Position)

    private static func match(_ query: String, in text: String) -> Match? {
        let words = query.lowercased().split(whereSeparator: \.isWhitespace).map(Array.init)
        if words.count == 1, case let word = String(words[0]), word == query, isNumber(word) {
            return numberMatch(word, in: text)
        }
        let characters = Array(text.lowercased())
        guard holds(words.joined(), in: characters),
            let places = places(of: words[...], from: 0, in: characters)
        else { return nil }
        let score = score(places, in: characters) * 100 - characters.count
        return (score, places, position(of: places, in: characters))
    }

    private static func position(of places: [Int], in text: [Character]) -> Position {
        guard let first = places.first, places == Array(first..<first + places.count) else {
            return .other
        }
        if beginsWord(first, in: text) { return .beginning }
        return text[first - 1].isASCII ? .middle : .other
    }

    /// Returns whether a text has all characters in order; a cheap test that most texts fail.
    private static func holds(_ wanted: some Sequence<Character>, in text: [Character]) -> Bool {
        var rest = text[...]
        return wanted.allSatisfy { character in
            guard let index = rest.firstIndex(of: character) else { return false }
            rest = rest[(index + 1)...]
            return true
        }
    }

    /// Returns the best positions of consecutive words, each in at most two words of the text;
    /// letters scattered further are no useful match.
    private static func places(
        of words: ArraySlice<[Character]>,
        from start: Int,
        in text: [Character]
    ) -> [Int]? {
        guard let word = words.first else { return [] }
        let found = text.indices[start...].compactMap { places(of: word, at: $0, in: text) }
        let best = found.sorted { score($0, in: text) > score($1, in: text) }
        for places in best {
            let next = (places.last ?? start) + 1
            guard let rest = Self.places(of: words.dropFirst(), from: next, in: text) else {
                continue
            }
            return places + rest
        }
        return nil
    }

    /// Returns the best positions of a word from a character on: in one word, or ending at the
    /// start of a later word.
    private static func places(of word: [Character], at start: Int, in text: [Character]) -> [Int]?
    {
        let head = run(of: word[...], at: start, in: text)
        var found = head.count == word.count ? [head] : []
        for count in head.indices.map({ $0 + 1 }) where count < word.count {
            for next in text.indices[(head[count - 1] + 1)...] where beginsWord(next, in: text) {
                let tail = run(of: word[count...], at: next, in: text)
                if count + tail.count == word.count { found.append(head.prefix(count) + tail) }
            }
        }
        return found.max { score($0, in: text) < score($1, in: text) }
    }

    /// Returns the positions of as many letters as match from a character to the end of its word.
    private static func run(
        of letters: ArraySlice<Character>,
        at start: Int,
        in text: [Character]
    ) -> [Int] {
        guard text[start] == letters.first else { return [] }
        var places: [Int] = []
        var rest = letters
        for place in text.indices[start...] {
            if rest.isEmpty || place > start && beginsWord(place, in: text) { break }
            if text[place] == rest.first {
                places.append(place)
                rest = rest.dropFirst()
            }
        }
        return places
    }

    /// Rewards starts of words and adjacent letters, and penalizes gaps.
    private static func score(_ places: [Int], in text: [Character]) -> Int {
        var score = 0
        for (index, place) in places.enumerated() {
            let wasMatch = index > 0 && places[index - 1] == place - 1
            score += wasMatch ? 6 : 1
            if index > 0, !wasMatch { score -= 2 }
            if beginsWord(place, in: text) { score += 8 }
        }
        return score
    }

    private static func beginsWord(_ place: Int, in text: [Character]) -> Bool {
        place == 0 || !text[place - 1].isLetter && !text[place - 1].isNumber
    }

    private static func isNumber(_ query: String) -> Bool {
        !query.isEmpty && query.allSatisfy { $0.isNumber || ".,:-/".contains($0) }
    }

    /// Returns the first contiguous match of a number; scattered digits are no match.
    private static func numberMatch(_ number: String, in text: String) -> Match? {
        let characters = Array(text)
        let starts = 0...max(0, characters.count - number.count)
        let isFound = { (start: Int) in characters.dropFirst(start).starts(with: number) }
        guard let start = starts.first(where: isFound) else { return nil }
        let isBegin = start == 0 || !characters[start - 1].isNumber
        let score = 6 * number.count + (isBegin ? 8 : 0)
        return (score * 100 - characters.count, Array(start..<start + number.count), .other)
    }
}
