/// The keys that are live at this moment, as many as fit, in the last row; each can be clicked.
final class HelpBar: Node {
    private let items: [KeyBinding]
    private let last: KeyBinding?
    private var shown: [(rect: Rect, binding: KeyBinding)] = []

    init(_ place: Place, _ frame: Frame) {
        let shown = frame.liveBindings.filter { !$0.isHidden || $0.summary != nil }
        let help = shown.firstIndex { $0.keys.contains(.plain(.function(1))) }
        last = help.map { shown[$0] }
        let items = shown.enumerated().filter { index, binding in
            guard index != help else { return false }
            return !binding.keys.contains(.plain(.tab)) || frame.focusables.count > 1
        }.map(\.element)
        let own = items[..<Self.edge(of: items)]
        self.items =
            own.filter { !$0.isDestructive } + own.filter(\.isDestructive) + items[own.endIndex...]
        super.init(place)
    }

    /// From the binding of Esc on they belong to the screens around this one.
    private static func edge(of items: [KeyBinding]) -> Int {
        items.firstIndex { $0.keys.contains(.plain(.escape)) } ?? items.endIndex
    }

    override func layOut() {
        placeItems(items, gap: 3)
        guard shown.count < items.count + (last == nil ? 0 : 1) else { return }
        let edge = Self.edge(of: items)
        let ordered = unknownFirst(items[..<edge]) + unknownFirst(items[edge...])
        placeItems(ordered, gap: 2)
        let telling = tellingCount
        guard frame.width >= 60 else { return }
        placeItems(ordered, gap: 3)
        if tellingCount < telling { placeItems(ordered, gap: 2) }
    }

    private func unknownFirst(_ items: ArraySlice<KeyBinding>) -> [KeyBinding] {
        items.filter { !$0.isKnown } + items.filter(\.isKnown)
    }

    /// How many keys are shown of which people do not know what they do here, as Enter in a list.
    private var tellingCount: Int {
        shown.map(\.binding).count { binding in
            !binding.isKnown || binding.summary != nil || binding.keys.contains(.plain(.return))
        }
    }

    /// Places as many items as fit side by side, and the one for help behind them.
    private func placeItems(_ items: [KeyBinding], gap: Int) {
        shown = []
        var x = frame.minX + 1
        let reserved = last.map(width) ?? 0
        for binding in items {
            let width = width(binding)
            guard x + width + gap + reserved <= frame.maxX else { break }
            shown.append((Rect(x: x, y: frame.minY, width: width, height: 1), binding))
            x += width + gap
        }
        if let last, x + width(last) <= frame.maxX {
            shown.append((Rect(x: x, y: frame.minY, width: width(last), height: 1), last))
        }
    }

    override func draw(on painter: Painter) {
        for (rect, binding) in shown {
            let key = GlyphText(binding.barKeyName)
            let isEnabled = binding.isEnabled
            var style = isEnabled ? painter.theme.tint : painter.theme.tertiary
            style.attributes.insert(.bold)
            painter.draw(key, at: rect.origin, style: style)
            painter.draw(
                GlyphText(binding.barTitle),
                at: Point(x: rect.minX + key.width + 1, y: rect.minY),
                style: painter.theme.secondary
            )
            painter.hit(self, in: rect)
        }
    }

    override func handle(_ event: MouseEvent) -> KeyPress.Result {
        guard event.kind == .click,
            let item = shown.first(where: { $0.rect.contains(event.location) }),
            let binding = item.binding.clicked(at: event.location.x - item.rect.minX),
            binding.isEnabled
        else { return .ignored }
        binding.action()
        return .handled
    }

    private func width(_ binding: KeyBinding) -> Int {
        GlyphText(binding.barKeyName).width + 1 + GlyphText(binding.barTitle).width
    }
}

extension KeyBinding {
    fileprivate var barKeyName: String { summary?.keyName ?? keyName }

    fileprivate var barTitle: String { summary?.title ?? title }

    fileprivate func clicked(at column: Int) -> KeyBinding? {
        summary.map { $0.binding(at: column) } ?? self
    }
}
