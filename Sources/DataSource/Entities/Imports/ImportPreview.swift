// What an import would do. Nothing else happens when it is accepted.
public struct ImportPreview: Hashable, Sendable {
    public enum Question: Hashable, Sendable {
        case unit
        // Nobody to give them to; a new person without a height.
        case person
        case height
    }

    public var formats: [ImportFormat] = []
    public var unit: ToldUnit?
    public var dayOrder: ToldDayOrder?
    public var parts: [ImportPart] = []
    // What could be read: what is new, and what is here already.
    public var found = 0
    public var duplicates = 0
    // What of it can be looked through.
    public var known: [WeighIn] = []
    public var days: ClosedRange<Day>?
    public var refusals: [ImportRefusal] = []
    public var refusedCount = 0
    // Lines whose weight comes along with the height of the person.
    public var replacedHeights: [ImportRefusal] = []
    public var replacedHeightCount = 0
    public var emptyCount = 0
    public var cleanedCount = 0
    public var ignoredColumns: [String] = []
    // Whose readings are far from what is known of them.
    public var distances: [ImportDistance] = []
    // Days that already have another weight.
    public var contradictedDays = 0
    // Of several people, perhaps.
    public var heights: [Double] = []
    public var isCut = false
    // What has to be answered first.
    public var questions: [Question] = []

    // Of all that it was compared with.
    public var revision = Revision()

    // Of all that is not taken as it stands, the first.
    public var remarks: [ImportRefusal] {
        (refusals + replacedHeights).sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    }

    public var remarkCount: Int { refusedCount + replacedHeightCount }

    // A second reading on a few days is nothing unusual.
    public var isContradicting: Bool { contradictedDays > 5 }

    public var isIncomplete: Bool { refusedCount > 0 || isCut }

    public var new: Int { parts.reduce(0) { $0 + $1.weighIns.count } }

    public init() {}
}
