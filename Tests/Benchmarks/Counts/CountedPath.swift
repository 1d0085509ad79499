/// Something that people do often, as keys after keys that lead there.
nonisolated struct CountedPath {
    let name: String
    let weighIns: Int
    let way: [String]
    let keys: [String]

    /// A start has no keys: it is counted from the first instruction to the last.
    static let all: [CountedPath] =
        [0, 330, 11_000, 100_000].map { CountedPath("start", [], weighIns: $0) } + [
            CountedPath("key that does nothing", after: [unused], repeated(unused, 4)),
            CountedPath("typed character", after: ["a"], ["7", "2", ".", "4"]),
            CountedPath("list down", after: ["h"], repeated("\u{1B}[B", 8)),
            CountedPath("list page down", after: ["h"], repeated("\u{1B}[6~", 4)),
            CountedPath("crosshair", after: ["t"], repeated("\u{1B}[D", 8)),
            CountedPath("zoom", after: ["t"], ["+", "-", "+", "-"]),
            CountedPath("settings down", after: ["s"], repeated("\u{1B}[B", 4)),
            CountedPath("open history", ["h"]),
            CountedPath("open history", ["h"], weighIns: 100_000),
            CountedPath("open trends", ["t"]),
            CountedPath("open trends", ["t"], weighIns: 100_000),
            CountedPath("save", after: ["a", "7", "2", ".", "4"], ["\r"]),
        ]

    // F9; the first key of all is followed by a frame in which everything is made anew.
    static let unused = "\u{1B}[20~"

    private init(
        _ name: String,
        after way: [String] = [],
        _ keys: [String],
        weighIns: Int = 11_000
    ) {
        self.name = "\(name), \(weighIns)"
        self.weighIns = weighIns
        self.way = way
        self.keys = keys
    }

    private static func repeated(_ key: String, _ count: Int) -> [String] {
        Array(repeating: key, count: count)
    }
}
