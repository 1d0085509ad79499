/// A button that makes a list ready to be edited, which a list of a terminal always is.
public typealias EditButton = EmptyView

extension ListNode {
    /// The keys that move the marked row among its like.
    var moveBindings: [KeyBinding] {
        guard let current = memory.current, let move = rows.movement(current) else { return [] }
        let up: [KeyPress] = [KeyPress(.upArrow, modifiers: .option), .plain("K")]
        let down: [KeyPress] = [KeyPress(.downArrow, modifiers: .option), .plain("J")]
        return [
            KeyBinding(up, title: environment.string("move up")) { move(-1) },
            KeyBinding(down, title: environment.string("move down")) { move(1) },
        ]
    }
}
