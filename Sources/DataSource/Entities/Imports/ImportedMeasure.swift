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

    // True if these may be thousands, so that the column has two readings.
    public func isDoubtful(in bounds: ClosedRange<Double>) -> Bool {
        guard let grouped else { return false }
        return (grouped.lowerBound * 1000...grouped.upperBound * 1000).overlaps(bounds)
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
