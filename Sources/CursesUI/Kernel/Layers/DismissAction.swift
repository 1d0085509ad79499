/// Takes the screen or presentation away that a view is in.
public struct DismissAction {
    var action: () -> Void = {}

    /// Takes it away.
    public func callAsFunction() {
        action()
    }
}
