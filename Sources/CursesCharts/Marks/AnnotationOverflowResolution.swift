/// Handling of an annotation whose mark is above or below the plot.
nonisolated public struct AnnotationOverflowResolution: Hashable, Sendable {
    let y: Strategy

    /// Hides the annotation.
    public static let automatic = AnnotationOverflowResolution()

    /// Sets the vertical strategy; horizontally an annotation is always moved inside.
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {
        self.y = y
    }

    /// Boundary to fit into, always the plot.
    public enum Boundary: Hashable, Sendable {
        case automatic, chart, plot
    }

    /// Strategy for one axis.
    public struct Strategy: Hashable, Sendable {
        private let kind: Kind

        private enum Kind {
            case automatic, fit, dropsMark
        }

        /// Hides the annotation.
        public static let automatic = Strategy(kind: .automatic)
        /// Moves the annotation to the edge of the plot.
        public static let fit = Strategy(kind: .fit)
        /// Drops a horizontal rule with its label, and the label of a vertical rule if it would
        /// hide a line.
        public static let dropsMark = Strategy(kind: .dropsMark)
        /// Hides the annotation.
        public static let disabled = automatic

        /// Moves the annotation to the edge of the plot.
        public static func fit(to boundary: Boundary) -> Strategy { .fit }
    }
}
