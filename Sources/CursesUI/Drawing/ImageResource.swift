/// An image in the resources of an app. Not shown in a terminal.
nonisolated public struct ImageResource: Hashable, Sendable {
    let name: String

    /// Creates a resource from a name.
    @_alwaysEmitIntoClient
    public init(name: String, bundle: Bundle) { self.init(named: name) }

    /// Creates a resource from a name.
    public init(named name: String) {
        self.name = name
    }
}

/// A colour in the resources of an app. A terminal uses its foreground colour.
nonisolated public struct ColorResource: Hashable, Sendable {
    let name: String

    /// Creates a resource from a name.
    @_alwaysEmitIntoClient
    public init(name: String, bundle: Bundle) { self.init(named: name) }

    /// Creates a resource from a name.
    public init(named name: String) {
        self.name = name
    }
}

nonisolated extension Color {
    /// Creates the primary colour; colour resources are not read.
    public init(_ resource: ColorResource) { self = .primary }
}

nonisolated extension Image {
    /// Creates an empty image; a terminal shows no image resources.
    public init(_ resource: ImageResource) {
        self.init(systemName: "")
    }
}

/// A fill with an image. A terminal uses the foreground style.
nonisolated public struct ImagePaint: ShapeStyle {
    /// Creates a fill; the image has no effect.
    @_alwaysEmitIntoClient
    public init<Source>(
        image: Source,
        sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        scale: CGFloat = 1
    ) { self.init() }

    /// Creates a fill without an image.
    public init() {}

    public func style(in theme: Theme) -> Style { .plain }
}

nonisolated extension ShapeStyle where Self == AnyShapeStyle {
    /// Returns the foreground style; shadows have no effect.
    public static func shadow(_ style: ShadowStyle) -> Self { AnyShapeStyle(.foreground) }

    /// Returns the foreground style; opacity has no effect.
    public static func opacity(_ opacity: Double) -> Self { AnyShapeStyle(.foreground) }

    /// Returns the foreground style; blend modes have no effect.
    public static func blendMode(_ mode: BlendMode) -> Self { AnyShapeStyle(.foreground) }
}
