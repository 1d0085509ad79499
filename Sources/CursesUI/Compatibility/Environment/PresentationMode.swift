/// Whether something is presented, and the way back; the older form of `dismiss`.
@MainActor
public struct PresentationMode {
    /// Whether the view lies over another.
    public let isPresented = true
    fileprivate let action: DismissAction

    /// Takes the screen or presentation away that the view is in.
    public mutating func dismiss() { action() }
}

extension EnvironmentValues {
    /// Whether the view is presented, and the way back.
    public var presentationMode: Binding<PresentationMode> {
        Binding(get: { PresentationMode(action: dismiss) }, set: { _ in })
    }

    /// Whether the view lies over another, which nothing on a terminal asks for.
    public var isPresented: Bool { true }
}
