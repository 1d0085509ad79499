import DataSource
import Model
import Testing

struct CategoryServiceTests {
    let sut = CategoryService(.testDependencies())

    @Test(arguments: [
        (Scheme.who, 15.999, BMICategory.severeThinness), (.who, 16, .moderateThinness),
        (.who, 17, .mildThinness), (.who, 18.5, .normal), (.who, 24.999, .normal),
        (.who, 25, .preObese), (.who, 30, .obese1), (.who, 35, .obese2), (.who, 40, .obese3),
        (.asianActionPoints, 18.499, .underweight), (.asianActionPoints, 18.5, .acceptable),
        (.asianActionPoints, 23, .increasedRisk), (.asianActionPoints, 27.5, .highRisk),
        (.asiaPacific, 22.999, .normal), (.asiaPacific, 23, .overweight),
        (.asiaPacific, 25, .obese1), (.asiaPacific, 30, .obese2), (.jasso, 18.499, .underweight),
        (.jasso, 18.5, .normal), (.jasso, 25, .obese1), (.jasso, 30, .obese2),
        (.jasso, 35, .obese3), (.jasso, 40, .obese4),
    ])
    func category_bound_isOfTheUpperClass(scheme: Scheme, bmi: Double, category: BMICategory) {
        #expect(sut.category(bmi: bmi, scheme: scheme) == category)
    }

    @Test
    func category_almost25_isToldFromTheUnroundedValue() {
        #expect(sut.category(weight: 68, height: 165, scheme: .who) == .normal)
    }

    @Test(arguments: [(19, Assessment.underTwenty(age: 19)), (20, .category(.normal))])
    func assess_age_classesAreForAdults(age: Int, assessment: Assessment) {
        #expect(sut.assess(weight: 70, height: 178, age: age, scheme: .who) == assessment)
    }

    @Test
    func assess_unknownAge_isAnAdult() {
        let assessment = sut.assess(weight: 70, height: 178, age: nil, scheme: .who)
        #expect(assessment == .category(.normal))
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
        let normal = sut.category(bmi: 20, scheme: scheme)
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

    @Test
    func healthyRange_noHeight_isNone() {
        #expect(sut.healthyRange(height: 0, scheme: .who) == nil)
    }
}
