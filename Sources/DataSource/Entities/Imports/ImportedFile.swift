// What a file has, as it was written.
public struct ImportedFile: Hashable, Sendable {
    // What is listed of what is refused; all of it is counted.
    public static let mostRefusals = 1000
    // More than a hundred years of eight a day.
    public static let mostReadings = 300_000

    // Of lines that nothing comes of, so that what has no end is left.
    public static let mostOthers = 2_000_000

    public var name: String
    public var format: ImportFormat
    public var readings: [ImportedReading] = []
    // Oldest first or not, as the file has them.
    public var heights: [ImportedHeight] = []
    // Whom the app's own files tell of.
    public var people: [Person] = []
    public var unit: ToldUnit?
    public var dayOrder: ToldDayOrder?
    public var ignoredColumns: [String] = []
    public var refusals: [ImportRefusal] = []
    public var refusedCount = 0
    // Lines that have a day, and no weight.
    public var emptyCount = 0
    // Notes and names that had signs in them which nobody can see.
    public var cleanedCount = 0
    // It ends before its end.
    public var isCut = false

    public init(name: String, format: ImportFormat) {
        self.name = name
        self.format = format
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
