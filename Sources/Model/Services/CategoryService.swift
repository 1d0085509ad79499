public import DataSource

public struct CategoryService: Sendable {
    // Adult classes do not apply below this age.
    static let adultAge = 20

    private let bmiService: BMIService

    public init(_ appDependencies: AppDependencies) {
        bmiService = BMIService(appDependencies)
    }

    public func assess(weight: Double, height: Double, age: Int?, scheme: Scheme) -> Assessment {
        if let age, age < Self.adultAge { return .underTwenty(age: age) }
        return .category(category(weight: weight, height: height, scheme: scheme))
    }

    public func category(weight: Double, height: Double, scheme: Scheme) -> BMICategory {
        let bmi = bmiService.calculateUnroundedBMI(weight: weight, height: height)
        return category(bmi: bmi, scheme: scheme)
    }

    public func category(bmi: Double, scheme: Scheme) -> BMICategory {
        let classes = scheme.classes
        return (classes.last { $0.lowerBound <= bmi } ?? classes[0]).category
    }

    public func classes(of scheme: Scheme) -> [BMIClass] {
        scheme.classes
    }

    public func normalBounds(of scheme: Scheme) -> Range<Double> {
        scheme.normalBounds
    }

    // Rounded inwards, so that both ends are shown as they are and still are of the normal class.
    public func healthyRange(
        height: Double,
        scheme: Scheme,
        unit: WeightUnit = .kilograms
    ) -> ClosedRange<Double>? {
        guard height > .zero else { return nil }
        let squareMetres = height / 100 * height / 100
        let step = (unit == .kilograms ? 1 : UnitService.kilogramsOfPound) / 10
        let bounds = scheme.normalBounds
        var lower = (bounds.lowerBound * squareMetres / step).rounded(.up)
        var upper = (bounds.upperBound * squareMetres / step).rounded(.down)
        let isNormal = { (steps: Double) in
            bounds.contains(
                bmiService.calculateUnroundedBMI(weight: steps * step, height: height)
            )
        }
        while lower < upper, !isNormal(lower) { lower += 1 }
        while lower < upper, !isNormal(upper) { upper -= 1 }
        return isNormal(lower) && isNormal(upper) ? lower * step...upper * step : nil
    }
}
