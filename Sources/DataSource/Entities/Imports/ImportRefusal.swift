// A line of a file that cannot be imported, and why.
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
        case columns
        case quotes
        case tooLong = "too_long"
        case cut
        case malformed
    }

    public var file: String
    public var line: Int
    public var reason: Reason

    public init(file: String, line: Int, reason: Reason) {
        self.file = file
        self.line = line
        self.reason = reason
    }
}
