/// Position of an annotation relative to its mark.
nonisolated public enum AnnotationPosition: Hashable, Sendable {
    /// Above a point, on the line of a horizontal rule.
    case automatic
    /// On the mark.
    case overlay
    /// Above the mark.
    case top
    /// Below the mark.
    case bottom
    /// To the left of the mark.
    case leading
    /// To the right of the mark; for a horizontal rule, outside the plot.
    case trailing

    /// Same as `top`.
    public static var topLeading: Self { .top }
    /// Same as `top`.
    public static var topTrailing: Self { .top }
    /// Same as `bottom`.
    public static var bottomLeading: Self { .bottom }
    /// Same as `bottom`.
    public static var bottomTrailing: Self { .bottom }
}
