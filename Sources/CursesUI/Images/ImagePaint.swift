/// A fill of pictures, which cells cannot show: the colour of the text.
nonisolated public struct ImagePaint: ShapeStyle {
    /// Takes a picture.
    @_alwaysEmitIntoClient
    public init<Source>(
        image: Source,
        sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        scale: CGFloat = 1
    ) { self.init() }

    /// A fill without a picture.
    public init() {}

    public func style(in theme: Theme) -> Style { .plain }
}

nonisolated extension ShapeStyle where Self == AnyShapeStyle {
    /// The colour of the text with a shadow, which cells cannot show.
    public static func shadow(_ style: ShadowStyle) -> Self { AnyShapeStyle(.foreground) }

    /// The colour of the text, more or less of it, which cells cannot show.
    public static func opacity(_ opacity: Double) -> Self { AnyShapeStyle(.foreground) }

    /// The colour of the text, mixed, which cells cannot show.
    public static func blendMode(_ mode: BlendMode) -> Self { AnyShapeStyle(.foreground) }
}
