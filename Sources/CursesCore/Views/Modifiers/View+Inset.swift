extension View {
    /// Puts a view above or below this one, which shrinks to make room.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> ModifiedView {
        let inset = content()
        return ModifiedView(
            VStack(alignment: alignment, spacing: spacing) {
                if edge == .top { inset }
                frame(maxHeight: .infinity)
                if edge == .bottom { inset }
            }
        )
    }
}

/// The top or bottom edge.
nonisolated public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
    case top, bottom

    /// A set of edges.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public static let top = Set(rawValue: 1)
        public static let bottom = Set(rawValue: 2)
        public static let all: Set = [.top, .bottom]

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }
    }
}
