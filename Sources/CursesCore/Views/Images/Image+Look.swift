/// Images of an asset catalog, and sizes and colours that have no effect on a character.
nonisolated extension Image {
    /// Names an image of the app; a terminal shows none.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(systemName: "")
    }

    /// Names a decorative image; a terminal shows none.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(systemName: "")
    }

    /// Names an image of the app with its label; a terminal shows neither.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(systemName: "")
    }

    /// Allows any size; no effect on a character.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(),
        resizingMode: ResizingMode = .stretch
    ) -> Image { self }

    /// Resizing of an image; no effect in a terminal.
    public enum ResizingMode: Hashable, Sendable {
        case tile, stretch
    }

    /// Sets the rendering mode; no effect in a terminal.
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }

    /// Rendering of an image's colours; no effect in a terminal.
    public struct TemplateRenderingMode: Sendable {
        public static var template: Self { Self() }
        public static var original: Self { Self() }
    }
}

extension Image {
    /// Sets the width of an image; its height is always one row.
    public func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> ModifiedView {
        let columns = gap(width, along: .horizontal).map { CGFloat($0) }
        return ModifiedView(self).frame(minWidth: columns, maxWidth: columns, alignment: alignment)
    }
}

extension View {
    /// Scales an image to fit its frame; no effect in a terminal.
    public func scaledToFit() -> Self { self }

    /// Scales an image to fill its frame; no effect in a terminal.
    public func scaledToFill() -> Self { self }

    /// Keeps the aspect ratio of an image; no effect in a terminal.
    public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> Self { self }

    /// Keeps the aspect ratio of an image; no effect in a terminal.
    public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> Self { self }
}

/// Scaling of an image; no effect in a terminal.
nonisolated public enum ContentMode: CaseIterable, Hashable, Sendable {
    case fit, fill
}
