/// Looks of questions and sheets, which are a frame in the middle of the screen.
extension View {
    /// Puts a picture into a question.
    public func dialogIcon(_ icon: Image?) -> Self { self }

    /// Says how grave a question is.
    public func dialogSeverity(_ severity: DialogSeverity) -> Self { self }

    /// Lets a question be asked no more.
    public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> Self { self }

    /// Says what a stroke over a sheet does.
    public func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> Self { self }

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

/// How grave a question is.
nonisolated public enum DialogSeverity: Sendable {
    case automatic, standard, critical
}

/// What a stroke over a sheet does.
nonisolated public enum PresentationContentInteraction: Sendable {
    case automatic, resizes, scrolls
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
