/// A button that switches a list to editing; empty, since a terminal's list can always be edited.
public typealias EditButton = EmptyView

extension ListNode {
    /// The keys that move the current row.
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
