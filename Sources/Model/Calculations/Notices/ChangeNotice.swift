public import DataSource

public struct ChangeNotice: Hashable, Sendable {
    public enum Event: Hashable, Sendable {
        case made(DataChange)
        case done(UndoDirection, DataChange)
        case finished(UndoDirection, DataChange)
        case changedSince(UndoDirection, DataChange)
        case nothing(UndoDirection)
        case failed(UndoFailure)
    }

    public var event: Event
    // Name of the person, if there are several.
    public var name: String?
    public var today: Day
    public var milestone: Milestone?
    // For an import: lines that were refused or changed.
    public var refusedCount = 0
    // The file in which they are left, if they came by themselves.
    public var inbox: String?
    public var replacedHeightCount = 0

    public var failure: UndoFailure? {
        if case .failed(let failure) = event { failure } else { nil }
    }

    public init(
        _ event: Event,
        name: String? = nil,
        today: Day = .epoch
    ) {
        self.event = event
        self.name = name
        self.today = today
    }
}

public struct UndoFailure: Hashable, Sendable {
    public var direction: UndoDirection
    public var error: StorageError

    init(_ direction: UndoDirection, _ error: StorageError) {
        (self.direction, self.error) = (direction, error)
    }
}

// Asked before undo changes what another user may have entered, or removes much.
public struct UndoQuestion: Hashable, Sendable {
    public var direction: UndoDirection
    public var step: UndoStep
    public var notice: ChangeNotice
    public var reason = Reason.enteredElsewhere

    public enum Reason: Hashable, Sendable {
        case enteredElsewhere, ofSomebodyElse, extensive
    }
}

// The result of a jump to a day without a weigh-in.
public enum JumpNotice: Hashable, Sendable {
    case nearest(Day, to: Day)
    case nothing
}

// Explains why a command of the chart has no effect.
public enum TrendNotice: Hashable, Sendable {
    case nothingEarlier
    case nothingLater
    case nearest
    case farthest
    case noYearBefore
    case longerThanAYear
    case nobodyElse
    case nothing(of: Person)
    // Percentiles need it.
    case sexMissing
    case birthDateMissing
    // A percentile chart has no comparison and no statistics.
    case onPercentiles
}
