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
