/// Provides a preview of a view.
@MainActor
public protocol PreviewProvider {
    associatedtype Previews: View

    /// The previewed view.
    @ViewBuilder
    static var previews: Previews { get }
}
