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
    // Of the person, where there are several.
    public var name: String?
    public var today: Day
    // Of an import, what did not come along as it stands in the file.
    public var refusedCount = 0
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
