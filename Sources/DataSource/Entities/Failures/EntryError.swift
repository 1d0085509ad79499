public enum EntryError: Error, Hashable, Sendable {
    case missing
    case notAWeight
    case notAHeight
    case notAMeasure(Measure)
    case bothDecimalMarks
    case doubtful(String, String)
    // Readable as this text, but not with certainty.
    case perhaps(String)
    case tooManyPounds
    case tooManyInches
    case otherWeekday(Day)
    case weightOutOfBounds(ClosedRange<Double>)
    case heightOutOfBounds(ClosedRange<Double>)
    case outOfBounds(Measure)
    case ownMeasure(OwnMeasureFault)
    case tooLong(limit: Int)
    case tooLarge(bytes: Int, limit: Int)
    case implausible(bmi: Double)
    case notADay
    case notADayToCome(example: Day)
    case notABirthDate
    case noSuchDay(last: Day)
    case eitherDay(Day, Day)
    // The day of this year is in the future.
    case perhapsLastYear(Day)
    // The latest such day, if it is not in every year (29 February).
    case longAgo(Day)
    case inTheFuture(today: Day)
    case laterToday(now: TimeOfDay)
    case tooEarly(first: Day)
    case beforeBirth(Day)
    case notATime
    case tooOld(limit: Int)

    // Text that Enter inserts instead.
    public var proposal: String? {
        switch self {
        case .perhaps(let text): text
        case .perhapsLastYear(let day), .longAgo(let day): day.description
        default: nil
        }
    }

    // True if the text is readable but ambiguous.
    public var isDoubt: Bool {
        switch self {
        case .perhapsLastYear, .longAgo: true
        default: false
        }
    }
}
