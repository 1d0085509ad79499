extension View {
    /// Shows how far a list is scrolled, with a bar beside it while there is more than is seen.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility,
        axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        environment { $0.showsScrollBars = visibility == .visible && axes.contains(.vertical) }
    }
}

extension EnvironmentValues {
    @Entry var showsScrollBars = false
}

/// Whether it is shown how far something is scrolled.
nonisolated public enum ScrollIndicatorVisibility: Sendable {
    case automatic, visible, hidden, never
}
