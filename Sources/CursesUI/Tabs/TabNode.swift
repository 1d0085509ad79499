/// Draws the tab bar and the shown tab, and switches between tabs.
final class TabNode: ControlNode {
    private let pages: [TabPage]
    private let shown: Int?
    private let select: (Int) -> Void
    private let bar: TabBar

    init(
        _ place: Place,
        _ pages: [TabPage],
        shown: Int?,
        environment: EnvironmentValues,
        select: @escaping (Int) -> Void
    ) {
        self.pages = pages
        self.shown = shown
        self.select = select
        bar = TabBar(pages.map(\.title), shown: shown, style: environment.tabViewStyle)
        super.init(place, children: shown.map { [pages[$0].node] } ?? [], environment: environment)
    }

    override var isFocusable: Bool { false }

    override var text: String {
        bar.isPaged ? super.text : (bar.titles + [super.text]).joined(separator: " ")
    }

    override var keyBindings: [KeyBinding] {
        guard bar.isPaged, pages.count > 1 else { return [] }
        var bindings = [
            turn([.plain(.leftArrow)], "previous page", by: -1),
            turn([.plain(.rightArrow)], "next page", by: 1),
        ]
        bindings[0].summary = KeyBinding.Summary(of: bindings, title: environment.string("pages"))
        return bindings
    }

    override var shortcuts: [KeyBinding] {
        guard pages.count > 1, environment.isEnabled else { return [] }
        let title: (LocalizedStringKey, LocalizedStringKey) =
            bar.isPaged ? ("previous page", "next page") : ("previous tab", "next tab")
        var next = turn([.control(.pageDown)], title.1, by: 1)
        next.isHidden = bar.isPaged
        next.isKnown = true
        return digits + [turn([.control(.pageUp)], title.0, by: -1), next]
    }

    private var digits: [KeyBinding] {
        guard !bar.isPaged else { return [] }
        var bindings = pages.prefix(9).enumerated().map { index, page in
            KeyBinding([.plain(KeyEquivalent(Character("\(index + 1)")))], title: page.title) {
                [self] in show(index)
            }
        }
        let summary = KeyBinding.Summary(of: bindings, title: environment.string("tabs"))
        bindings[0].summary = summary
        return bindings
    }

    private func turn(_ keys: [KeyPress], _ title: LocalizedStringKey, by step: Int) -> KeyBinding {
        binding(keys, title, isHidden: true) { [self] in
            guard let shown else { return }
            let next = shown + step
            show(bar.isPaged ? next : (next + pages.count) % pages.count)
        }
    }

    private func show(_ index: Int) {
        guard pages.indices.contains(index) else { return }
        change { select(index) }
    }

    override func measure(_ proposal: Proposal) -> Size {
        let content = super.measure(proposal.inset(by: margin))
        let width = bar.idealWidth
        return Size(
            width: max(content.width, proposal.width ?? width),
            height: max(content.height + bar.height, proposal.height ?? 0)
        )
    }

    override func layOut() {
        let room = frame.inset(by: margin)
        let alignment: Alignment = bar.isPaged ? .center : .top
        for (index, page) in pages.enumerated() where page.memory.isKnown || index == shown {
            page.node.place(in: alignment.place(page.node.size(Proposal(room.size)), in: room))
        }
    }

    private var margin: EdgeInsets {
        bar.isPaged ? EdgeInsets(bottom: bar.height) : EdgeInsets(top: bar.height)
    }

    override func draw(on painter: Painter) {
        painter.clipped(to: frame.inset(by: margin)) { super.draw(on: painter) }
        let y = bar.isPaged ? frame.maxY - 1 : frame.minY
        let line = Rect(x: frame.minX, y: y, width: frame.width, height: bar.height)
        painter.clipped(to: line) {
            bar.draw(in: line, on: painter)
            for rect in bar.rects(in: line) { painter.hit(self, in: rect) }
        }
    }

    override func handle(_ event: MouseEvent) -> KeyPress.Result {
        let y = bar.isPaged ? frame.maxY - 1 : frame.minY
        let line = Rect(x: frame.minX, y: y, width: frame.width, height: bar.height)
        guard event.kind == .click,
            let index = bar.rects(in: line).firstIndex(where: { $0.contains(event.location) })
        else { return .ignored }
        show(index)
        return .handled
    }
}
