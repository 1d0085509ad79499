/// Type-erased shape style.
nonisolated public struct AnyShapeStyle: ShapeStyle {
    private let base: any ShapeStyle

    /// Erases the type of a style.
    public init<S: ShapeStyle>(_ style: S) {
        base = style
    }

    public func style(in theme: Theme) -> Style { base.style(in: theme) }
}
