import DataSource

extension GrowthStandard {
    // Lower bounds of WHO's classes as z-scores, except that of the lowest class.
    private static let thinness = -2.0
    private static let severeThinness = -3.0
    // CDC's 5th, 85th and 95th percentiles as z-scores.
    static let fifth = -1.6448536
    static let eightyFifth = 1.0364334
    static let ninetyFifth = 1.6448536

    // BMI-for-age.
    func table(of sex: Sex) -> GrowthTable {
        switch (self, sex) {
        case (.who2006Infant, .male): .infantBMIBoys
        case (.who2006Infant, .female): .infantBMIGirls
        case (.who2006, .male): .who2006Boys
        case (.who2006, .female): .who2006Girls
        case (.who2007, .male): .who2007Boys
        case (.who2007, .female): .who2007Girls
        case (.cdc2000, .male): .cdc2000Boys
        case (.cdc2000, .female): .cdc2000Girls
        }
    }

    // `nil` for a measure without percentiles at these ages.
    func table(of measure: TrendMeasure, _ sex: Sex) -> GrowthTable? {
        let isMale = sex == .male
        return switch (measure, self) {
        case (.bmi, _): table(of: sex)
        case (.height, .who2006Infant): isMale ? .lengthBoys : .lengthGirls
        case (.height, .who2006): isMale ? .height2006Boys : .height2006Girls
        case (.height, .who2007): isMale ? .height2007Boys : .height2007Girls
        case (.weight, .who2006Infant), (.weight, .who2006): isMale ? .weightBoys : .weightGirls
        case (.measure(.head), .who2006Infant): isMale ? .headBoys : .headGirls
        default: nil
        }
    }

    // Range of a normal BMI as z-scores; CDC excludes the upper end.
    var normal: ClosedRange<Double> {
        self == .cdc2000 ? Self.fifth...Self.eightyFifth : Self.thinness...1
    }

    // WHO's classes include their upper bounds above normal, and their lower bounds below it.
    func category(z: Double) -> GrowthCategory {
        if z < Self.severeThinness { return .severeThinness }
        if z < Self.thinness { return .thinness }
        if z <= 1 { return .normal }
        if self == .who2006 || self == .who2006Infant {
            return z <= 2 ? .possibleRiskOfOverweight : z <= 3 ? .overweight : .obesity
        }
        return z <= 2 ? .overweight : .obesity
    }
}
