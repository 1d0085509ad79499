/// What a split view remembers: the column that is in front, and what links have led to.
final class SplitMemory {
    /// The column that is shown where there is room for one.
    var front = 0
    /// Whether the first column is put away.
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

    /// Brings a column to the front.
    func show(_ column: Int) {
        guard entrances.indices.contains(column), column != front else { return }
        front = column
        entrances[column].isNew = true
    }

    /// Brings the column to the front that the program wants there, when it says another.
    func follow(_ column: Binding<NavigationSplitViewColumn>?, among count: Int) {
        guard let column = column?.wrappedValue, column != preferred else { return }
        preferred = column
        switch column {
        case .sidebar: front = 0
        case .content: front = count - 2
        case .detail: front = count - 1
        }
    }
}
