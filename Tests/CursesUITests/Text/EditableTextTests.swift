import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@Suite(.timeLimit(.minutes(10)))
struct EditableTextTests {
    @Test(arguments: 0..<40 as Range<UInt64>)
    func edit_atRandom_equalsTheTextMadeAnew(seed: UInt64) {
        let pieces = [
            "a", "\u{301}", "\u{200D}", "👩", "👧", "🇯", "🇵", "🇺🇸", "क", "\u{94D}", "ष", "ि", "ำ", "น",
            "\u{1100}",
            "\u{1161}", "한", "\u{FE0F}", "🏽", " ", "e\u{301}x", "\u{1F1E6}", "ab👨‍👩‍👧c", "\u{600}",
        ]
        var random = SystemRandom(state: seed)
        var sut = EditableText()
        for _ in 0..<300 {
            let before = String(sut.characters[..<sut.cursor])
            let after = String(sut.characters[sut.cursor...])
            switch UInt64.random(in: 0..<8, using: &random) {
            case 0..<5:
                let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
                sut.insert(piece)
                #expect(sut.cursor == min((before + piece).count, (before + piece + after).count))
                #expect(
                    Array(sut.text.unicodeScalars) == Array((before + piece + after).unicodeScalars)
                )
            case 5: sut.delete(to: sut.cursor - 1)
            case 6: sut.move(to: Int.random(in: 0...sut.characters.count, using: &random))
            default:
                sut.move(
                    to: Int.random(in: 0...sut.characters.count, using: &random),
                    selecting: true
                )
                sut.insert("x")
            }
            #expect(sut.characters == Array(sut.text))
            #expect(String(sut.characters) == sut.text)
            #expect((0...sut.characters.count).contains(sut.cursor))
        }
    }

    @Test
    func insert_millionsOfMarks_fewAreKept() {
        var sut = EditableText()
        sut.insert("a" + String(repeating: "\u{301}", count: 300_000) + "b")
        #expect(sut.characters.count == 2)
        #expect(sut.text.unicodeScalars.count == 34)
        for _ in 0..<100 { sut.insert("\u{302}") }
        #expect(sut.text.unicodeScalars.count == 66)
    }

    @Test
    func insert_moreBytesThanALine_isCutBetweenCharacters() {
        var sut = EditableText()
        let family = "👨‍👩‍👧‍👦"
        sut.insert(String(repeating: family, count: 10_000))
        #expect(sut.text.utf8.count <= EditableText.byteLimit)
        #expect(sut.characters.count == EditableText.byteLimit / family.utf8.count)
        #expect(sut.characters.allSatisfy { String($0) == family })
    }

    /// Notes of up to 40,000 bytes are kept; what is longer has to reach the check that refuses it.
    @Test
    func insert_moreThanAnAppTakes_isNotCut() {
        var sut = EditableText()
        sut.insert(String(repeating: "a", count: 40_001))
        #expect(sut.characters.count == 40_001)
    }

    @Test
    func insert_exactlyTheLimit_isWhole() {
        var sut = EditableText()
        sut.insert(String(repeating: "漢", count: EditableText.limit))
        #expect(sut.characters.count == EditableText.limit)
        sut.insert("a")
        #expect(sut.characters.count == EditableText.limit)
    }

    private struct SystemRandom: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &+ 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }
}
