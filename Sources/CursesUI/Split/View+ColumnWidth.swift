extension View {
    /// Sets the width of the enclosing column in cells; from 60 on, in points.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> ModifiedView {
        attached { evaluation in
            let columns = width >= 60 ? width / 8 : width
            evaluation.tellScreen { $0.columnWidth = cells(columns) }
        }
    }

    /// Sets the width of the enclosing column to the ideal one; the bounds have no effect.
    public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil,
        ideal: CGFloat,
        max: CGFloat? = nil
    ) -> ModifiedView { navigationSplitViewColumnWidth(ideal) }

    /// Has no effect in a terminal: sets the style of split views.
    public func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> Self { self }
}

/// The style of a split view.
nonisolated public enum NavigationSplitViewStyle: Sendable {
    case automatic, balanced, prominentDetail
}
