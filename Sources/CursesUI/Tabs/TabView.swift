/// Screens of which one is shown, below a row of their titles.
///
/// Ctrl-PgUp and Ctrl-PgDn switch to the neighbouring tab, and digits to a tab by its number unless
/// a field or the tab handles them. Every tab is evaluated to keep its state; `onAppear` runs each
/// time it is shown.
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
    private let selection: Binding<SelectionValue>?
    private let content: Content

    /// Creates a tab view that shows the tab with the selected tag or value.
    public init(
        selection: Binding<SelectionValue>?,
        @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.selection = selection
        self.content = content()
    }

    /// Creates a tab view that shows the first tab and stores the selection itself.
    public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
        selection = nil
        self.content = content()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let memory = evaluation.place.slot { TabMemory() }
        let parts = content.parts(evaluation.at(0))
        let pages = parts.enumerated().map { TabPage($0.element, number: $0.offset + 1) }
        let index = index(in: pages, memory)
        evaluation.afterwards {
            for (number, page) in pages.enumerated() { page.place.setHidden(number != index) }
        }
        for (number, page) in pages.enumerated() {
            page.commit(to: evaluation, isShown: number == index)
        }
        if let index { enter(pages[index], memory, evaluation) }
        let node = TabNode(
            evaluation.place,
            pages,
            shown: index,
            environment: evaluation.environment
        ) { select($0, in: pages, memory) }
        return [node]
    }

    private func index(in pages: [TabPage], _ memory: TabMemory) -> Int? {
        if let value = selection?.wrappedValue,
            let index = pages.firstIndex(where: { $0.tag?.base as? SelectionValue == value })
        {
            return index
        }
        return pages.isEmpty ? nil : min(max(0, memory.index), pages.count - 1)
    }

    /// Moves the focus into a tab that was not shown in the frame before.
    private func enter(_ page: TabPage, _ memory: TabMemory, _ evaluation: Evaluation) {
        guard memory.shown !== page.place else { return }
        page.memory.entrance.isNew = memory.shown != nil
        memory.shown = page.place
        evaluation.afterwards { page.memory.entrance.isNew = false }
    }

    private func select(_ index: Int, in pages: [TabPage], _ memory: TabMemory) {
        memory.index = index
        if let value = pages[index].tag?.base as? SelectionValue { selection?.wrappedValue = value }
    }
}

/// Draws the titles of tabs in a row, the shown one in brackets, or a dot for each page.
struct TabBar {
    let titles: [String]
    let isPaged: Bool
    let height: Int
    private let glyphs: [GlyphText]
    private let shown: Int?

    init(_ titles: [String], shown: Int?, style: any TabViewStyle) {
        self.titles = titles
        self.shown = shown
        isPaged = style.isPaged
        height = !style.showsIndex || titles.count < (style.isPaged ? 2 : 1) ? 0 : 1
        glyphs = style.isPaged ? titles.map { _ in GlyphText("○") } : titles.map { GlyphText($0) }
    }

    var idealWidth: Int { glyphs.reduce(0) { $0 + $1.width + margin } }

    private var margin: Int { isPaged ? 1 : 2 }

    /// Returns the frames of the titles; if space is short, the longest shrink, the shown one last.
    func rects(in line: Rect) -> [Rect] {
        guard height > 0 else { return [] }
        var widths = glyphs.map { $0.width + margin }
        while widths.reduce(0, +) > line.width {
            let others = widths.indices.filter { $0 != shown && widths[$0] > margin + 1 }
            let longest = others.max { widths[$0] < widths[$1] } ?? shown
            guard let longest, widths[longest] > margin + 1 else { break }
            widths[longest] -= 1
        }
        let total = widths.reduce(0, +)
        let gap = isPaged || widths.count < 2 ? 0 : min(1, (line.width - total) / widths.count)
        var x = isPaged ? line.minX + max(0, (line.width - total) / 2) : line.minX
        return widths.map { width in
            defer { x += width + gap }
            return Rect(x: x, y: line.minY, width: width, height: 1)
        }
    }

    func draw(in line: Rect, on painter: Painter) {
        for (index, rect) in rects(in: line).enumerated() {
            let isShown = index == shown
            let text = glyphs[index].truncated(to: rect.width - margin)
            if isPaged {
                let look = isShown ? painter.theme.tint : painter.theme.tertiary
                painter.draw(isShown ? "●" : "○", at: rect.origin, style: look)
                continue
            }
            var look = isShown ? painter.theme.tint : painter.theme.secondary
            if isShown { look.attributes.insert(.bold) }
            painter.draw(text, at: Point(x: rect.minX + 1, y: rect.minY), style: look)
            guard isShown else { continue }
            painter.draw("[", at: rect.origin, style: look)
            painter.draw("]", at: Point(x: rect.minX + 1 + text.width, y: rect.minY), style: look)
        }
    }
}

/// The state of a tab view: the tab shown if there is no selection binding.
final class TabMemory {
    var index = 0
    weak var shown: Place?
}

/// The state of a tab.
final class TabPageMemory {
    /// True once the tab has been shown.
    var isKnown = false
    let entrance = FocusEntrance()
}

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

    /// The line of the bar.
    private var line: Rect {
        let y = bar.isPaged ? frame.maxY - 1 : frame.minY
        return Rect(x: frame.minX, y: y, width: frame.width, height: bar.height)
    }

    override func draw(on painter: Painter) {
        painter.clipped(to: frame.inset(by: margin)) { super.draw(on: painter) }
        painter.clipped(to: line) {
            bar.draw(in: line, on: painter)
            for rect in bar.rects(in: line) { painter.hit(self, in: rect) }
        }
    }

    override func handle(_ event: MouseEvent) -> KeyPress.Result {
        guard event.kind == .click,
            let index = bar.rects(in: line).firstIndex(where: { $0.contains(event.location) })
        else { return .ignored }
        show(index)
        return .handled
    }
}

/// The style of a tab view.
@MainActor
public protocol TabViewStyle {
    /// True if the tabs are pages with dots, false if they have a row of titles.
    var isPaged: Bool { get }
    /// True if the titles or dots are shown.
    var showsIndex: Bool { get }
}

/// A row of titles above the shown tab.
public struct DefaultTabViewStyle: TabViewStyle {
    public let isPaged = false
    public let showsIndex = true

    public init() {}
}

/// Pages that the arrow keys turn, with a dot for each below.
public struct PageTabViewStyle: TabViewStyle {
    public let isPaged = true
    public let showsIndex: Bool

    /// Creates a style with or without dots.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        showsIndex = indexDisplayMode != .never
    }

    /// The visibility of the dots; only `never` hides them.
    nonisolated public enum IndexDisplayMode: Hashable, Sendable {
        case automatic, always, never
    }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A row of titles above the shown tab.
    public static var automatic: Self { Self() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages that the arrow keys turn.
    public static var page: Self { Self() }

    /// Pages that the arrow keys turn, with or without dots.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
        Self(indexDisplayMode: indexDisplayMode)
    }
}

extension View {
    /// Sets the style of tab views inside.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> ModifiedView {
        environment { $0.tabViewStyle = style }
    }

    /// Has no effect in a terminal: sets the style of the dots.
    public func indexViewStyle(_ style: PageIndexViewStyle) -> Self { self }
}

/// The style of the dots of pages.
nonisolated public struct PageIndexViewStyle: Sendable {
    /// Creates the only style; the background has no effect.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}

    /// The only style.
    public static var page: Self { Self() }

    /// Returns the only style; the background has no effect.
    public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> Self { Self() }

    /// The visibility of a background behind the dots. Has no effect in a terminal.
    public enum BackgroundDisplayMode: Sendable {
        case automatic, always, interactive, never
    }
}

extension EnvironmentValues {
    @LocalEntry var tabViewStyle: any TabViewStyle = .automatic
}
