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

    @Test(arguments: [(177.8, 5, 10.0), (182.87, 6, 0), (179.07, 5, 10.5)])
    func feetAndInches_centimetres_areRoundedBeforeTheyAreSplit(
        centimetres: Double,
        feet: Int,
        inches: Double
    ) {
        #expect(sut.feetAndInches(centimetres) == (feet, inches))
    }
}
