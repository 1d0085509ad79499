public struct Settings: Hashable, Sendable {
    public var weightUnit: WeightUnit
    public var heightUnit: HeightUnit
    // `nil`: by language
    public var scheme: Scheme?
    // `nil`: by language
    public var growthReference: GrowthReference?
    // `nil`: by the locale of the environment
    public var language: Language?
    public var weekStart: Weekday
    public var trend: TrendKind
    public var isMouseEnabled: Bool
    public var colors: ColorChoice
    public var characters: CharacterChoice
    public var sync: SyncChoice
    public var hasReadLimits: Bool
    public var hasReadGoalHint: Bool

    public init(
        weightUnit: WeightUnit = .kilograms,
        heightUnit: HeightUnit = .centimetres,
        scheme: Scheme? = nil,
        growthReference: GrowthReference? = nil,
        language: Language? = nil,
        weekStart: Weekday = .monday,
        trend: TrendKind = .smooth,
        isMouseEnabled: Bool = true,
        colors: ColorChoice = .automatic,
        characters: CharacterChoice = .automatic,
        sync: SyncChoice = .off,
        hasReadLimits: Bool = false,
        hasReadGoalHint: Bool = false
    ) {
        self.weightUnit = weightUnit
        self.heightUnit = heightUnit
        self.scheme = scheme
        self.growthReference = growthReference
        self.language = language
        self.weekStart = weekStart
        self.trend = trend
        self.isMouseEnabled = isMouseEnabled
        self.colors = colors
        self.characters = characters
        self.sync = sync
        self.hasReadLimits = hasReadLimits
        self.hasReadGoalHint = hasReadGoalHint
    }

    public var isColorEnabled: Bool { colors != .none }
}

// Drawing of characters that East Asian terminals may draw in two columns.
public enum CharacterChoice: String, CaseIterable, Hashable, Sendable {
    case automatic
    case narrow
    case wide
    case ascii
}

// When this machine synchronises the data folder by git.
public enum SyncChoice: String, CaseIterable, Hashable, Sendable {
    case off
    case atQuit
    // Also after each command.
    case always
}

public enum ColorChoice: String, CaseIterable, Hashable, Sendable {
    case automatic
    case light
    case dark
    case highContrast
    case colorBlind
    case sixteen
    case none
}

public enum Language: String, CaseIterable, Hashable, Sendable {
    case english
    case japanese

    // ISO 639
    public var code: String {
        switch self {
        case .english: "en"
        case .japanese: "ja"
        }
    }
}
