/// Columns side by side where there is room, and one after the other where there is none.
///
/// Enter in a column leads to the next one, and where they are one after the other, Esc leads back.
/// A link of a column shows its screen in the next one.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let compactColumn: Binding<NavigationSplitViewColumn>?
    private let columns: [any View]

    /// Shows three columns.
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

    /// Shows three columns.
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

    /// Shows two columns.
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

    /// Shows two columns.
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

/// Which columns are shown where there is room for all.
nonisolated public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    let hidden: Int

    public static let automatic = NavigationSplitViewVisibility(hidden: 0)
    public static let all = NavigationSplitViewVisibility(hidden: 0)
    /// All but the first of three.
    public static let doubleColumn = NavigationSplitViewVisibility(hidden: 1)
    /// The last.
    public static let detailOnly = NavigationSplitViewVisibility(hidden: 2)
}

/// A column of a split view.
nonisolated public enum NavigationSplitViewColumn: Hashable, Sendable {
    case sidebar, content, detail
}
