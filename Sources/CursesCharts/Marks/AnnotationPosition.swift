/// Where a view stands beside a mark.
nonisolated public enum AnnotationPosition: Hashable, Sendable {
    /// Above a point; in the line of a rule.
    case automatic
    /// On the mark.
    case overlay
    /// Above the mark.
    case top
    /// Below the mark.
    case bottom
    /// To the left of the mark.
    case leading
    /// To the right of the mark, and of a level rule outside the plot.
    case trailing

    /// Above the mark.
    public static var topLeading: Self { .top }
    /// Above the mark.
    public static var topTrailing: Self { .top }
    /// Below the mark.
    public static var bottomLeading: Self { .bottom }
    /// Below the mark.
    public static var bottomTrailing: Self { .bottom }
}
