/// Lays columns out side by side, or one at a time.
final class SplitNode: ControlNode {
    private let columns: [SplitColumn]
    private let visibility: Binding<NavigationSplitViewVisibility>?
    /// Number of hidden columns when the node was created; `nil` without a binding.
    private let hidden: Int?
    private let memory: SplitMemory
    private var shown: [(index: Int, frame: Rect)] = []
    private static let leastDetail = 36
    private static let leastColumn = 18

    init(
        _ place: Place,
        _ columns: [SplitColumn],
        visibility: Binding<NavigationSplitViewVisibility>?,
        memory: SplitMemory,
        environment: EnvironmentValues
    ) {
        self.columns = columns
        self.visibility = visibility
        hidden = visibility?.wrappedValue.hidden
        self.memory = memory
        super.init(place, children: columns.map(\.node), environment: environment)
    }

    override var isFocusable: Bool { false }

    override var visibleChildren: [Node] { shown.map { children[$0.index] } }

    override func measure(_ proposal: Proposal) -> Size {
        Size(width: proposal.width ?? 80, height: proposal.height ?? 24)
    }

    override func layOut() {
        let indices = indices(in: frame.width)
        var x = frame.minX
        shown = indices.map { index in
            let isLast = index == indices.last
            let width = isLast ? frame.maxX - x : width(of: index)
            let rect = Rect(x: x, y: frame.minY, width: width, height: frame.height)
            x += width + 1
            return (index, rect)
        }
        for (index, rect) in shown { children[index].place(in: rect) }
    }

    /// Returns the columns that fit, without hidden ones.
    private func indices(in room: Int) -> [Int] {
        let last = columns.count - 1
        var first = 0
        if memory.isSidebarHidden { first = 1 }
        if let hidden {
            first = max(first, hidden == 2 ? last : min(hidden, max(0, last - 1)))
        }
        let widths = (first..<last).map(width)
        if widths.reduce(Self.leastDetail, { $0 + $1 + 1 }) <= room { return Array(first...last) }
        guard columns.count == 3, width(of: 0) + 1 + Self.leastDetail <= room else {
            return [min(memory.front, last)]
        }
        return memory.front == 0 ? [0, 1] : [1, 2]
    }

    private func width(of index: Int) -> Int {
        let wanted = columns[index].traits.columnWidth ?? max(Self.leastColumn, frame.width / 4)
        return min(max(Self.leastColumn, wanted), max(Self.leastColumn, frame.width / 2))
    }

    override func draw(on painter: Painter) {
        for (index, rect) in shown {
            painter.clipped(to: rect) { children[index].draw(on: painter) }
            guard index != shown.last?.index else { continue }
            for y in 0..<rect.height {
                let corner = Point(x: rect.maxX, y: rect.minY + y)
                painter.draw("│", at: corner, style: painter.theme.tertiary)
            }
        }
    }

    override var keyBindings: [KeyBinding] {
        guard let current, current < columns.count - 1 else { return [] }
        return [
            binding([.plain(.return)], "open") { [self] in enter(current + 1) }.known
        ]
    }

    override var shortcuts: [KeyBinding] {
        var bindings = [
            binding([.option("s")], "sidebar", isHidden: true) { [self] in toggleSidebar() }
        ]
        let first = shown.first?.index ?? 0
        if first > 0, shown.count < columns.count, !isPutAway {
            bindings.append(
                binding([.plain(.escape)], "back") { [self] in
                    memory.show(shown.count == 1 ? first - 1 : 0)
                    environment.frameRequest.fire()
                }
                .known
            )
        }
        return bindings
    }

    private var isPutAway: Bool {
        memory.isSidebarHidden || hidden ?? 0 > 0
    }

    /// The column that has the focus, or the only one shown.
    private var current: Int? {
        guard shown.count > 1 else { return shown.first?.index }
        let focus = environment.focusRequest?.current
        return shown.first { column in
            FrameBindings(children[column.index]).focusables.contains { $0.place === focus }
        }?.index
    }

    private func enter(_ column: Int) {
        change {
            memory.show(column)
            guard shown.contains(where: { $0.index == column }) else { return }
            memory.entrances[column].isNew = false
            let focusables = FrameBindings(children[column]).focusables
            if let first = focusables.first { environment.focusRequest?.move(to: first) }
        }
    }

    private func toggleSidebar() {
        change {
            guard let visibility else { return memory.isSidebarHidden.toggle() }
            visibility.wrappedValue = visibility.wrappedValue.hidden == 0 ? .detailOnly : .all
        }
    }
}
