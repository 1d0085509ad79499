/// Looks of questions and sheets, which are a frame in the middle of the screen.
extension View {
    /// Says what becomes of a presentation where room is short: it takes what there is.
    public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation,
        vertical: PresentationAdaptation
    ) -> Self { self }

    /// Says how wide a column beside the content is, of which there is none.
    public func inspectorColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil) -> Self
    { self }

    /// Says how wide a column beside the content is, of which there is none.
    public func inspectorColumnWidth(_ width: Double) -> Self { self }

    /// Shows details of what is chosen; on a terminal they stand in the middle of the screen.
    public func inspector<V: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder content: @escaping () -> V
    ) -> ModifiedView { sheet(isPresented: isPresented, content: content) }
}

nonisolated extension PresentationBackgroundInteraction {
    /// The screen can be used while a sheet is no higher than told.
    public static func enabled(upThrough detent: PresentationDetent) -> Self { .enabled }
}

nonisolated extension PresentationSizing {
    /// Takes no more than the content needs.
    public func fitted(horizontal: Bool, vertical: Bool) -> Self { self }

    /// Follows the content as it grows.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> Self { self }
}
