/// What becomes of an annotation whose mark is above or below the plot.
nonisolated public struct AnnotationOverflowResolution: Hashable, Sendable {
    let y: Strategy

    /// It is not shown.
    public static let automatic = AnnotationOverflowResolution()

    /// Says it for each axis; to the sides an annotation is always moved inside.
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {
        self.y = y
    }

    /// What it stands inside of, which is the plot.
    public enum Boundary: Hashable, Sendable {
        case automatic, chart, plot
    }

    /// What becomes of it.
    public struct Strategy: Hashable, Sendable {
        private let kind: Kind

        private enum Kind {
            case automatic, fit, dropsMark
        }

        /// It is not shown.
        public static let automatic = Strategy(kind: .automatic)
        /// It stands at the edge of the plot.
        public static let fit = Strategy(kind: .fit)
        /// Drops a horizontal rule together with its label. The label of a vertical rule is dropped alone, where it
        /// would hide a line.
        public static let dropsMark = Strategy(kind: .dropsMark)
        /// It is not shown.
        public static let disabled = automatic

        /// It stands at the edge of the plot.
        public static func fit(to boundary: Boundary) -> Strategy { .fit }
    }
}
