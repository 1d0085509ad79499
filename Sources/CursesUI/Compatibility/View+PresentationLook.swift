/// Looks of sheets and popovers, which are a frame in the middle of the screen.
extension View {
    /// Rounds the corners of a sheet.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> Self { self }

    /// Gives a sheet a ground, which is the terminal's.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> Self { self }

    /// Puts a view under a sheet, whose ground is the terminal's.
    public func presentationBackground<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> Self { self }

    /// Says what of the screen can be used while a sheet lies over it, which is nothing.
    public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> Self { self }

    /// Says what becomes of a presentation where room is short: it takes what there is.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> Self { self }

    /// Shows a view over the screen while a value is true; on a terminal it stands in the middle.
    public func popover<Content: View>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect,
        arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> ModifiedView { sheet(isPresented: isPresented, content: content) }

    /// Shows a view for an item over the screen while there is one.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect,
        arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> ModifiedView { sheet(item: item, content: content) }
}

/// What becomes of a presentation where room is short.
nonisolated public enum PresentationAdaptation: Sendable {
    case automatic, none, popover, sheet, fullScreenCover
}

/// What of the screen can be used while a sheet lies over it.
nonisolated public enum PresentationBackgroundInteraction: Hashable, Sendable {
    case automatic, enabled, disabled
}

/// What a popover points at, which on a terminal is nothing.
nonisolated public enum PopoverAttachmentAnchor: Sendable {
    case rect
    case point(UnitPoint)

    /// Points at a rectangle.
    public static func rect(_ source: Source) -> Self { .rect }

    /// A rectangle to point at.
    public enum Source: Sendable {
        case bounds
    }
}
