// The exact result of an import, shown before it is accepted.
public struct ImportPreview: Hashable, Sendable {
    public enum Question: Hashable, Sendable {
        case unit
        // Another unit than that of the file fits the person.
        case unitDoubt
        // No target person; `height`: a new person without one.
        case person
        case height
        // The version to keep of weigh-ins that differ.
        case version
        // Several apps wrote weigh-ins of one day.
        case app
    }

    public var formats: [ImportFormat] = []
    public var unit: DetectedUnit?
    public var unitDoubt: UnitDoubt?
    public var dayOrder: DetectedDayOrder?
    public var parts: [ImportPart] = []
    // Numbers of readable lines, of those that are already stored, and of those that are the same
    // as another one of the files.
    public var found = 0
    public var duplicates = 0
    public var repeatedCount = 0
    // Weigh-ins that are already stored.
    public var known: [WeighIn] = []
    public var days: ClosedRange<Day>?
    public var refusals: [ImportRefusal] = []
    public var refusedCount = 0
    // Lines with an impossible height, for which the person's is used.
    public var replacedHeights: [ImportRefusal] = []
    public var replacedHeightCount = 0
    // Values of measures that cannot be used, by line; the weights are kept.
    public var droppedMeasures: [ImportRefusal] = []
    public var droppedMeasureCount = 0
    // Weigh-ins that are here with another day, time, weight or note, or deleted in the file.
    public var differing: [ImportReplacement] = []
    // Weigh-ins that are here with another value of a measure, which is kept.
    public var differingMeasures = 0
    public var emptyCount = 0
    public var cleanedCount = 0
    public var ignoredColumns: [String] = []
    public var apps: [String] = []
    // Empty for all apps, `nil` where it was never chosen.
    public var app: String?
    // Files of an archive that are left out.
    public var omitted: [ImportFailure] = []
    // By the headers of the tables, for the next such file.
    public var namedColumns: [String: ImportedColumns] = [:]
    // A value of each ignored column that may be of thousands, such as 10000 for 10,000.
    public var thousands: [String: String] = [:]
    // People whose weights differ much from their known ones.
    public var distances: [ImportDistance] = []
    // Days that already have another weight.
    public var contradictedDays = 0
    // Different heights: the file may be of several people.
    public var heights: [Double] = []
    public var isCut = false
    // Minutes by which the times were moved to those under another time zone.
    public var clockShift: Int?
    // Answered before the import.
    public var questions: [Question] = []

    // State of the files it was compared with.
    public var revision = Revision()

    // The first lines that are changed or refused.
    public var remarks: [ImportRefusal] {
        (refusals + replacedHeights + droppedMeasures)
            .sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    }

    public var remarkCount: Int { refusedCount + replacedHeightCount + droppedMeasureCount }

    // A second weight on a few days is usual.
    public var isContradicting: Bool { contradictedDays > 5 }

    public var isIncomplete: Bool {
        refusedCount > 0 || isCut || omitted.contains(where: \.isOfOneFile)
    }

    public var new: Int { parts.reduce(0) { $0 + $1.weighIns.count } }

    // Number of known weigh-ins that get missing measures.
    public var completed: Int { parts.reduce(0) { $0 + $1.missing.count } }

    // Number of new weigh-ins before the birth date of their person.
    public var beforeBirth: Int {
        parts.reduce(0) { count, part in
            guard let birthDate = part.person.birthDate else { return count }
            return count + part.weighIns.count { $0.day < birthDate }
        }
    }

    // Number of known weigh-ins that become as the file says.
    public var replaced: Int { parts.reduce(0) { $0 + $1.replacements.count } }

    public var hasChanges: Bool { new > 0 || completed > 0 || replaced > 0 }

    // Own measures of the people who get weigh-ins.
    public var ownMeasures: [OwnMeasure] { parts.flatMap(\.person.ownMeasures) }

    public func hasSameChanges(as other: ImportPreview) -> Bool {
        (new, completed) == (other.new, other.completed) && differing == other.differing
            && hasSameMeasures(as: other)
    }

    // True if the file adds the same measures, of the same columns, as in the other preview.
    public func hasSameMeasures(as other: ImportPreview) -> Bool {
        ownMeasures.map(\.title) == other.ownMeasures.map(\.title)
            && ignoredColumns == other.ignoredColumns
            && droppedMeasureCount == other.droppedMeasureCount
    }

    // Number of new weigh-ins with a measure.
    public func count(of measure: Measure) -> Int {
        parts.reduce(0) { count, part in
            count + part.weighIns.count { $0.measures[measure] != nil }
        }
    }

    // Number of known weigh-ins that get the measure.
    public func addedCount(of measure: Measure) -> Int {
        parts.reduce(0) { count, part in
            count + part.missing.values.count { $0[measure] != nil }
        }
    }

    public init() {}
}

// Weigh-ins that an import adds to one person, sorted.
public struct ImportPart: Identifiable, Hashable, Sendable {
    public var person: Person
    public var isNew: Bool
    public var weighIns: [WeighIn]
    // Measures that known weigh-ins lack.
    public var missing: [WeighIn.ID: Measures] = [:]

    // Known weigh-ins that become as the file says.
    public var replacements: [ImportReplacement] = []

    // True if the file adds measures to the person.
    public var hasNewMeasures = false

    public var id: Person.ID { person.id }

    public init(person: Person, isNew: Bool, weighIns: [WeighIn] = []) {
        self.person = person
        self.isNew = isNew
        self.weighIns = weighIns
    }
}

public struct ImportRefusal: Hashable, Sendable {
    public enum Reason: String, CaseIterable, Error, Hashable, Sendable {
        case notADate = "date"
        case noSuchDay = "no_such_day"
        case eitherDay = "ambiguous_date"
        case inTheFuture = "future"
        case tooEarly = "too_early"
        case notATime = "time"
        case notAWeight = "weight"
        case bothDecimalMarks = "decimal_marks"
        case contradiction
        case outOfBounds = "weight_bounds"
        case implausible = "implausible_bmi"
        case notAHeight = "height"
        case fatMass = "fat_mass"
        case waist
        case bodyFat = "body_fat"
        case ownMeasure = "own_measure"
        case columns
        case quotes
        case tooLong = "too_long"
        case cut
        // Another line of the file has the same identifier and other values.
        case repeated
        case malformed
    }

    public var file: String
    public var line: Int
    public var reason: Reason
    // The refused text, if known.
    public let text: String

    private static let longestText = 24

    public init(file: String, line: Int, reason: Reason, text: String = "") {
        self.file = file
        self.line = line
        self.reason = reason
        self.text = Self.shown(text)
    }

    // Short, on one line, with visible control characters.
    private static func shown(_ text: String) -> String {
        var shown = String.UnicodeScalarView()
        for scalar in text.unicodeScalars.prefix(longestText) {
            switch scalar.value {
            case 0..<0x20: shown.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
            case 0x7F: shown.append("\u{2421}")
            case 0x80..<0xA0, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF:
                shown.append("\u{FFFD}")
            default: shown.append(scalar)
            }
        }
        let isWhole = text.unicodeScalars.dropFirst(longestText).isEmpty
        return String(shown) + (isWhole ? "" : "…")
    }
}
