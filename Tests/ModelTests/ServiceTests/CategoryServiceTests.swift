import DataSource
import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct CategoryServiceTests {
    let sut = CategoryService(.testDependencies())

    @Test(arguments: [
        (Scheme.who, 15.999, BMICategory.severeThinness), (.who, 16, .moderateThinness),
        (.who, 17, .mildThinness), (.who, 18.5, .normal), (.who, 24.999, .normal),
        (.who, 25, .preObese), (.who, 30, .obeseClass1), (.who, 35, .obeseClass2),
        (.who, 40, .obeseClass3),
        (.asianActionPoints, 18.499, .underweight), (.asianActionPoints, 18.5, .acceptable),
        (.asianActionPoints, 23, .increasedRisk), (.asianActionPoints, 27.5, .highRisk),
        (.asiaPacific, 22.999, .normal), (.asiaPacific, 23, .overweight),
        (.asiaPacific, 25, .obese1), (.asiaPacific, 30, .obese2), (.jasso, 18.499, .underweight),
        (.jasso, 18.5, .normal), (.jasso, 25, .obeseDegree1), (.jasso, 30, .obeseDegree2),
        (.jasso, 35, .obeseDegree3), (.jasso, 40, .obeseDegree4),
    ])
    func category_bound_isOfTheUpperClass(scheme: Scheme, bmi: Double, category: BMICategory) {
        #expect(sut.category(weight: bmi, height: 100, scheme: scheme) == category)
    }

    @Test
    func category_almost25_isToldFromTheUnroundedValue() {
        #expect(sut.category(weight: 68, height: 165, scheme: .who) == .normal)
    }

    @Test(arguments: [
        (String?.some("2006-11-21"), Assessment.underTwenty(age: 19)),
        ("2006-11-20", .category(.normal)),
        ("2026-11-20", .sexMissing), ("2026-11-21", .beforeBirth),
        (nil, .category(.normal)),
    ])
    func assess_birthDate_classesAreForAdults(birthDate: String?, assessment: Assessment) throws {
        let person = Person(
            id: .zero,
            name: "",
            height: 178,
            birthDate: birthDate.flatMap { Day($0) }
        )
        let day = try #require(Day("2026-11-20"))
        let result = sut.assess(
            weight: 70,
            height: 178,
            of: person,
            on: day,
            scheme: .who,
            reference: .who
        )
        #expect(result == assessment)
    }

    @Test(arguments: [
        (139.9, String?.none, Assessment.birthDateMissing), (140, nil, .category(.normal)),
        (110, "2020-11-20", .sexMissing), (130, "1980-11-20", .category(.normal)),
    ])
    func assess_smallWithoutABirthDate_mayBeAChild(
        _ height: Double,
        _ birthDate: String?,
        _ assessment: Assessment
    ) throws {
        let person = Person(
            id: .zero,
            name: "",
            height: 178,
            birthDate: birthDate.flatMap { Day($0) }
        )
        let day = try #require(Day("2026-11-20"))
        let weight = 20 * height * height / 10_000
        let result = sut.assess(
            weight: weight,
            height: height,
            of: person,
            on: day,
            scheme: .who,
            reference: .who
        )
        #expect(result == assessment)
    }

    @Test
    func isKnownAdult_withoutABirthDate_theHeightDecides() throws {
        let day = try #require(Day("2026-11-20"))
        var person = Person(id: .zero, name: "", height: 110)
        #expect(!sut.isKnownAdult(person, height: 139.9, on: day))
        #expect(sut.isKnownAdult(person, height: 140, on: day))
        #expect(!CategoryService.hasClass(height: 139.9) && CategoryService.hasClass(height: 140))
        person.birthDate = Day("2010-11-20")
        #expect(!sut.isKnownAdult(person, height: 178, on: day))
        person.birthDate = Day("1990-11-20")
        #expect(sut.isKnownAdult(person, height: 110, on: day))
    }

    @Test
    func healthyRange_178Centimetres_is58point7To79point2() throws {
        let range = try #require(sut.healthyRange(height: 178, scheme: .who))
        #expect(abs(range.lowerBound - 58.7) < 1e-9)
        #expect(abs(range.upperBound - 79.2) < 1e-9)
    }

    @Test(arguments: Scheme.allCases, WeightUnit.allCases)
    func healthyRange_everyHeight_bothEndsAreNormalAndTheNextAreNot(
        scheme: Scheme,
        unit: WeightUnit
    ) throws {
        let normal = sut.category(weight: 20, height: 100, scheme: scheme)
        let step = unit == .kilograms ? 0.1 : 0.045359237
        for height in 300...2720 {
            let height = Double(height) / 10
            let range = try #require(sut.healthyRange(height: height, scheme: scheme, unit: unit))
            let categories = [
                range.lowerBound - step, range.lowerBound, range.upperBound,
                range.upperBound + step,
            ].map { sut.category(weight: $0, height: height, scheme: scheme) == normal }
            guard categories == [false, true, true, false] else {
                Issue.record("\(height): \(range) \(categories)")
                return
            }
        }
    }

    @Test(arguments: [
        (Scheme.who, 18.5..<25.0), (.asiaPacific, 18.5..<23), (.jasso, 18.5..<25),
    ])
    func normalBounds_areThoseOfTheScheme(scheme: Scheme, bounds: Range<Double>) {
        #expect(scheme.normalBounds == bounds)
    }

    @Test
    func healthyRange_noHeight_isNone() {
        #expect(sut.healthyRange(height: 0, scheme: .who) == nil)
    }

    @Test(arguments: [
        (Scheme.who, [18.5, 25, 30, 35, 40]), (.asianActionPoints, [18.5, 23, 27.5]),
        (.asiaPacific, [18.5, 23, 25, 30]), (.jasso, [18.5, 25, 30, 35, 40]),
    ])
    func rulerBounds_beginWithTheNormalClass(scheme: Scheme, bounds: [Double]) {
        #expect(scheme.rulerBounds == bounds)
    }
}
