/// Declares a preview that is compiled but not linked into the program.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    traits: PreviewTrait...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "CursesUIMacros", type: "PreviewMacro")

/// Lets a preview own a value: `@Previewable @State var text = ""`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "CursesUIMacros", type: "PreviewMacro")

/// Layout of a preview; no effect in a terminal.
nonisolated public struct PreviewTrait: Sendable {
    public static var defaultLayout: Self { Self() }
    public static var sizeThatFitsLayout: Self { Self() }
    public static var portrait: Self { Self() }
    public static var landscapeLeft: Self { Self() }
    public static var landscapeRight: Self { Self() }
    public static func fixedLayout(width: Double, height: Double) -> Self { Self() }
}

/// Provides a preview of a view.
@MainActor
public protocol PreviewProvider {
    associatedtype Previews: View

    /// The previewed view.
    @ViewBuilder
    static var previews: Previews { get }
}
