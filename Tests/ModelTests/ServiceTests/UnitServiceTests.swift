import DataSource
import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct UnitServiceTests {
    let sut = UnitService(.testDependencies())

    @Test(arguments: [
        (72.5747792, 11, 6.0), (6.35029318, 1, 0), (6.332, 1, 0), (6.30, 0, 13.9),
        (72.45, 11, 5.7), (.infinity, 15747, 4.3),
    ])
    func parts_kilograms_areRoundedBeforeTheyAreSplit(
        kilograms: Double,
        stones: Int,
        pounds: Double
    ) throws {
        let parts = try #require(sut.parts(kilograms, .stones))
        #expect(parts == (stones, pounds))
        #expect(sut.parts(kilograms, .pounds) == nil)
    }

    @Test(arguments: [
        ("11st 6lb", WeightUnit.kilograms, Double?(72.5747792)), ("11st 6", .pounds, 72.5747792),
        ("160 lb", .stones, 72.5747792), ("72.5 kg", .kilograms, nil), ("72.5", .pounds, nil),
        ("11 6", .stones, nil), ("11st", .stones, nil), ("72 hg", .pounds, nil), ("", .pounds, nil),
    ])
    func kilograms_typedInOnesOwnUnit_areNone(text: String, unit: WeightUnit, kilograms: Double?) {
        #expect(sut.kilograms(typed: text, otherThan: unit) == kilograms)
    }

    @Test(arguments: [
        (160, WeightUnit.pounds, 72.5747792), (171.96, .pounds, 77.9997439452),
        (171.961, .pounds, 78), (12.2829, .stones, 78), (12.28, .stones, 77.9816002504),
    ])
    func kilograms_ofConvertedPounds_areOfWholeGrams(
        number: Double,
        unit: WeightUnit,
        kilograms: Double
    ) {
        #expect(sut.kilograms(number, unit) == kilograms)
    }

    @Test(arguments: [
        ("81.3-72.4", Double?(8.9)), ("72.4-81.3", nil), ("72.4", nil), ("81.3-", nil),
    ])
    func difference_typed_isAWeightOrNone(text: String, kilograms: Double?) {
        #expect(sut.difference(typed: text, .kilograms) == kilograms)
    }

    @Test(arguments: [
        ("5'10", HeightUnit.centimetres, Double?(177.8)), ("1.78 m", .centimetres, 178),
        ("178 cm", .feetAndInches, 178), ("178 cm", .centimetres, nil),
        ("5'10", .feetAndInches, nil),
        ("178", .centimetres, nil), ("tall", .centimetres, nil), ("178.5", .centimetres, nil),
        ("1.78", .centimetres, 178), ("178", .feetAndInches, 178), ("1.", .centimetres, nil),
        ("999", .feetAndInches, nil),
    ])
    func centimetres_typedInOnesOwnUnit_areNone(
        text: String,
        unit: HeightUnit,
        centimetres: Double?
    ) {
        #expect(sut.centimetres(typed: text, otherThan: unit) == centimetres)
    }

    @Test(arguments: [
        (0.05, WeightUnit.kilograms, 0.1), (-0.05, .kilograms, -0.1),
        (72.45 - 72.4, .kilograms, 0.1),
        (72.4 - 72.45, .kilograms, -0.1), (0.049, .kilograms, 0), (63.5029318, .pounds, 140),
        (0.05 * 0.45359237, .pounds, 0.1), (0.15 * 0.45359237, .stones, 0.2),
        (72.45, .kilograms, 72.5),
    ])
    func rounded_half_isAwayFromZero(kilograms: Double, unit: WeightUnit, number: Double) {
        #expect(sut.rounded(kilograms, unit) == number)
    }

    @Test(arguments: [
        (72.45, WeightUnit.kilograms, 2), (72.4, .kilograms, 1), (72.451, .kilograms, 1),
        (72.45, .pounds, 1), (160.25 * 0.45359237, .pounds, 2),
        (160.2 * 0.45359237, .pounds, 1), (160.25 * 0.45359237, .stones, 2),
        (160.25 * 0.45359237, .kilograms, 1), (3.455, .kilograms, 3), (3.45, .kilograms, 2),
        (3.455, .pounds, 1), (7.25 * 0.45359237, .kilograms, 1),
    ])
    func digits_ofTheUnit(kilograms: Double, unit: WeightUnit, digits: Int) {
        #expect(sut.digits(of: kilograms, unit) == digits)
    }

    @Test(arguments: [(140.0, 63.5029318), (160.3, 72.710856911), (160.25, 72.6881772925)])
    func kilograms_ofPounds_areTheDecimalNumber(pounds: Double, kilograms: Double) {
        #expect(sut.kilograms(pounds, .pounds) == kilograms)
    }

    @Test
    func inside_bounds_areShownWithATenthAndStillInside() {
        let weights = 0.5...650.0
        #expect(sut.inside(weights, .kilograms) == weights)
        let pounds = sut.inside(weights, .pounds)
        #expect((sut.number(pounds.lowerBound, .pounds) * 10).rounded() == 12)
        #expect((sut.number(pounds.upperBound, .pounds) * 10).rounded() == 14330)
        #expect(weights.contains(pounds.lowerBound) && weights.contains(pounds.upperBound))
        let feet = sut.inside(30.0...272.0, .feetAndInches)
        #expect(sut.feetAndInches(feet.lowerBound) == (0, 11.9))
        #expect(sut.feetAndInches(feet.upperBound) == (8, 11))
    }

    @Test(arguments: [(2.54, 1.0), (254, 100), (0, 0)])
    func inches_centimetres_areExact(centimetres: Double, inches: Double) {
        #expect(sut.inches(centimetres) == inches)
    }

    @Test(arguments: [(177.8, 5, 10.0), (182.87, 6, 0), (179.07, 5, 10.5)])
    func feetAndInches_centimetres_areRoundedBeforeTheyAreSplit(
        centimetres: Double,
        feet: Int,
        inches: Double
    ) {
        #expect(sut.feetAndInches(centimetres) == (feet, inches))
    }

    @Test(arguments: [
        (72.6, WeightUnit.kilograms, "72.6"), (72.45, .kilograms, "72.45"),
        (72.6, .pounds, "160.1"), (72.6, .stones, "11 st 6.1"), (72.0, .kilograms, "72.0"),
        (0.45359237 * 0.25, .pounds, "0.25"),
    ])
    func text_weight_hasTheDigitsThatAreShown(weight: Double, unit: WeightUnit, text: String) {
        #expect(sut.text(weight, unit) == text)
    }

    @Test
    func size_ofAUnit_isInTenBillionths() {
        #expect(sut.size(of: .kilograms) == 1.0.tenBillionths)
        #expect(sut.size(of: .pounds) == WeightUnit.pounds.kilograms.tenBillionths)
        #expect(sut.size(of: .stones) == sut.size(of: .pounds))
    }
}
