// Answers of the user about an import.
public struct ImportChoices: Hashable, Sendable {
    public enum Target: Hashable, Sendable {
        // The person named by the file, or the only one.
        case automatic
        case person(Person)
        // If `nil`, the file has the height.
        case newPerson(name: String, height: Double?)
    }

    public var target: Target
    public var unit: WeightUnit?
    // True if the unit holds even against the file and the person's weigh-ins.
    public var isUnitConfirmed: Bool
    public var dayOrder: DayOrder?
    public var version: ImportVersion?
    // Name of the app whose readings are taken; empty for all, `nil` for the kept choice.
    public var app: String?

    public init(
        target: Target = .automatic,
        unit: WeightUnit? = nil,
        isUnitConfirmed: Bool = false,
        dayOrder: DayOrder? = nil,
        version: ImportVersion? = nil,
        app: String? = nil
    ) {
        self.target = target
        self.unit = unit
        self.isUnitConfirmed = isUnitConfirmed
        self.dayOrder = dayOrder
        self.version = version
        self.app = app
    }
}

// Order of the numbers in a date.
public enum DayOrder: String, CaseIterable, Hashable, Sendable {
    case dayFirst = "dmy"
    case monthFirst = "mdy"
    case yearFirst = "ymd"
}

// A date order and its source.
public struct DetectedDayOrder: Hashable, Sendable {
    public enum Source: Hashable, Sendable {
        case format
        // Language of the column heads.
        case language
        case person
        // Some day is above 12.
        case days
    }

    public var order: DayOrder
    public var source: Source

    public init(_ order: DayOrder, _ source: Source) {
        self.order = order
        self.source = source
    }
}

// A unit and its source.
public struct DetectedUnit: Hashable, Sendable {
    public enum Source: Hashable, Sendable {
        // In the column head or on a separate line.
        case header
        case cells
        // In the columns that were named for the file.
        case columns
        // The format has only this unit.
        case format
        case person
        // Only this unit fits weight and BMI together.
        case bmi
        // Only this unit fits the person's own weigh-ins.
        case history
    }

    public var unit: WeightUnit
    public var source: Source

    public init(_ unit: WeightUnit, _ source: Source) {
        self.unit = unit
        self.source = source
    }
}

// Weight of a person by a file and by the known weigh-ins of that time, in kilograms.
public struct ImportDistance: Hashable, Sendable {
    public var person: Person
    public var imported: Double
    public var known: Double

    public init(person: Person, imported: Double, known: Double) {
        self.person = person
        self.imported = imported
        self.known = known
    }
}

// A unit in which a file contradicts the weigh-ins that are here, and the one that would fit.
public struct UnitDoubt: Hashable, Sendable {
    public var distance: ImportDistance
    public var unit: WeightUnit
    public var likely: WeightUnit
    // True if the BMIs of the file say so, false if the person's weigh-ins do.
    public var isByBMI: Bool

    public init(
        _ distance: ImportDistance,
        unit: WeightUnit,
        likely: WeightUnit,
        isByBMI: Bool = false
    ) {
        self.distance = distance
        self.unit = unit
        self.likely = likely
        self.isByBMI = isByBMI
    }
}

// State of all people's files; differs once any of them has changed.
public struct Revision: Hashable, Sendable {
    var files: [String: FileVersion] = [:]

    public init() {}
}

// A weigh-in that is here, and what the file says of it under the same identifier.
public struct ImportReplacement: Hashable, Sendable {
    // `nil` if it was deleted here.
    public var old: WeighIn?
    // `nil` if the file says that it was deleted.
    public var new: WeighIn?

    public init(old: WeighIn?, new: WeighIn?) {
        self.old = old
        self.new = new
    }
}

// The version that is kept where a file differs.
public enum ImportVersion: String, CaseIterable, Hashable, Sendable {
    case here
    case file
}
