extension View {
    /// Puts a view above or below, for which this one leaves the room.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: Double? = nil,
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

/// The upper or the lower side.
nonisolated public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
    case top, bottom
}
