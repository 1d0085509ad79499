import Essentials
import Testing

@Suite(.timeLimit(.minutes(10)))
struct SearchTests {
    @Test(arguments: [
        ("weight", "we", 0..<2), ("weight", "ght", 3..<6), ("weight", "weight", 0..<6),
        ("aab", "ab", 1..<3), ("ababac", "abac", 2..<6), ("weight", "", 0..<0), ("", "", 0..<0),
    ])
    func aText_stands_where_it_comes_first(text: String, other: String, place: Range<Int>) {
        #expect(Array(text).place(of: Array(other)) == place)
        #expect(text.holds(other))
    }

    @Test(arguments: [("weight", "x"), ("weight", "weights"), ("", "w"), ("weight", "wg")])
    func aText_that_is_not_there_has_no_place(text: String, other: String) {
        #expect(text.place(of: other) == nil)
        #expect(!text.holds(other))
    }

    @Test(
        arguments: [
            ("trend 72.4", "trend", "trend"), ("推移 72.4", "移", "移"), ("aab", "ab", "ab"),
            ("weight", "weights", nil), ("weight", "", ""), ("", "w", nil),
        ] as [(String, String, String?)]
    )
    func bytes_ofAText_areFoundWhereTheyComeFirst(text: String, other: String, found: String?) {
        let text = ("- " + text)[...].dropFirst(2)
        let place = text.utf8.place(of: other.utf8)
        #expect(place.map { String(text[$0]) } == found)
        #expect(place == nil || place == text.place(of: other))
    }

    // A letter and the accent over it are one character, however they are written.
    @Test
    func a_letter_under_an_accent_is_another_letter() {
        #expect(!"e\u{301}t".holds("e"))
        #expect("e\u{301}t".holds("\u{E9}t"))
    }

    @Test(arguments: [
        ("a-b-c", "-", "+", "a+b+c"), ("--", "-", "--", "----"), ("abc", "x", "y", "abc"),
        ("aaa", "aa", "b", "ba"), ("abc", "", "y", "abc"), ("abc", "abc", "", ""),
    ])
    func every_place_is_substituted_once(text: String, other: String, new: String, result: String) {
        #expect(text.substituting(other, with: new) == result)
    }
}
