// Refuses a new height until the user says which weigh-ins get it.
public struct HeightQuestion: Error, Hashable, Sendable {
    public var oldHeight: Double
    public var newHeight: Double
    public var weighIns: [WeighIn]

    public init(oldHeight: Double, newHeight: Double, weighIns: [WeighIn]) {
        self.oldHeight = oldHeight
        self.newHeight = newHeight
        self.weighIns = weighIns
    }
}

// Scope of a new height: weigh-ins with the old one, or all from a day on.
public enum HeightCorrection: Hashable, Sendable {
    case wasWrong
    case changed(from: Day)
    // All weigh-ins from this day on; `nil` for all.
    case holds(from: Day?)
}
