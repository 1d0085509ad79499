extension ForEach where Content: View {
    /// Lets the user delete rows of a list with `d` or Delete.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
        onDeleteOffsets(perform: action.map { action in { action(IndexSet($0)) } })
    }

    @usableFromInline
    func onDeleteOffsets(perform action: ((Set<Int>) -> Void)?) -> ForEach {
        changed(self) { $0.delete = action }
    }
}
