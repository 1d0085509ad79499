/// The last row with the active keys, as many as fit; each can be clicked.
final class HelpBar: Node {
    private let items: [Item]
    private let last: Item?
    private let shared: SharedEnvironment
    private let showsTab: Bool
    private let isTyping: Bool
    private var shown: [(rect: Rect, item: Item)] = []
    /// All key bindings of the frame, in which the items find their actions.
    private var table: [KeyBinding]

    /// A key and its title in the bar.
    private struct Item {
        /// The index in the table.
        let index: Int
        let binding: KeyBinding
        let key: GlyphText
        private(set) var title: GlyphText

        init(_ index: Int, _ binding: KeyBinding, _ spelled: (String) -> String) {
            self.index = index
            key = GlyphText(spelled(binding.summary?.keyName ?? binding.keyName))
            title = GlyphText(binding.summary?.title ?? binding.title)
            // The actions of an old frame would keep its nodes.
            var binding = binding
            (binding.summary, binding.subject, binding.action) = (nil, nil, {})
            self.binding = binding
        }

        var width: Int { key.width + (title.width == 0 ? 0 : 1 + title.width) }

        /// The item without its title.
        var untitled: Item { changed(self) { $0.title = GlyphText("") } }
    }

    init(_ place: Place, _ frame: Frame) {
        let spelled = frame.environment.keySpelling
        let showsTab = frame.focusables.count > 1
        let shown = frame.keys.live.filter { !$0.binding.isHidden || $0.binding.summary != nil }
            .map { Item($0.index, $0.binding, spelled) }
        let help = shown.firstIndex { $0.binding.keys.contains(.plain(.function(1))) }
        last = help.map { shown[$0] }
        let items = shown.indices.filter { $0 != help }.map { shown[$0] }
            .filter { showsTab || !$0.binding.keys.contains(.plain(.tab)) }
        let bindings = items.map(\.binding)
        let quit = bindings.firstIndex { $0.keys.contains(.control("c")) } ?? items.endIndex
        let own = items[..<min(Self.edge(of: bindings), quit)]
        self.items =
            own.filter(\.binding.isPrimary)
            + own.filter { !$0.binding.isPrimary && !$0.binding.isDestructive }
            + own.filter(\.binding.isDestructive) + items[own.endIndex...]
        shared = frame.shared
        table = frame.keys.all
        self.showsTab = showsTab
        isTyping = frame.focused?.takesText == true
        super.init(place)
    }

    /// Takes over the actions of a frame whose keys look the same; else returns false.
    func adopt(_ frame: Frame) -> Bool {
        let table = frame.keys.all
        guard frame.shared === shared, showsTab == (frame.focusables.count > 1),
            isTyping == (frame.focused?.takesText == true),
            table.elementsEqual(self.table, by: { $0.looks(like: $1) })
        else { return false }
        self.table = table
        return true
    }

    /// Returns the index of Esc; the bindings from there on belong to the enclosing screens.
    private static func edge(of items: [KeyBinding]) -> Int {
        items.firstIndex { $0.keys.contains(.plain(.escape)) } ?? items.endIndex
    }

    override func layOut() {
        if place(Array(items.indices), gap: 3, help: last) { return }
        let close = fitting(gap: 2, beside: last)
        // Help without its title leaves space for the main action, if no toast shares the row.
        if let main = order.first, frame.minX == 0, !close.contains(main), let last {
            let beside = fitting(gap: 2, beside: last.untitled)
            if beside.contains(main), place(beside, gap: 2, help: last.untitled) { return }
        }
        let isWide = frame.width >= 60 && fitting(gap: 3, beside: last) == close
        place(close, gap: isWide ? 3 : 2, help: last)
    }

    /// The items by priority: the main action or save, back, Enter and search, then the others in
    /// order, with well-known keys last.
    private lazy var order: [Int] = {
        let bindings = items.map(\.binding)
        let edge = Self.edge(of: bindings)
        let own = bindings[..<edge]
        let enter = own.firstIndex { $0.keys.contains(.plain(.return)) }
        let main =
            own.firstIndex(where: \.isPrimary)
            ?? own.firstIndex { $0.keys.contains(.control("s")) }
            ?? enter.flatMap { own[$0].isKnown ? $0 : nil }
            ?? own.firstIndex { !$0.isKnown } ?? own.startIndex
        let search = own.firstIndex { $0.keys.contains(.plain("/")) }
        let first =
            [main] + own.indices.filter { own[$0].isPrimary }
            + [edge, enter ?? edge, search ?? edge] + own.indices.filter { !own[$0].isKnown }
        return (first + bindings.indices).reduce(into: []) { order, index in
            if bindings.indices.contains(index), !order.contains(index) { order.append(index) }
        }
    }()

    /// The available columns; a margin at both ends from 60 columns on, else at the start only.
    private var room: Int { frame.width - (frame.width >= 60 ? 2 : 1) }

    /// Number of keys that a toast may not displace: the main action, back, Enter and one more.
    private static let keptKeys = 4

    /// Returns true if the most important keys fit beside a toast of the given width.
    func keepsKeys(beside columns: Int, in row: Rect) -> Bool {
        place(in: row)
        let alone = shown.map(\.item.binding.title)
        let wanted = order.map { items[$0].binding }.filter { !$0.isKnown }.map(\.title)
            .filter(alone.contains)
        place(in: row.inset(by: EdgeInsets(left: columns)))
        let beside = shown.map(\.item.binding.title)
        return wanted.prefix(Self.keptKeys).allSatisfy(beside.contains)
    }

    /// Returns the items that fit, in their order.
    private func fitting(gap: Int, beside help: Item?) -> [Int] {
        var room = room - (help?.width ?? 0)
        var (lacksWayBack, lacksSome) = (false, false)
        let chosen = order.filter { index in
            let (item, width) = (items[index], items[index].width + gap)
            let binding = item.binding
            // Well-known keys must not fill the space that back did not fit into, nor destructive
            // ones the space that any other key did not fit into.
            guard width <= room, !(lacksWayBack && binding.isKnown),
                !(lacksSome && binding.isDestructive)
            else {
                lacksWayBack = lacksWayBack || binding.keys.contains(.plain(.escape))
                lacksSome = true
                return false
            }
            room -= width
            return true
        }
        return chosen.sorted()
    }

    /// Places the items and help in a row; returns false if they do not fit.
    @discardableResult
    private func place(_ chosen: [Int], gap: Int, help: Item?) -> Bool {
        shown = []
        var x = frame.minX + 1
        for item in chosen.map({ items[$0] }) + (help.map { [$0] } ?? []) {
            shown.append((Rect(x: x, y: frame.minY, width: item.width, height: 1), item))
            x += item.width + gap
        }
        if x - gap <= frame.minX + 1 + room { return true }
        shown = []
        return false
    }

    override func draw(on painter: Painter) {
        for (rect, item) in shown {
            let isEnabled = item.binding.isEnabled
            var style = isEnabled ? painter.theme.tint : painter.theme.tertiary
            style.attributes.insert(.bold)
            painter.draw(item.key, at: rect.origin, style: style)
            painter.draw(
                item.title,
                at: Point(x: rect.minX + item.key.width + 1, y: rect.minY),
                style: painter.theme.secondary
            )
            painter.hit(self, in: rect)
        }
    }

    private var spelled: (String) -> String { shared.values.keySpelling }

    override func handle(_ event: MouseEvent) -> KeyPress.Result {
        guard event.kind == .click,
            let (rect, item) = shown.first(where: { $0.rect.contains(event.location) }),
            let binding = table[item.index].clicked(at: event.location.x - rect.minX, spelled),
            binding.isEnabled
        else { return .ignored }
        binding.action()
        return .handled
    }
}

extension KeyBinding {
    /// Returns whether another binding is shown in the same way.
    fileprivate func looks(like other: KeyBinding) -> Bool {
        keys == other.keys && title == other.title && isEnabled == other.isEnabled
            && isHidden == other.isHidden && isKnown == other.isKnown
            && isPrimary == other.isPrimary && isDestructive == other.isDestructive
            && summary?.keyName == other.summary?.keyName
            && summary?.title == other.summary?.title
    }

    fileprivate func clicked(at column: Int, _ spelled: (String) -> String) -> KeyBinding? {
        summary.map { $0.binding(at: column, spelled) } ?? self
    }
}
