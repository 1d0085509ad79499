/// The columns by which a table can be sorted, and the current one.
struct TableOrder {
    /// The comparators of the columns, in forward order; `nil` for columns without one.
    private let columns: [AnyHashable?]
    private let current: AnyHashable?
    private let isReversed: Bool
    private let set: (Int, _ isReversed: Bool) -> Void

    /// Makes an order without any choice.
    init() {
        columns = []
        current = nil
        isReversed = false
        set = { _, _ in }
    }

    init<Value, Sort: SortComparator>(
        _ columns: [TableColumn<Value>],
        _ sortOrder: Binding<[Sort]>,
        changed: @escaping () -> Void
    ) where Sort.Compared == Value {
        let sorts = columns.map { $0.comparator as? Sort }
        self.columns = sorts.map { sort in sort.map { AnyHashable(Self.ordered($0, .forward)) } }
        let first = sortOrder.wrappedValue.first
        current = first.map { AnyHashable(Self.ordered($0, .forward)) }
        isReversed = first?.order == .reverse
        set = { index, isReversed in
            guard let sort = sorts[index] else { return }
            sortOrder.wrappedValue = [Self.ordered(sort, isReversed ? .reverse : .forward)]
            changed()
        }
    }

    var isEmpty: Bool { columns.allSatisfy { $0 == nil } }

    func isSortable(_ index: Int) -> Bool {
        columns.indices.contains(index) && columns[index] != nil
    }

    /// Returns the title of a column with its sort marker, opposite to the alignment.
    func title(_ index: Int, _ title: String, isTrailing: Bool) -> String {
        guard isSortable(index) else { return title }
        let mark = index == currentIndex ? (isReversed ? "▼" : "▲") : " "
        return isTrailing ? mark + " " + title : title + " " + mark
    }

    /// Sorts by a column, or reverses the order if it is the current one.
    func sort(by index: Int) {
        guard isSortable(index) else { return }
        set(index, index == currentIndex ? !isReversed : false)
    }

    /// Sorts by the next visible column that has a comparator.
    func next(among isShown: (Int) -> Bool) {
        let start = currentIndex ?? columns.count - 1
        let indices = (1...max(1, columns.count)).map { (start + $0) % max(1, columns.count) }
        if let index = indices.first(where: { isSortable($0) && isShown($0) }) { set(index, false) }
    }

    /// Reverses the order, or sorts by the first visible column.
    func reverse(among isShown: (Int) -> Bool) {
        if let currentIndex { set(currentIndex, !isReversed) } else { next(among: isShown) }
    }

    private var currentIndex: Int? {
        current.flatMap { current in columns.firstIndex { $0 == current } }
    }

    private static func ordered<Sort: SortComparator>(_ sort: Sort, _ order: SortOrder) -> Sort {
        var sort = sort
        sort.order = order
        return sort
    }
}
