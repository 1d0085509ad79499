extension ForEach where Content: View {
    /// Lets the person move rows of a list with Alt and an arrow, or with `K` and `J`.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
        var result = self
        result.move = action
        return result
    }
}

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
    /// Moves the elements at some offsets before another one, as `onMove` hands them over.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let moved = source.sorted().map { self[$0] }
        let before = source.count { $0 < destination }
        for offset in source.sorted(by: >) { remove(at: offset) }
        insert(contentsOf: moved, at: destination - before)
    }
}

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
