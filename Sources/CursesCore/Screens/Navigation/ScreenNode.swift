/// Draws a screen below its title bar.
package final class ScreenNode: Node {
    private let ownTitles: [String]
    private let subtitle: GlyphText
    private let principal: Node?
    private let environment: EnvironmentValues
    private let back: (() -> Void)?

    package init(
        _ evaluation: Evaluation,
        _ children: [Node],
        titles: [String],
        subtitle: String,
        principal: Node?,
        back: (() -> Void)?
    ) {
        ownTitles = titles
        self.subtitle = GlyphText(subtitle)
        self.principal = principal
        environment = evaluation.environment
        self.back = back
        super.init(evaluation.place, children: children)
        if let principal { adopt(principal) }
    }

    override var titles: [String] { ownTitles }

    package override var shortcuts: [KeyBinding] {
        guard let back else { return [] }
        return [KeyBinding(.plain(.escape), title: environment.string("back"), action: back).known]
    }

    package override func measure(_ proposal: Proposal) -> Size {
        let content = super.measure(proposal.inset(by: margin))
        return Size(
            width: max(content.width, proposal.width ?? 0),
            height: max(content.height + margin.top, proposal.height ?? 0)
        )
    }

    package override func layOut() {
        let room = frame.inset(by: margin)
        for child in children {
            child.place(in: Alignment.top.place(child.size(Proposal(room.size)), in: room))
        }
    }

    package override func draw(on painter: Painter) {
        drawTitle(on: painter)
        painter.clipped(to: frame.inset(by: margin)) { super.draw(on: painter) }
    }

    package override func handle(_ event: MouseEvent) -> KeyPress.Result {
        guard let back, event.kind == .click else { return .ignored }
        back()
        return .handled
    }

    private var margin: EdgeInsets { EdgeInsets(top: titles.isEmpty ? 0 : 1) }

    private func drawTitle(on painter: Painter) {
        guard let title = titles.last, frame.height > 0 else { return }
        let bar = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: 1)
        let name = GlyphText(title)
        let room = max(0, bar.width - 2)
        let endWidth = endWidth
        let shownWay = way(beside: name, room: room, endWidth)
        let shownName = name.truncated(to: room - shownWay.width)
        var x = bar.minX + 1
        painter.draw(shownWay, at: Point(x: x, y: bar.minY), style: painter.theme.secondary)
        x += shownWay.width
        painter.draw(shownName, at: Point(x: x, y: bar.minY), style: Style(attributes: .bold))
        x += shownName.width
        let start = bar.maxX - 1 - endWidth
        let end = Rect(x: start, y: bar.minY, width: endWidth, height: 1)
        if endWidth > 0, start > x + 1 {
            if let principal {
                principal.place(in: end)
                principal.draw(on: painter)
            } else {
                painter.draw(subtitle, at: end.origin, style: painter.theme.secondary)
            }
        }
        if back != nil {
            painter.hit(self, in: Rect(x: bar.minX, y: bar.minY, width: x - bar.minX, height: 1))
        }
    }

    /// Width of the subtitle or principal item; the latter shrinks if the shortest path needs it.
    private var endWidth: Int {
        guard let principal else { return subtitle.width }
        let ideal = principal.size(Proposal(width: nil, height: 1)).width
        let name = titles.last.map { GlyphText($0).width } ?? 0
        let room = max(0, frame.width - 4 - shortWay.width - name)
        return ideal <= room ? ideal : principal.size(Proposal(width: room, height: 1)).width
    }

    private var shortWay: GlyphText { GlyphText(titles.count > 1 ? "‹ " : "") }

    /// Returns the path before the title; it is shortened before the subtitle is left out.
    private func way(beside name: GlyphText, room: Int, _ endWidth: Int) -> GlyphText {
        let whole = GlyphText(titles.dropLast().reduce("") { "\($0)\($1) › " })
        let extra = endWidth > 0 ? endWidth + 2 : 0
        let last = lastStep(room - name.width - extra)
        for (way, extra) in [(whole, extra), (last, extra), (shortWay, extra), (whole, 0)]
        where way.width > 0 && way.width + name.width + extra <= room {
            return way
        }
        return shortWay
    }

    /// Returns the parent's title, truncated to 5 columns at least, or an empty text.
    private func lastStep(_ room: Int) -> GlyphText {
        guard titles.count > 2 else { return GlyphText() }
        let step = GlyphText(titles[titles.count - 2])
        let rest = room - GlyphText("‹  › ").width
        guard rest >= min(5, step.width) else { return GlyphText() }
        var way = GlyphText("‹ ")
        for element in step.truncated(to: rest).elements + GlyphText(" › ").elements {
            way.append(element)
        }
        return way
    }
}

/// Properties that a screen reports to its navigation stack.
package final class ScreenTraits {
    package var title: String?
    package var subtitle: String?
    package var isRoot = false
    /// The focusable item in the title bar.
    package var principal: Node?
    /// The wanted width of the enclosing column.
    package var columnWidth: Int?
    package var destinations: [NavigationDestination] = []
    /// The screen that a binding in this one pushes.
    package var pushed: PushedScreen?
    private let memory: ScreenMemory

    package init(_ memory: ScreenMemory = ScreenMemory()) {
        self.memory = memory
    }

    /// Returns the screen pushed over this one, if it came before the path's screen at that depth.
    func pushed(over count: Int, at depth: Int) -> PushedScreen? {
        guard let next = pushed ?? memory.shownLink else {
            memory.depth = nil
            return nil
        }
        let depthThen = memory.depth ?? count
        memory.depth = depthThen
        return depthThen <= depth ? next : nil
    }
}

/// The state of a screen in a navigation stack.
package final class ScreenMemory {
    /// The screen that a link of this one has opened.
    var link: PushedScreen?
    /// Length of the path when another screen was pushed over this one.
    var depth: Int?
    /// The path of the screen and the action that closes it.
    var path: Binding<[any Hashable]>?
    var dismiss: () -> Void = {}

    /// The screen of the link; closing it clears the link.
    var shownLink: PushedScreen? {
        link.map { link in
            PushedScreen(name: link.name, make: link.make) { self.link = nil }
        }
    }
}

extension Evaluation {
    /// Reports a property of the screen that is being evaluated to its navigation stack.
    package func tellScreen(_ tell: @escaping (ScreenTraits) -> Void) {
        findings.add(.trait { if let traits = $0 as? ScreenTraits { tell(traits) } })
    }
}
