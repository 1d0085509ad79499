import Model
import Testing

@Suite(.timeLimit(.minutes(10)))
struct BMIServiceTests {
    let sut = BMIService(.testDependencies())

    @Test
    func calculateBMI_heightIsPositive_isRoundedToTwoDecimals() {
        #expect(sut.calculateBMI(weight: 70, height: 175) == 22.86)
    }

    @Test(arguments: [0, -1])
    func calculateBMI_heightIsNotPositive_isZero(height: Double) {
        #expect(sut.calculateBMI(weight: 70, height: height) == 0)
    }

    @Test(arguments: [
        (58, 170, 20.07), (68, 165, 24.98), (150 * 0.45359237, 65 * 2.54, 24.96),
    ])
    func calculateBMI_workedExample_isAsPublished(weight: Double, height: Double, bmi: Double) {
        #expect(sut.calculateBMI(weight: weight, height: height) == bmi)
    }
}
