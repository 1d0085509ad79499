public import Essentials

// A weight as in a file, before its meaning is decided.
public struct ImportedReading: Hashable, Sendable {
    public var line: Int
    public var date: ImportedDate
    public var time: TimeOfDay?
    public var weight: Double
    // Unit written beside the number.
    public var unit: WeightUnit?
    // Parts of a compound unit without their units, such as 11 6.
    public var isCompound = false
    // In centimetres; 0 if unparsable.
    public var height: Double?
    public var bmi: Double?
    public var measures = Measures()
    // Measures whose cell is not empty and has no usable value.
    public var lostMeasures = [LostMeasure]()
    // Given instead of a body fat in per cent.
    public var fatMass: ImportedMass?
    public var note = ""
    // Source program, which distinguishes copies of one reading.
    public var source = 0
    // Set by our own formats.
    public var id: UUID?
    public var enteredAt: Date?
    public var owner = 0
}

public enum ImportedDate: Hashable, Sendable {
    case day(Day)
    // Three numbers whose order is not known yet.
    case parts(Int, Int, Int)
    // Seconds since 1970, in UTC.
    case instant(Int)
}

// A height in centimetres, measured on a day.
public struct ImportedHeight: Hashable, Sendable {
    public var day: Day
    public var height: Double
}

// A mass beside a weight, such as the fat mass. Without a unit it has the unit of the weight.
public struct ImportedMass: Hashable, Sendable {
    public var number: Double
    public var unit: WeightUnit?
}

// Content of a file before units and dates are decided.
public struct ImportedFile: Hashable, Sendable {
    // Number of listed refusals; all are counted.
    public static let mostRefusals = 1000
    // 100 years of eight readings a day.
    public static let mostReadings = 300_000

    // Lines without a reading after which reading stops, as from an endless pipe.
    public static let mostOthers = 2_000_000

    public var name: String
    public var format: ImportFormat
    public var readings: [ImportedReading] = []
    // In the order of the file.
    public var heights: [ImportedHeight] = []
    // Weigh-ins that the file calls deleted, with the index of their owner.
    public var deletions: [UUID: Int] = [:]
    // People listed by our own formats.
    public var people: [Person] = []
    public var unit: DetectedUnit?
    // The unit in the file's own head, where the named columns say another.
    public var otherUnit: WeightUnit?
    public var dayOrder: DetectedDayOrder?
    public var ignoredColumns: [String] = []
    // Names of the apps that wrote the readings, by `source`.
    public var apps: [Int: String] = [:]
    // Files of the same archive that are left out.
    public var omitted: [ImportFailure] = []
    // Named by the user, for this file or an earlier one of its header.
    public var columns: ImportedColumns?
    // The first rows of a table whose columns can be named.
    public var sample = TableSample()
    // The named columns, by the header of the table.
    public var namedColumns: [String: ImportedColumns] = [:]
    public var ownMeasures: [ImportedMeasure] = []
    public var refusals: [ImportRefusal] = []
    public var refusedCount = 0
    // Lines with a day but no weight.
    public var emptyCount = 0
    // Notes and names that lost invisible characters.
    public var cleanedCount = 0
    // True if the file ends too early.
    public var isCut = false
    // Lines of a long file before the piece that is read.
    var passedLines = 0

    private static let mostApps = 20

    mutating func note(_ app: String, of source: Int) {
        guard !app.isEmpty, apps[source] == nil, apps.count < Self.mostApps else { return }
        apps[source] = app.printable
    }

    // Leaves out what other apps wrote, except for measures that belong to a reading of the same
    // moment.
    public mutating func keep(_ app: String) {
        guard !apps.isEmpty else { return }
        let all = readings
        readings = all.filter { apps[$0.source] == app }
        let days = Dictionary(grouping: readings.indices) { readings[$0].date }
        for other in all where apps[other.source] != app && !other.measures.isEmpty {
            let minutes = other.time?.minutes ?? 0
            let nearest = days[other.date]?.min {
                readings[$0].distance(to: minutes) < readings[$1].distance(to: minutes)
            }
            if let nearest { readings[nearest].measures.complete(from: other.measures) }
        }
    }

    public mutating func refuse(
        _ line: Int,
        _ reason: ImportRefusal.Reason,
        _ text: @autoclosure () -> String = ""
    ) {
        refusedCount += 1
        guard refusals.count < Self.mostRefusals else { return }
        refusals.append(ImportRefusal(file: name, line: line, reason: reason, text: text()))
    }
}

// A column or member of a file that may be a measure of one's own; its identifier is that of the
// values of the readings.
public struct ImportedMeasure: Hashable, Sendable {
    // Begins the identifiers that mean nothing outside the file.
    private static let provisional = "file-"

    public var measure: OwnMeasure
    // Its name in the file.
    public let column: String
    // True if it is defined for a person who has none of this name.
    public var isProposed: Bool
    // Index of its owner among the people of the file.
    public var owner: Int
    // True once a reading has a value.
    public var isUsed: Bool
    // Values such as 10,000 with a single mark before exactly three digits.
    var grouped: ClosedRange<Double>?

    // The smallest of these as thousands, if that may be meant: for a measure without decimals they
    // are no fractions.
    public func thousands(
        in bounds: ClosedRange<Double>,
        hasDecimals: Bool = true
    ) -> Double? {
        guard let grouped else { return nil }
        let thousands = grouped.lowerBound * 1000...grouped.upperBound * 1000
        return thousands.overlaps(bounds) || !hasDecimals ? thousands.lowerBound : nil
    }

    public init(
        _ measure: OwnMeasure,
        column: String? = nil,
        isProposed: Bool = true,
        owner: Int = 0,
        isUsed: Bool = false
    ) {
        self.measure = measure
        self.column = column ?? measure.title
        self.isUsed = isUsed
        self.isProposed = isProposed
        self.owner = owner
    }

    public var hasIdentifier: Bool { !measure.id.hasPrefix(Self.provisional) }

    static func identifier(_ number: Int) -> OwnMeasure.ID { "\(provisional)\(number)" }
}

// A cell or member that is no value of its measure.
public struct LostMeasure: Hashable, Sendable {
    public let measure: Measure
    public let text: String
    // False for a column that only means something to a person with a measure of its name.
    public let isProposed: Bool

    init(_ measure: Measure, _ text: String, isProposed: Bool = true) {
        self.measure = measure
        self.text = text
        self.isProposed = isProposed
    }
}
