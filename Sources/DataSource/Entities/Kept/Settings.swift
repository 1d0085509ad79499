public struct Settings: Hashable, Sendable {
    public var weightUnit: WeightUnit
    public var heightUnit: HeightUnit
    // nil: by language
    public var scheme: Scheme?
    // nil: by the locale of the environment
    public var language: Language?
    public var weekStart: Weekday
    public var isMouseEnabled: Bool
    public var isColorEnabled: Bool
    public var hasReadLimits: Bool
    public var hasReadGoalHint: Bool

    public init(
        weightUnit: WeightUnit = .kilograms,
        heightUnit: HeightUnit = .centimetres,
        scheme: Scheme? = nil,
        language: Language? = nil,
        weekStart: Weekday = .monday,
        isMouseEnabled: Bool = true,
        isColorEnabled: Bool = true,
        hasReadLimits: Bool = false,
        hasReadGoalHint: Bool = false
    ) {
        self.weightUnit = weightUnit
        self.heightUnit = heightUnit
        self.scheme = scheme
        self.language = language
        self.weekStart = weekStart
        self.isMouseEnabled = isMouseEnabled
        self.isColorEnabled = isColorEnabled
        self.hasReadLimits = hasReadLimits
        self.hasReadGoalHint = hasReadGoalHint
    }
}
