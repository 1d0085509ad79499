public enum EntryError: Error, Hashable, Sendable {
    case missing
    case notANumber
    case bothDecimalMarks
    case weightOutOfBounds(ClosedRange<Double>)
    case heightOutOfBounds(ClosedRange<Double>)
    case tooLong(limit: Int)
    case implausible(bmi: Double)
    case notADay
    case notATime
    case inTheFuture
    case tooOld(limit: Int)
}
