import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@Suite(.timeLimit(.minutes(10)))
struct RoundStepTests {
    @Test(arguments: [
        (0.7, 1), (1.01, 2), (2, 2), (2.1, 5), (2.6, 5), (5.1, 10), (0.03, 0.05), (0.1, 0.1),
        (0.11, 0.2), (0.21, 0.5), (99, 100), (1.3e-20, 2e-20), (3e20, 5e20),
    ])
    func init_AnyLength_IsTheLeastRoundOne(least: Double, expected: Double) {
        #expect(RoundStep(atLeast: least)?.value == expected)
    }

    @Test(arguments: [0, -1, .nan, .infinity, 1e-300, 1e301])
    func init_NoLength_IsNothing(least: Double) {
        #expect(RoundStep(atLeast: least) == nil)
    }

    @Test(arguments: [(1, 0), (25, 0), (2.1, 0), (0.5, 1), (0.25, 1), (0.002, 3)])
    func fractionDigits_ShowTheMultiples(least: Double, expected: Int) {
        #expect(RoundStep(atLeast: least)?.fractionDigits == expected)
    }

    @Test
    func multiples_LieInside_AndAreDecimal() {
        let step = RoundStep(atLeast: 0.1)
        #expect(step?.multiples(in: Span(71.95, 72.4)) == [72, 72.1, 72.2, 72.3, 72.4])
        #expect(step?.multiples(in: Span(-0.15, 0.15)) == [-0.1, 0, 0.1])
        #expect(step?.multiples(in: Span(0, 1e9)) == [])
        #expect(step?.multiples(in: Span()) == [])
    }
}
