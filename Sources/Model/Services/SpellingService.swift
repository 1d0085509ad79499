public struct SpellingService: Sendable {
    // With more typing errors it is another word.
    static let slips = 2

    public init(_ appDependencies: AppDependencies) {}

    // Returns the words with the fewest typing errors; empty if there are too many.
    public func nearest(to word: String, among words: [String]) -> [String] {
        let typed = Array(word.lowercased().prefix(64))
        let distances = words.map { distance(typed, Array($0.lowercased().prefix(64))) }
        guard let least = distances.min(), least <= max(1, min(Self.slips, typed.count / 2)) else {
            return []
        }
        return zip(words, distances).filter { $0.1 == least }.map(\.0)
    }

    // Edit distance: insertions, deletions, substitutions and swaps of neighbours.
    private func distance(_ some: [Character], _ other: [Character]) -> Int {
        var before = [Int]()
        var last = Array(0...other.count)
        for (row, letter) in some.enumerated() {
            var next = [row + 1]
            for (column, otherLetter) in other.enumerated() {
                let changed = last[column] + (letter == otherLetter ? 0 : 1)
                var least = min(changed, last[column + 1] + 1, next[column] + 1)
                if row > 0, column > 0, letter == other[column - 1],
                    otherLetter == some[row - 1]
                {
                    least = min(least, before[column - 1] + 1)
                }
                next.append(least)
            }
            before = last
            last = next
        }
        return last[other.count]
    }
}
