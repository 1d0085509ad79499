import DataSource
import Testing

@testable import Model

// Random texts of what people type, and of what they do not: nothing traps, nothing is out of bounds.
@Suite(.timeLimit(.minutes(10)))
struct EntryFuzzTests {
    private let entryService = EntryService(.testDependencies())
    private let today = Day(year: 2026, month: 11, day: 22) ?? .epoch
    private let pieces =
        EntryEndings.days + EntryEndings.weights + EntryEndings.heights + EntryEndings.times
        + (0...99).map(String.init) + [
            " ", ".", ",", "-", "/", ":", "+", "2026", "9999", "0000", "99999999", "１", "。", "ー",
            "'", "\"", "e", "\u{0}", "\u{301}", "🦉", "nan", "inf", "0x", "\u{200B}", "(", ")",
        ]

    @Test(arguments: 0..<8)
    func read_randomTexts_neverTrapsAndStaysInBounds(seed: UInt64) {
        var random = Random(seed: seed)
        for _ in 0..<1500 {
            let count = Int.random(in: 1...6, using: &random)
            let text = (0..<count).compactMap { _ in pieces.randomElement(using: &random) }.joined()
            check(text, Language.allCases[Int(random.next() % 2)])
        }
    }

    private func check(_ text: String, _ language: Language) {
        for unit in WeightUnit.allCases {
            for last in [nil, 73.8] {
                if let weight = try? entryService.weight(text, unit: unit, last: last) {
                    #expect((0.5...650).contains(weight), "\(text)")
                }
            }
        }
        for unit in HeightUnit.allCases {
            if let height = try? entryService.height(text, unit: unit) {
                #expect((30...272).contains(height), "\(text)")
            }
        }
        if let day = try? entryService.day(text, today: today, language: language) {
            #expect((Day.epoch...today).contains(day), "\(text)")
        }
        if let day = try? entryService.birthDate(text, today: today, language: language) {
            #expect(day <= today && day.year >= 1895, "\(text)")
        }
        _ = try? entryService.time(text)
    }
}

private struct Random: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
