/// The keys that are live at this moment, as many as fit, in the last row; each can be clicked.
final class HelpBar: Node {
    private let items: [Item]
    private let last: Item?
    private var shown: [(rect: Rect, item: Item)] = []

    /// A key and what it does, as they stand in the bar.
    private struct Item {
        let binding: KeyBinding
        let key: GlyphText
        let title: GlyphText

        init(_ binding: KeyBinding) {
            self.binding = binding
            key = GlyphText(binding.summary?.keyName ?? binding.keyName)
            title = GlyphText(binding.summary?.title ?? binding.title)
        }

        var width: Int { key.width + 1 + title.width }
    }

    init(_ place: Place, _ frame: Frame) {
        let shown = frame.liveBindings.filter { !$0.isHidden || $0.summary != nil }
        let help = shown.firstIndex { $0.keys.contains(.plain(.function(1))) }
        last = help.map { Item(shown[$0]) }
        let items = shown.enumerated().filter { index, binding in
            guard index != help else { return false }
            return !binding.keys.contains(.plain(.tab)) || frame.focusables.count > 1
        }.map(\.element)
        let own = items[..<Self.edge(of: items)]
        let ordered =
            own.filter { !$0.isDestructive } + own.filter(\.isDestructive) + items[own.endIndex...]
        self.items = ordered.map(Item.init)
        super.init(place)
    }

    /// From the binding of Esc on they belong to the screens around this one.
    private static func edge(of items: [KeyBinding]) -> Int {
        items.firstIndex { $0.keys.contains(.plain(.escape)) } ?? items.endIndex
    }

    override func layOut() {
        placeItems(items, gap: 3)
        guard shown.count < items.count + (last == nil ? 0 : 1) else { return }
        let edge = Self.edge(of: items.map(\.binding))
        let ordered = unknownFirst(items[..<edge]) + unknownFirst(items[edge...])
        placeItems(ordered, gap: 2)
        let telling = tellingCount
        guard frame.width >= 60 else { return }
        placeItems(ordered, gap: 3)
        if tellingCount < telling { placeItems(ordered, gap: 2) }
    }

    private func unknownFirst(_ items: ArraySlice<Item>) -> [Item] {
        items.filter { !$0.binding.isKnown } + items.filter(\.binding.isKnown)
    }

    /// How many keys are shown of which people do not know what they do here, as Enter in a list.
    private var tellingCount: Int {
        shown.map(\.item.binding).count { binding in
            !binding.isKnown || binding.summary != nil || binding.keys.contains(.plain(.return))
        }
    }

    /// Places as many items as fit side by side, and the one for help behind them.
    private func placeItems(_ items: [Item], gap: Int) {
        shown = []
        var x = frame.minX + 1
        let reserved = last?.width ?? 0
        for item in items {
            guard x + item.width + gap + reserved <= frame.maxX else { break }
            shown.append((Rect(x: x, y: frame.minY, width: item.width, height: 1), item))
            x += item.width + gap
        }
        if let last, x + last.width <= frame.maxX {
            shown.append((Rect(x: x, y: frame.minY, width: last.width, height: 1), last))
        }
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

    override func handle(_ event: MouseEvent) -> KeyPress.Result {
        guard event.kind == .click,
            let (rect, item) = shown.first(where: { $0.rect.contains(event.location) }),
            let binding = item.binding.clicked(at: event.location.x - rect.minX),
            binding.isEnabled
        else { return .ignored }
        binding.action()
        return .handled
    }
}

extension KeyBinding {
    fileprivate func clicked(at column: Int) -> KeyBinding? {
        summary.map { $0.binding(at: column) } ?? self
    }
}
