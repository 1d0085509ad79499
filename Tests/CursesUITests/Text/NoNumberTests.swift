import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct NoNumberTests {
    @Test(arguments: [Double.nan, -.nan, .infinity, -.infinity])
    func text_ofNoNumber_isADash(value: Double) {
        let sut = Pilot(
            VStack {
                Text("\(value)")
                Text("\(value, specifier: "%.2f")")
                Text(value, format: .number)
                Text(value, format: .number.precision(.fractionLength(1)))
                Text(value, format: .percent)
            },
            20,
            6
        )
        #expect(sut.content == "–\n–\n–\n–\n–")
    }
}
