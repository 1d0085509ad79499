/// Offers a view in a state worth looking at.
@MainActor
public protocol PreviewProvider {
    associatedtype Previews: View

    /// The view.
    @ViewBuilder
    static var previews: Previews { get }
}
