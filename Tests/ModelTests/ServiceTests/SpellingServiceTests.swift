import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct SpellingServiceTests {
    @Test(arguments: [
        ("lits", ["list"]), ("ad", ["add"]), ("STATUS", ["status"]),
        ("sttas", ["stats"]),
        ("xyzzy", []), ("", []), ("l", []), (String(repeating: "a", count: 10_000), []),
    ])
    func nearest_fewSlips_areFound(word: String, expected: [String]) {
        let sut = SpellingService(.testDependencies())
        #expect(sut.nearest(to: word, among: ["add", "list", "stats", "status"]) == expected)
    }
}
