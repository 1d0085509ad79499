public struct Settings: Hashable, Sendable {
    public var weightUnit: WeightUnit
    public var heightUnit: HeightUnit
    // Nothing here leaves the choice to the language.
    public var scheme: Scheme?
    // Nothing here leaves the choice to the system.
    public var language: Language?
    public var weekStart: Weekday
    public var isMouseEnabled: Bool
    public var isColorEnabled: Bool
    // Whether the limits of classes were put away.
    public var hasReadLimits: Bool

    public init(
        weightUnit: WeightUnit = .kilograms,
        heightUnit: HeightUnit = .centimetres,
        scheme: Scheme? = nil,
        language: Language? = nil,
        weekStart: Weekday = .monday,
        isMouseEnabled: Bool = true,
        isColorEnabled: Bool = true,
        hasReadLimits: Bool = false
    ) {
        self.weightUnit = weightUnit
        self.heightUnit = heightUnit
        self.scheme = scheme
        self.language = language
        self.weekStart = weekStart
        self.isMouseEnabled = isMouseEnabled
        self.isColorEnabled = isColorEnabled
        self.hasReadLimits = hasReadLimits
    }
}
