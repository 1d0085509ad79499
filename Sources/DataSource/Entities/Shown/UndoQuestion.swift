// Asked before undo changes what another user may have entered, or removes much.
public struct UndoQuestion: Hashable, Sendable {
    public var direction: UndoDirection
    public var step: UndoStep
    public var notice: ChangeNotice
    public var reason: Reason

    public init(
        direction: UndoDirection,
        step: UndoStep,
        notice: ChangeNotice,
        reason: Reason = .enteredElsewhere
    ) {
        self.direction = direction
        self.step = step
        self.notice = notice
        self.reason = reason
    }

    public enum Reason: Hashable, Sendable {
        case enteredElsewhere, ofSomebodyElse, extensive
    }
}
