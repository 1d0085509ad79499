public import Essentials

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
    public var unit: ToldUnit?
    public var dayOrder: ToldDayOrder?
    public var ignoredColumns: [String] = []
    public var ownMeasures: [ImportedMeasure] = []
    public var refusals: [ImportRefusal] = []
    public var refusedCount = 0
    // Lines with a day but no weight.
    public var emptyCount = 0
    // Notes and names that lost invisible characters.
    public var cleanedCount = 0
    // True if the file ends too early.
    public var isCut = false

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
