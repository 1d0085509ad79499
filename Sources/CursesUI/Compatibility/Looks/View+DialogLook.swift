/// Presentation modifiers with no or little effect: sheets are a frame in the middle of the screen.
extension View {
    /// Has no effect in a terminal: adapts a presentation to little space.
    public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation,
        vertical: PresentationAdaptation
    ) -> Self { self }

    /// Has no effect in a terminal: sets the width of an inspector.
    public func inspectorColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil) -> Self
    { self }

    /// Has no effect in a terminal: sets the width of an inspector.
    public func inspectorColumnWidth(_ width: Double) -> Self { self }

    /// Presents an inspector as a sheet.
    public func inspector<V: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder content: @escaping () -> V
    ) -> ModifiedView { sheet(isPresented: isPresented, content: content) }
}

nonisolated extension PresentationBackgroundInteraction {
    /// Returns `enabled`; detents have no effect in a terminal.
    public static func enabled(upThrough detent: PresentationDetent) -> Self { .enabled }
}

nonisolated extension PresentationSizing {
    /// Returns the sizing unchanged.
    public func fitted(horizontal: Bool, vertical: Bool) -> Self { self }

    /// Returns the sizing unchanged.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> Self { self }
}
