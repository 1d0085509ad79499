extension ForEach where Content: View {
    /// Lets the user delete rows of a list with `d` or Delete.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
        onDeleteOffsets(perform: action.map { action in { action(IndexSet($0)) } })
    }

    /// Lets the user move rows of a list with Alt and an arrow, or with `K` and `J`.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
        onMoveOffsets(perform: action.map { action in { action(IndexSet($0), $1) } })
    }

    @usableFromInline
    func onDeleteOffsets(perform action: ((Set<Int>) -> Void)?) -> ForEach {
        var result = self
        result.delete = action
        return result
    }

    @usableFromInline
    func onMoveOffsets(perform action: ((Set<Int>, Int) -> Void)?) -> ForEach {
        var result = self
        result.move = action
        return result
    }
}

nonisolated extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
    /// Removes the elements at offsets, as passed by `onDelete`.
    @_alwaysEmitIntoClient
    public mutating func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.sorted(by: >) { remove(at: offset) }
    }

    /// Moves the elements at offsets to another offset, as passed by `onMove`.
    @_alwaysEmitIntoClient
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let moved = source.sorted().map { self[$0] }
        let before = source.count { $0 < destination }
        for offset in source.sorted(by: >) { remove(at: offset) }
        insert(contentsOf: moved, at: destination - before)
    }
}
