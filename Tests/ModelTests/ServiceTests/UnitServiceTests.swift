import DataSource
import Model
import Testing

struct UnitServiceTests {
    let sut = UnitService(.testDependencies())

    @Test(arguments: [
        (72.5747792, 11, 6.0), (6.35029318, 1, 0), (6.332, 1, 0), (6.30, 0, 13.9),
        (.infinity, 0, 0),
    ])
    func stonesAndPounds_kilograms_areRoundedBeforeTheyAreSplit(
        kilograms: Double,
        stones: Int,
        pounds: Double
    ) {
        #expect(sut.stonesAndPounds(kilograms) == (stones, pounds))
    }

    @Test
    func inside_bounds_areShownWithATenthAndStillInside() {
        let weights = 0.5...650.0
        #expect(sut.inside(weights, .kilograms) == weights)
        let pounds = sut.inside(weights, .pounds)
        #expect((sut.pounds(pounds.lowerBound) * 10).rounded() == 12)
        #expect((sut.pounds(pounds.upperBound) * 10).rounded() == 14330)
        #expect(weights.contains(pounds.lowerBound) && weights.contains(pounds.upperBound))
        let feet = sut.inside(30.0...272.0, .feetAndInches)
        #expect(sut.feetAndInches(feet.lowerBound) == (0, 11.9))
        #expect(sut.feetAndInches(feet.upperBound) == (8, 11))
    }

    @Test(arguments: [(177.8, 5, 10.0), (182.87, 6, 0), (179.07, 5, 10.5)])
    func feetAndInches_centimetres_areRoundedBeforeTheyAreSplit(
        centimetres: Double,
        feet: Int,
        inches: Double
    ) {
        #expect(sut.feetAndInches(centimetres) == (feet, inches))
    }
}
