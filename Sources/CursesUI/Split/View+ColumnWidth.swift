extension View {
    /// Sets the width of the column that the view is in; from 60 on points are meant.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> ModifiedView {
        attached { evaluation in
            let columns = width >= 60 ? width / 8 : width
            evaluation.tellScreen { $0.columnWidth = cells(columns) }
        }
    }

    /// Sets the width of the column that the view is in to the ideal one.
    public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil,
        ideal: CGFloat,
        max: CGFloat? = nil
    ) -> ModifiedView { navigationSplitViewColumnWidth(ideal) }

    /// Chooses how the columns stand to each other, which is side by side.
    public func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> Self { self }
}

/// How columns stand to each other.
nonisolated public enum NavigationSplitViewStyle: Sendable {
    case automatic, balanced, prominentDetail
}
