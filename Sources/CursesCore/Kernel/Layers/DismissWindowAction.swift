/// Closes the only window: the program ends.
public struct DismissWindowAction {
    var action: () -> Void = {}

    /// Closes the window.
    public func callAsFunction() {
        action()
    }

    /// Does nothing: presentations close with their `dismiss`.
    public func callAsFunction(id: String) {}

    /// Does nothing: windows have no values.
    public func callAsFunction<D: Hashable>(value: D) {}

    /// Does nothing: windows have no values.
    public func callAsFunction<D: Hashable>(id: String, value: D) {}
}
