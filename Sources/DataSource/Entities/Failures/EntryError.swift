public enum EntryError: Error, Hashable, Sendable {
    case missing
    case notAWeight
    case notAHeight
    case notAMeasure(Measure)
    case bothDecimalMarks
    case doubtful(String, String)
    // The text that was probably meant, which the message asks about.
    case perhaps(String)
    case tooManyPounds
    case tooManyInches
    case otherWeekday(Day)
    case weightOutOfBounds(ClosedRange<Double>)
    case heightOutOfBounds(ClosedRange<Double>)
    case outOfBounds(Measure)
    case ownMeasure(OwnMeasureFault)
    // The head of a child who is 2 or older.
    case headTooLate
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
    // The year lacks the day (29 February); the last one that there was.
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

// Errors in the text that defines a measure, such as "Arms, cm, 15-60, 1".
public enum OwnMeasureFault: Hashable, Sendable {
    case noName
    // Equal to another name apart from case and width, or a word of the app.
    case taken(String)
    case wideName
    case wideUnit
    // A control character, or one that separates the parts.
    case character
    // Neither a unit, nor bounds, nor decimals.
    case part(String)
    // A second unit, range or number of decimals.
    case extra(String)
    case bounds(String)
    case decimals(String)
    // Renames a measure that is none.
    case unknown(String)
    // A value with decimals, of a measure that has none.
    case whole
}
