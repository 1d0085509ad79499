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
