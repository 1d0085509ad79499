/// Closes the screen or presentation that contains a view.
public struct DismissAction {
    var action: () -> Void = {}

    /// Closes it.
    public func callAsFunction() {
        action()
    }
}
