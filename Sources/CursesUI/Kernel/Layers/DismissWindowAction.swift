/// Closes the window, which is the only one: the program ends.
public struct DismissWindowAction {
    var action: () -> Void = {}

    /// Closes it.
    public func callAsFunction() {
        action()
    }
}
