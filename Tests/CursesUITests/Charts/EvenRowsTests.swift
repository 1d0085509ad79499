import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@Suite(.timeLimit(.minutes(10)))
struct EvenRowsTests {
    @Test(arguments: 4...40)
    func rows_ofAnyValues_holdThemWithTicksEquallyFarApart(_ rows: Int) throws {
        var random = SplitMix(seed: UInt64(rows))
        for _ in 0..<40 {
            let lower = Double(random.next() % 200_000) / 100 - 1_000
            let length = Double(random.next() % 100_000 + 1) / 100
            let data = Span(lower, lower + length)
            let even = try #require(
                EvenRows(data, rows: rows, dotsPerRow: 4, marks: .automatic)
            )
            let scale = PlotScale(even.span, dots: rows * 4, isUpward: true)
            #expect(scale.dot(data.lower) != nil && scale.dot(data.upper) != nil, "\(data)")
            let first = (even.span.lower / even.step).rounded(.up)
            let last = (even.span.upper / even.step).rounded(.down)
            let ticks = (Int(first)...Int(last)).compactMap { scale.dot(Double($0) * even.step) }
            let offsets = ticks.map { $0 / 4 }
            let gaps = Set(zip(offsets, offsets.dropFirst()).map { $0 - $1 })
            #expect(gaps.count <= 1 && !offsets.isEmpty, "\(data) \(offsets)")
        }
    }

    @Test(arguments: 8..<30)
    func lowerEnd_ofAnyRows_hasATick(_ rows: Int) throws {
        let even = try #require(
            EvenRows(Span(71.5, 73.4), rows: rows, dotsPerRow: 4, marks: .automatic)
        )
        let scale = PlotScale(even.span, dots: rows * 4, isUpward: true)
        let first = (even.span.lower / even.step).rounded(.up) * even.step
        #expect(scale.dot(first).map { $0 / 4 } == rows - 1)
    }

    @Test(arguments: [25, 34, 45, 60, 90])
    func ticks_ofManyRows_areAFewRowsApart(_ rows: Int) throws {
        let data = Span(71.3, 77.9)
        let even = try #require(EvenRows(data, rows: rows, dotsPerRow: 4, marks: .automatic))
        let distance = even.step / even.span.length * (Double(rows) - 0.25)
        #expect((2...6).contains(Int(distance.rounded())), "\(distance)")
    }

    @Test
    func rows_thatAreFewOrOfNoLength_areLeftAlone() {
        #expect(EvenRows(Span(0, 1), rows: 3, dotsPerRow: 4, marks: .automatic) == nil)
        #expect(EvenRows(Span(1), rows: 9, dotsPerRow: 4, marks: .automatic) == nil)
        #expect(EvenRows(Span(), rows: 9, dotsPerRow: 4, marks: .automatic) == nil)
    }

    @Test(arguments: [(Span(70, 75.4), 16), (Span(113.4, 119), 16), (Span(71.8, 75.4), 11)])
    func rows_forATickAtTheUpperEnd_areNotLeftEmpty(_ data: Span, _ rows: Int) throws {
        let even = try #require(EvenRows(data, rows: rows, dotsPerRow: 4, marks: .automatic))
        #expect(even.span.length < 1.5 * data.length, "\(even.span)")
    }

    @Test
    func ends_whereThatCanBe_haveATick() throws {
        let even = try #require(
            EvenRows(Span(72.1, 73.9), rows: 9, dotsPerRow: 4, marks: .automatic)
        )
        #expect(even.step == 0.5)
        let scale = PlotScale(even.span, dots: 36, isUpward: true)
        #expect(scale.dot(72).map { $0 / 4 } == 8)
        #expect(scale.dot(74).map { $0 / 4 } == 0)
    }
}

private struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
