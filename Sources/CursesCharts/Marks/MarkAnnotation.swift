/// Marks with an annotation.
public struct AnnotatedChartContent<Content: ChartContent, Annotation: View>: ChartContent {
    let content: Content
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: Int
    let overflow: AnnotationOverflowResolution
    let annotation: () -> Annotation

    public func add(to marks: inout ChartMarks) {
        content.add(to: &marks)
        marks.annotate(
            position: position,
            alignment: alignment,
            spacing: spacing,
            overflow: overflow,
            content: annotation
        )
    }
}

/// Handling of an annotation whose mark is above or below the plot.
nonisolated public struct AnnotationOverflowResolution: Hashable, Sendable {
    let x: Strategy
    let y: Strategy

    /// Hides the annotation.
    public static let automatic = AnnotationOverflowResolution()

    /// Sets the strategies; horizontally an annotation is moved inside unless it is disabled.
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {
        self.x = x
        self.y = y
    }

    /// Strategy for one axis.
    public struct Strategy: Hashable, Sendable {
        private let kind: Kind

        private enum Kind {
            case automatic, fit, disabled, dropsMark
        }

        /// Hides the annotation.
        public static let automatic = Strategy(kind: .automatic)
        /// Moves the annotation to the edge of the plot.
        public static let fit = Strategy(kind: .fit)
        /// Lets a trailing annotation leave the plot: it is to the right of it.
        public static let disabled = Strategy(kind: .disabled)
        /// Drops a rule with its label, but only the label of a rule as high as the plot, if it would
        /// hide a line.
        public static let dropsMark = Strategy(kind: .dropsMark)
    }
}

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

extension ChartContent {
    /// Adds a view beside the mark, such as the name of a rule.
    public func annotation<Content: View>(
        position: AnnotationPosition = .automatic,
        alignment: Alignment = .center,
        spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution = .automatic,
        @ViewBuilder content: @escaping () -> Content
    ) -> AnnotatedChartContent<Self, Content> {
        AnnotatedChartContent(
            content: self,
            position: position,
            alignment: alignment,
            spacing: gap(spacing, along: .vertical) ?? 0,
            overflow: overflowResolution,
            annotation: content
        )
    }
}

/// View beside a mark.
struct MarkAnnotation {
    let box: PlotBox
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: Int
    /// Handling if the mark is outside the plot or there is no room.
    let overflow: AnnotationOverflowResolution.Strategy
    /// When true, the label of a point may be outside the plot.
    let mayLeave: Bool
    /// Evaluates the view for one frame, while its mark may be cached for many.
    let node: (Evaluation) -> Node

    /// When true, the label is outside the plot, beside the end of a horizontal rule or a line.
    var isInMargin: Bool { position == .trailing && (box.x == nil || mayLeave) && box.y != nil }
}
