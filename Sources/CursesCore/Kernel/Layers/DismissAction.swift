/// Closes the screen or presentation that contains a view.
public struct DismissAction {
    var action: () -> Void = {}

    /// Closes the screen or presentation.
    public func callAsFunction() {
        action()
    }
}
