extension View {
    /// Shows a scroll bar beside lists with more rows than visible; only with `visible`.
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

/// Visibility of scroll bars.
nonisolated public enum ScrollIndicatorVisibility: Sendable {
    case automatic, visible, hidden, never
}
