// Asked before something is taken back that somebody else may have entered.
public struct UndoQuestion: Hashable, Sendable {
    public var direction: UndoDirection
    public var step: UndoStep
    public var notice: ChangeNotice

    public init(direction: UndoDirection, step: UndoStep, notice: ChangeNotice) {
        self.direction = direction
        self.step = step
        self.notice = notice
    }
}
