public enum Period: Hashable, Sendable {
    case week(start: Weekday)
    case month
    case year
}

// Algorithm of the trend line.
public enum TrendKind: String, CaseIterable, Hashable, Sendable {
    case smooth
    case hackersDiet
}

// A measure of the trends chart.
public enum TrendMeasure: Hashable, Sendable {
    case weight
    // With percentiles under 20.
    case bmi
    case height
    case measure(Measure)
    // Parts of the weight, by the body fat.
    case fatMass
    case leanMass

    // When true, its values are the weights themselves, or drawn beside them.
    public var isOfWeights: Bool { [.weight, .bmi, .height].contains(self) }
}

public enum TrendRange: String, CaseIterable, Hashable, Sendable {
    case week = "1w"
    case month = "1m"
    case quarter = "3m"
    case year = "1y"
    case all
}
