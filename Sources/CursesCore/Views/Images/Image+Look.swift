/// Images of an asset catalog, and sizes and colours that a character does not have.
nonisolated extension Image {
    /// Names an image of the app, of which a terminal shows nothing.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(systemName: "")
    }

    /// Names an image that only adorns, of which a terminal shows nothing.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(systemName: "")
    }

    /// Names an image of the app and what it shows, of which a terminal shows nothing.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(systemName: "")
    }

    /// Lets the image be of any size, which a character is not.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(),
        resizingMode: ResizingMode = .stretch
    ) -> Image { self }

    /// How an image becomes larger.
    public enum ResizingMode: Hashable, Sendable {
        case tile, stretch
    }

    /// Chooses the colours of the image, which is a character.
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }

    /// The colours of an image.
    public struct TemplateRenderingMode: Sendable {
        public static var template: Self { Self() }
        public static var original: Self { Self() }
    }
}

extension Image {
    /// Gives the image a width; a character is one line high, however much room it would have.
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
    /// Makes an image as large as its room, which a character is not.
    public func scaledToFit() -> Self { self }

    /// Makes an image fill its room, which a character does not.
    public func scaledToFill() -> Self { self }

    /// Keeps the proportions of an image, which a character does.
    public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> Self { self }

    /// Keeps the proportions of an image, which a character does.
    public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> Self { self }
}

/// How an image takes its room.
nonisolated public enum ContentMode: CaseIterable, Hashable, Sendable {
    case fit, fill
}
