/// Presentation modifiers with no or little effect: sheets are a frame in the middle of the screen.
extension View {
    /// Has no effect in a terminal: sets the width of an inspector.
    public func inspectorColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil) -> Self
    { self }

    /// Presents an inspector as a sheet.
    public func inspector<V: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder content: @escaping () -> V
    ) -> ModifiedView { sheet(isPresented: isPresented, content: content) }
}
