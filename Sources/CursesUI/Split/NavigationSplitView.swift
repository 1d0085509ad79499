/// Columns side by side if they fit, otherwise one at a time.
///
/// Enter moves to the next column; Esc moves back if some do not fit. A link in a column shows its
/// screen in the next one.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let compactColumn: Binding<NavigationSplitViewColumn>?
    private let columns: [any View]

    /// Creates a view of three columns with an optional binding of their visibility.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        visibility = columnVisibility
        compactColumn = preferredCompactColumn
        columns = [sidebar(), content(), detail()]
    }

    /// Creates a view of two columns with an optional binding of their visibility.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        visibility = columnVisibility
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
    /// Shows the last column only.
    public static let detailOnly = NavigationSplitViewVisibility(hidden: 2)
}

/// A column of a split view.
nonisolated public enum NavigationSplitViewColumn: Hashable, Sendable {
    case sidebar, content, detail
}

/// A stack, or columns if it has two or three views; the older name of `NavigationStack` and
/// `NavigationSplitView`.
public struct NavigationView<Content: View>: PrimitiveView {
    private let content: Content

    /// Creates a stack from one view, or columns from two or three.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let parts = content.parts(evaluation.at(0))
        guard parts.count > 1, !evaluation.environment.stacksNavigationViews else {
            let root = parts.first.map(PartView.init)
            return NavigationStack { root }.nodes(evaluation.at(1))
        }
        let columns = parts.prefix(3).map { PartView(part: $0) }
        return NavigationSplitView<EmptyView, EmptyView, EmptyView>(columns: columns)
            .nodes(evaluation.at(2))
    }
}

/// A part of a container, evaluated at its own place.
private struct PartView: PrimitiveView {
    let part: ViewPart

    func nodes(_ evaluation: Evaluation) -> [Node] {
        let place = part.evaluation.place
        return part.view.nodes(
            Evaluation(place: place, findings: evaluation.findings, shared: evaluation.shared)
        )
    }
}

extension EnvironmentValues {
    /// True if a `NavigationView` shows only its first view.
    @Entry var stacksNavigationViews = false
}

/// An evaluated column of a split view.
struct SplitColumn {
    let node: Node
    let traits: ScreenTraits

    init(
        _ view: any View,
        number: Int,
        isLast: Bool,
        after previous: SplitColumn?,
        memory: SplitMemory,
        _ evaluation: Evaluation
    ) {
        let traits = ScreenTraits()
        self.traits = traits
        let linked = LinkedColumn(
            content: view,
            link: memory.links[number],
            pushed: memory.pushed[number],
            destinations: previous?.traits.destinations ?? []
        )
        if isLast {
            let stack = NavigationStack { linked }
            node = EntranceNode(
                evaluation.place,
                stack.node(evaluation.at(0)),
                memory.entrances[number]
            )
            return
        }
        let findings = Findings()
        let nodes = linked.nodes(
            evaluation.at(0).finding(findings).with {
                let request = $0.frameRequest
                $0.navigate = { memory.open(AnyHashable($0), nil, after: number, request) }
                $0.push = { memory.open(nil, $0, after: number, request) }
            }
        )
        findings.tell(traits)
        evaluation.findings.add(.apart(findings))
        let screen = ScreenNode(
            evaluation,
            nodes,
            titles: traits.title.map { [$0] } ?? [],
            subtitle: traits.subtitle ?? "",
            principal: traits.principal,
            back: nil
        )
        node = EntranceNode(evaluation.place, screen, memory.entrances[number])
    }
}

extension SplitMemory {
    /// Shows the screen of a link in the next column.
    fileprivate func open(
        _ link: AnyHashable?,
        _ screen: PushedScreen?,
        after number: Int,
        _ request: FrameRequest
    ) {
        (links[number + 1], pushed[number + 1]) = (link, screen)
        show(number + 1)
        request.fire()
    }
}

/// The content of a column, or the screen that a link of the previous one opened.
private struct LinkedColumn: PrimitiveView {
    let content: any View
    let link: AnyHashable?
    let pushed: PushedScreen?
    let destinations: [NavigationDestination]

    func nodes(_ evaluation: Evaluation) -> [Node] {
        if let pushed { return pushed.make(evaluation.at(1)) }
        if let link {
            let nodes = destinations.nodes(for: link, evaluation.at(2).at(named: PlaceName(link)))
            if !nodes.isEmpty { return nodes }
        }
        return content.nodes(evaluation.at(0))
    }
}

/// The state of a split view: its front column and the opened links.
final class SplitMemory {
    /// The column that is shown if only one fits.
    var front = 0
    /// True if Option-S has hidden the first column.
    var isSidebarHidden = false
    var links: [AnyHashable?]
    var pushed: [PushedScreen?]
    let entrances: [FocusEntrance]
    private var preferred: NavigationSplitViewColumn?

    init(_ count: Int) {
        links = Array(repeating: nil, count: count)
        pushed = Array(repeating: nil, count: count)
        entrances = (0..<count).map { _ in FocusEntrance() }
    }

    /// Brings a column to the front and focuses it.
    func show(_ column: Int) {
        guard entrances.indices.contains(column), column != front else { return }
        front = column
        entrances[column].isNew = true
    }

    /// Brings the preferred column to the front, and focuses it if the binding has changed.
    func follow(_ column: Binding<NavigationSplitViewColumn>?, among count: Int) {
        guard let column = column?.wrappedValue, column != preferred else { return }
        let isFirst = preferred == nil
        preferred = column
        let index =
            switch column {
            case .sidebar: 0
            case .content: count - 2
            case .detail: count - 1
            }
        // All columns may be visible at first, where the focus starts in the first one.
        if isFirst { front = index } else { show(index) }
    }
}

extension View {
    /// Sets the width of the enclosing column, in points.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> ModifiedView {
        attached { evaluation in
            evaluation.tellScreen { $0.columnWidth = extent(width, along: .horizontal) }
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
