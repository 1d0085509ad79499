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
        private let fits: Bool

        /// It is not shown.
        public static let automatic = Strategy(fits: false)
        /// It stands at the edge of the plot.
        public static let fit = Strategy(fits: true)
        /// It is not shown.
        public static let disabled = automatic

        /// It stands at the edge of the plot.
        public static func fit(to boundary: Boundary) -> Strategy { .fit }
    }
}
