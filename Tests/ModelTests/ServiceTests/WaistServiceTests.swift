import DataSource
import Essentials
import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct WaistServiceTests {
    private let sut = WaistService(.testDependencies())
    private let day = Day(number: 20_777)

    private func assess(
        waist: Double,
        height: Double = 178,
        weight: Double = 72.4,
        born years: Int? = nil
    ) -> WaistAssessment? {
        var person = Person(id: UUID(1), name: "Ann", height: height)
        person.birthDate = years.flatMap { day.advanced(byMonths: -12 * $0) }
        var weighIn = WeighIn.on(day, weight, height: height)
        weighIn.measures[.waist] = waist
        return sut.assess(weighIn, of: person)
    }

    @Test
    func readings_areTheLastOfEachMeasure() {
        let person = Person(id: UUID(1), name: "Ann", height: 178)
        var weighIns = (0..<3).map { WeighIn.on(day.advanced(by: $0), 72.4, height: 178) }
        weighIns[0].measures[.bodyFat] = 21.5
        weighIns[0].measures[.waist] = 90
        weighIns[1].measures[.waist] = 88
        let healthy = WaistAssessment(ratio: 0.49, category: .healthy)
        #expect(
            sut.readings(in: weighIns, of: person) == [
                MeasureReading(
                    measure: .waist,
                    value: 88,
                    day: day.advanced(by: 1),
                    waist: healthy
                ),
                MeasureReading(measure: .bodyFat, value: 21.5, day: day),
            ]
        )
        #expect(sut.readings(in: [weighIns[2]], of: person).isEmpty)
    }

    // 0.4996 is not yet 0.5, and is shown below it.
    @Test(arguments: [
        (70.0, 0.39, nil), (71.2, 0.4, WaistClass.healthy), (88, 0.49, .healthy),
        (87, 0.49, .healthy), (88.93, 0.49, .healthy), (89, 0.5, .increased),
        (106.7, 0.59, .increased),
        (106.8, 0.6, .high), (180, 1.01, .high),
    ])
    func assess_bounds_areOfTheClassAbove(
        waist: Double,
        ratio: Double,
        category: WaistClass?
    ) {
        #expect(assess(waist: waist) == WaistAssessment(ratio: ratio, category: category))
    }

    @Test
    func assess_everyHalfOfTheHeight_isExactlyAHalf() {
        for tenths in 1000...2200 {
            let height = Double(tenths) / 10
            let waist = Double(tenths * 5) / 100
            let result = assess(waist: waist, height: height, weight: 20, born: 30)
            #expect(result?.ratio == 0.5 && result?.category == .increased, "\(height)")
        }
    }

    @Test(arguments: [
        (4, 20.0, nil), (5, 20, WaistClass.increased), (19, 200, .increased), (40, 70, .increased),
        // 35 and more for adults
        (40, 112, nil),
    ])
    func assess_childrenUnderFiveAndVeryHeavyAdults_haveNoClass(
        age: Int,
        weight: Double,
        category: WaistClass?
    ) {
        let result = assess(waist: 95, weight: weight, born: age)
        #expect(result == WaistAssessment(ratio: 0.53, category: category))
    }

    @Test
    func assess_someoneSmallWithoutABirthDate_hasNoClass() {
        #expect(assess(waist: 60, height: 110, weight: 20) == WaistAssessment(ratio: 0.55))
    }

    @Test(arguments: [(35.0, 178.0, false), (88, 178, true), (250, 178, false), (35, 0, true)])
    func isUsual_aWaistInAnotherUnit_isNot(waist: Double, height: Double, isUsual: Bool) {
        #expect(WaistService.isUsual(waist, height: height) == isUsual)
    }

    @Test
    func assess_withoutAWaist_isNothing() {
        let person = Person(id: UUID(1), name: "Ann", height: 178)
        #expect(sut.assess(.on(day, 72.4), of: person) == nil)
    }

    @Test(arguments: [
        (34.0, 0.19), (44.4, 0.25), (214, 1.2), (44.5, nil), (88, nil), (213, nil),
    ])
    func warnings_aWaistInAnotherUnit_isAsked(waist: Double, ratio: Double?) {
        var weighIn = WeighIn.on(.epoch, 80)
        weighIn.measures[.waist] = waist
        let result = WarningService(.testDependencies())
            .warnings(about: weighIn, near: nil, lastHeight: 178, isAdult: true)
        let warnings = ratio.map { ratio in
            [EntryWarning.unusualWaist(waist, ratio: ratio, readIn: .centimetres)]
        }
        #expect(result == warnings ?? [])
    }

    @Test(arguments: [
        (Measure.waist, "88", HeightUnit.centimetres, Double?(88)),
        (.waist, "88,5cm", .centimetres, 88.5),
        (.waist, "34.5in", .centimetres, 87.63), (.waist, "0.88m", .centimetres, 88),
        (.waist, "34.5", .feetAndInches, 87.63), (.waist, "88 cm", .feetAndInches, 88),
        (.waist, "８８", .centimetres, 88), (.waist, " ", .centimetres, Double?.none),
        (.bodyFat, "21.5", .centimetres, 21.5), (.bodyFat, "21,5 %", .feetAndInches, 21.5),
        (.bodyFat, "２１％", .centimetres, 21), (.bodyFat, "", .centimetres, Double?.none),
    ])
    func value_ofAMeasure_isReadInItsUnits(
        measure: Measure,
        text: String,
        unit: HeightUnit,
        value: Double?
    ) throws {
        let sut = EntryService(.testDependencies())
        #expect(try sut.value(of: measure, text, unit: unit) == value)
    }

    @Test(arguments: [
        (Measure.bodyFat, "0", EntryError.outOfBounds(.bodyFat)),
        (.bodyFat, "90", .outOfBounds(.bodyFat)), (.bodyFat, "20kg", .notAMeasure(.bodyFat)),
        (.bodyFat, "much", .notAMeasure(.bodyFat)), (.bodyFat, "1,2.3", .bothDecimalMarks),
        (.waist, "5", .outOfBounds(.waist)), (.waist, "301", .outOfBounds(.waist)),
        (.waist, "88 kg", .notAMeasure(.waist)), (.waist, "5'10", .notAMeasure(.waist)),
    ])
    func value_ofNoMeasure_isRefused(measure: Measure, text: String, error: EntryError) {
        let sut = EntryService(.testDependencies())
        #expect(throws: error) { try sut.value(of: measure, text) }
    }

    @Test
    func text_ofALength_isInTheUnitOfHeights() {
        let sut = EntryService(.testDependencies())
        #expect(sut.text(87.63, of: .waist, unit: .feetAndInches) == "34.5")
        #expect(sut.text(87.63, of: .waist, unit: .centimetres) == "87.63")
        #expect(sut.text(21.5, of: .bodyFat, unit: .feetAndInches) == "21.5")
        #expect(UnitService().shown(2.54, of: .waist, .feetAndInches) == 1)
    }
}
