/// Presentation modifiers; sheets and popovers are a frame in the middle of the screen.
extension View {
    /// Has no effect in a terminal: sets the corner radius of a sheet.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> Self { self }

    /// Has no effect in a terminal: sets the background of a sheet.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> Self { self }

    /// Has no effect in a terminal: draws a view behind a sheet.
    public func presentationBackground<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> Self { self }

    /// Has no effect in a terminal: allows using the screen behind a sheet.
    public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> Self { self }

    /// Has no effect in a terminal: adapts a presentation to little space.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> Self { self }

    /// Presents a popover as a sheet while a value is true.
    public func popover<Content: View>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect,
        arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> ModifiedView { sheet(isPresented: isPresented, content: content) }

    /// Presents a popover as a sheet while an item is set.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect,
        arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> ModifiedView { sheet(item: item, content: content) }
}

/// The adaptation of a presentation to little space.
nonisolated public enum PresentationAdaptation: Sendable {
    case automatic, none, popover, sheet, fullScreenCover
}

/// The use of the screen behind a sheet. Has no effect in a terminal.
nonisolated public enum PresentationBackgroundInteraction: Hashable, Sendable {
    case automatic, enabled, disabled
}

/// The anchor of a popover. Has no effect in a terminal.
nonisolated public enum PopoverAttachmentAnchor: Sendable {
    case rect
    case point(UnitPoint)

    /// Returns a rectangle as the anchor.
    public static func rect(_ source: Source) -> Self { .rect }

    /// The source of a rectangle.
    public enum Source: Sendable {
        case bounds
    }
}
