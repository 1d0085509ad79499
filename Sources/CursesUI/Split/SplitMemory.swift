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
