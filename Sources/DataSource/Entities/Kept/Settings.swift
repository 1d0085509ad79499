public import Essentials

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
    public var tellsMilestones: Bool
    public var isMouseEnabled: Bool
    public var colors: ColorChoice
    public var characters: CharacterChoice
    public var sync: SyncChoice
    // Person of commands that name none; `nil`: they ask.
    public var defaultPerson: Person.ID?
    public var hasReadLimits: Bool
    // On the dashboard, where the figures do not all fit below the weight.
    public var showsFigures: Bool
    // First day of the week that each person has read about last.
    public var weeksRead: [Person.ID: Day]

    public init(
        weightUnit: WeightUnit = .kilograms,
        heightUnit: HeightUnit = .centimetres,
        scheme: Scheme? = nil,
        growthReference: GrowthReference? = nil,
        language: Language? = nil,
        weekStart: Weekday = .monday,
        trend: TrendKind = .smooth,
        tellsMilestones: Bool = true,
        isMouseEnabled: Bool = true,
        colors: ColorChoice = .automatic,
        characters: CharacterChoice = .automatic,
        sync: SyncChoice = .off,
        defaultPerson: Person.ID? = nil,
        hasReadLimits: Bool = false,
        showsFigures: Bool = false,
        weeksRead: [Person.ID: Day] = [:]
    ) {
        self.weightUnit = weightUnit
        self.heightUnit = heightUnit
        self.scheme = scheme
        self.growthReference = growthReference
        self.language = language
        self.weekStart = weekStart
        self.trend = trend
        self.tellsMilestones = tellsMilestones
        self.isMouseEnabled = isMouseEnabled
        self.colors = colors
        self.characters = characters
        self.sync = sync
        self.defaultPerson = defaultPerson
        self.hasReadLimits = hasReadLimits
        self.showsFigures = showsFigures
        self.weeksRead = weeksRead
    }

    public var isColorEnabled: Bool { colors != .none }
}

// The members of settings.json and machine.json.
extension Settings {
    mutating func code(_ coder: inout some FieldCoder) {
        codeUnits(&coder)
        coder.mark("growthReference", &growthReference, absent: .some(nil))
        coder.mark("language", &language, absent: .some(nil))
        coder.mark("scheme", &scheme, absent: .some(nil))
        coder.mark("tellsMilestones", &tellsMilestones)
        coder.mark(.trend, &trend)
        coder.mark("weekStart", &weekStart)
        codeOfMachine(&coder)
    }

    mutating func codeUnits(_ coder: inout some FieldCoder) {
        coder.mark(.heightUnit, &heightUnit)
        coder.mark(.weightUnit, &weightUnit)
    }

    // Members of one machine, which are not shared.
    mutating func codeOfMachine(_ coder: inout some FieldCoder) {
        var (chosenColors, hasColors) = (isColorEnabled ? colors : nil, isColorEnabled)
        var weeks = weeksRead.isEmpty ? nil : weeksText
        coder.mark("characters", &characters)
        coder.mark("colors", &chosenColors, absent: .some(nil))
        coder.mark("defaultPerson", &defaultPerson, absent: .some(nil))
        coder.mark("hasReadLimits", &hasReadLimits)
        // All that versions before there were colour sets have said.
        coder.mark("isColorEnabled", &hasColors)
        coder.mark("isMouseEnabled", &isMouseEnabled)
        coder.mark("showsFigures", &showsFigures)
        coder.mark("sync", &sync)
        coder.mark("weeksRead", &weeks, absent: .some(nil))
        colors = hasColors ? chosenColors ?? .automatic : .none
        weeksText = weeks ?? ""
    }

    // Lines of an id and a day.
    private var weeksText: String {
        get {
            weeksRead.map { "\($0.key.text) \($0.value)" }.sorted().joined(separator: "\n")
        }
        set {
            let lines = newValue.split(separator: "\n").map { $0.split(separator: " ") }
            weeksRead = Dictionary(
                lines.compactMap { words in
                    guard words.count == 2, let id = UUID(text: words[0]) else { return nil }
                    return Day(String(words[1])).map { (id, $0) }
                },
                uniquingKeysWith: { $1 }
            )
        }
    }
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
