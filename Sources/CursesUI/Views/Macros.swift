/// Adds a value to the environment: `@Entry var name = value` in an extension of `EnvironmentValues`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "CursesUIMacros", type: "EntryMacro")

/// A view in a state worth looking at, which the compiler checks and no program holds.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    traits: PreviewTrait...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "CursesUIMacros", type: "PreviewMacro")

/// Lets a preview own a value: `@Previewable @State var text = ""`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "CursesUIMacros", type: "PreviewMacro")

/// How a preview is shown where previews are shown.
nonisolated public enum PreviewTrait: Hashable, Sendable {
    case defaultLayout, sizeThatFitsLayout
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    case fixedLayout(width: Double, height: Double)
}
