/// Closes the window, which is the only one: the program ends.
public struct DismissWindowAction {
    var action: () -> Void = {}

    /// Closes it.
    public func callAsFunction() {
        action()
    }

    /// Does nothing, for what lies over the screen is closed with its own `dismiss`.
    public func callAsFunction(id: String) {}

    /// Does nothing, for no window stands for a value.
    public func callAsFunction<D: Hashable>(value: D) {}

    /// Does nothing, for no window stands for a value.
    public func callAsFunction<D: Hashable>(id: String, value: D) {}
}
