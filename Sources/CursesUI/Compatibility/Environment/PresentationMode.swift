/// Tells whether a view is presented and dismisses it; the older form of `dismiss`.
@MainActor
public struct PresentationMode {
    /// Always true.
    public let isPresented = true
    fileprivate let action: DismissAction

    /// Dismisses the enclosing screen or presentation.
    public mutating func dismiss() { action() }
}

extension EnvironmentValues {
    /// The presentation state of the view, to dismiss it.
    public var presentationMode: Binding<PresentationMode> {
        Binding(get: { PresentationMode(action: dismiss) }, set: { _ in })
    }

    /// Always true.
    public var isPresented: Bool { true }
}
