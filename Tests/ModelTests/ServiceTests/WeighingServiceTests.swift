import DataSource
import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct WeighingServiceTests {
    let sut = WeighingService(.testDependencies())
    let person = Person(id: .zero, name: "Ada", height: 165)

    private func weighing(_ weight: Double, _ settings: Settings = Settings()) throws -> Weighing? {
        let day = try #require(Day("2026-11-20"))
        return sut.weighing(weight, 165, of: person, on: day, settings)
    }

    @Test
    func weighing_almost25_bmiIsRoundedOnTheSideOfItsClass() throws {
        let weighing = try #require(try weighing(68.06))
        #expect((weighing.weight, weighing.height) == (68.06, 165))
        #expect(weighing.bmi == 24.99)
        #expect(weighing.assessment == .category(.normal))
        #expect(!weighing.isUnusual)
    }

    @Test
    func weighing_otherScheme_classIsOfThatScheme() throws {
        let settings = Settings(scheme: .asianActionPoints)
        #expect(try weighing(68.06, settings)?.assessment == .category(.increasedRisk))
    }

    @Test(arguments: [(13.0, nil), (14, true), (27, true), (28, false), (680, true), (681, nil)])
    func weighing_boundsOfTheBMI_unusualInsideImpossibleOutside(
        _ weight: Double,
        _ isUnusual: Bool?
    ) throws {
        #expect(try weighing(weight)?.isUnusual == isUnusual)
    }

    @Test
    func weighing_withoutWeightOrHeight_isUnknown() throws {
        let day = try #require(Day("2026-11-20"))
        #expect(sut.weighing(nil, 165, of: person, on: day, Settings()) == nil)
        #expect(sut.weighing(60, nil, of: person, on: day, Settings()) == nil)
    }
}
