/// Columns side by side if they fit, otherwise one at a time.
///
/// Enter moves to the next column; Esc moves back if some do not fit. A link in a column shows its
/// screen in the next one.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let compactColumn: Binding<NavigationSplitViewColumn>?
    private let columns: [any View]

    /// Creates a view of three columns with a binding of their visibility.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        visibility = columnVisibility
        compactColumn = preferredCompactColumn
        columns = [sidebar(), content(), detail()]
    }

    /// Creates a view of three columns.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        visibility = nil
        compactColumn = preferredCompactColumn
        columns = [sidebar(), content(), detail()]
    }

    /// Creates a view of two columns with a binding of their visibility.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        visibility = columnVisibility
        compactColumn = preferredCompactColumn
        columns = [sidebar(), detail()]
    }

    /// Creates a view of two columns.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        visibility = nil
        compactColumn = preferredCompactColumn
        columns = [sidebar(), detail()]
    }

    init(columns: [any View]) {
        visibility = nil
        compactColumn = nil
        self.columns = columns
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        evaluation.findings.add(.environment(evaluation.shared))
        let memory = evaluation.place.slot { SplitMemory(columns.count) }
        memory.follow(compactColumn, among: columns.count)
        evaluation.afterwards {
            for entrance in memory.entrances { entrance.isNew = false }
        }
        var made: [SplitColumn] = []
        for (number, column) in columns.enumerated() {
            made.append(
                SplitColumn(
                    column,
                    number: number,
                    isLast: number == columns.count - 1,
                    after: made.last,
                    memory: memory,
                    evaluation.at(number)
                )
            )
        }
        return [
            SplitNode(
                evaluation.place,
                made,
                visibility: visibility,
                memory: memory,
                environment: evaluation.environment
            )
        ]
    }
}

/// The columns that are shown if all fit.
nonisolated public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    let hidden: Int

    public static let automatic = NavigationSplitViewVisibility(hidden: 0)
    public static let all = NavigationSplitViewVisibility(hidden: 0)
    /// Hides the first of three columns.
    public static let doubleColumn = NavigationSplitViewVisibility(hidden: 1)
    /// Shows the last column only.
    public static let detailOnly = NavigationSplitViewVisibility(hidden: 2)
}

/// A column of a split view.
nonisolated public enum NavigationSplitViewColumn: Hashable, Sendable {
    case sidebar, content, detail
}
