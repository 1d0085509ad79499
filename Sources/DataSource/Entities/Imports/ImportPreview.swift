// The exact result of an import, shown before it is accepted.
public struct ImportPreview: Hashable, Sendable {
    public enum Question: Hashable, Sendable {
        case unit
        // No target person; `height`: a new person without one.
        case person
        case height
        // The version to keep of weigh-ins that differ.
        case version
    }

    public var formats: [ImportFormat] = []
    public var unit: ToldUnit?
    public var dayOrder: ToldDayOrder?
    public var parts: [ImportPart] = []
    // Numbers of readable lines and of those that are already stored.
    public var found = 0
    public var duplicates = 0
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
    // A value of each ignored column that may be of thousands, such as 10000 for 10,000.
    public var thousands: [String: String] = [:]
    // People whose weights differ much from their known ones.
    public var distances: [ImportDistance] = []
    // Days that already have another weight.
    public var contradictedDays = 0
    // Different heights: the file may be of several people.
    public var heights: [Double] = []
    public var isCut = false
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

    public var isIncomplete: Bool { refusedCount > 0 || isCut }

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
