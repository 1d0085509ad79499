/// The layout of a view: size, position and drawing.
///
/// A node lives until its view is evaluated again: it is immutable once laid out, and kept for many
/// frames while nothing that it was made of has changed (see `KeptNodes`). It must not store what
/// holds for one frame alone, and state that outlives it belongs to its `Place`. Views that lay out,
/// draw or handle keys have a subclass; what only controls do is in `ControlNode`.
open class Node {
    /// The place of the node's view, with its state.
    public let place: Place
    /// The child nodes.
    public private(set) var children: [Node]
    package private(set) weak var parent: Node?
    /// The rectangle that the node was given.
    public private(set) var frame = Rect.zero
    private var sizes = KnownSizes()
    /// The first frame that placed the node.
    private var firstFrame: Int?
    /// The drawn cells, and whether they are of the present position.
    final var picture: Picture?
    final var isDrawn = false
    /// The number of drawings when the picture was forgotten, with those of all ancestors.
    private var forgotten = -1
    /// True if a descendant was replaced since the last layout.
    private var needsLayout = false

    /// Makes a node for a view at its place, with its children.
    public init(_ place: Place, children: [Node] = []) {
        self.place = place
        self.children = children
        for child in children { adopt(child) }
    }

    nonisolated deinit {}

    /// The nodes to lay out, draw and search; overridden by containers with lazy children.
    open var visibleChildren: [Node] { children }
    /// True if its content depends on its size.
    var isMadeForItsSize: Bool { false }
    /// True if a sheet with this content may be as wide as the screen.
    var isPage: Bool { children.count == 1 && children[0].isPage }
    /// True if it is better shown as an overlay than cut.
    var isReadWhole: Bool { children.count == 1 && children[0].isReadWhole }
    /// Children with a higher priority get space first.
    package var layoutPriority: Double { children.count == 1 ? children[0].layoutPriority : 0 }
    /// Label width that it needs of the enclosing form.
    var labelNeed: LabelNeed? { nil }
    /// True if a container takes the focus instead of its content.
    var ownsFocus: Bool { false }
    /// Targets of Tab inside a container that takes the focus.
    var innerFocusables: [Node] { [] }
    /// Returns whether a click inside focuses a node that Tab does not reach yet.
    func offersFocus(to node: Node) -> Bool { false }
    /// True if the node can have the focus.
    open var isFocusable: Bool { false }
    /// True if typed text goes here.
    open var takesText: Bool { false }
    /// The keys handled while the node or a descendant has the focus.
    open var keyBindings: [KeyBinding] { [] }
    /// The keys handled wherever the focus is.
    open var shortcuts: [KeyBinding] { [] }
    /// True if it draws a frame around its content.
    open var isFramed: Bool { children.count == 1 && children[0].isFramed }
    /// The action of Esc in a presentation.
    var cancel: (() -> Void)? { nil }
    /// The shown text, for help, search and tests.
    open var text: String { visibleChildren.text }

    /// The titles of the shown screens, the topmost last.
    var titles: [String] { [] }

    /// Descendants that are pictures, whose cells are never reversed.
    open var pictures: [Node] { visibleChildren.flatMap(\.pictures) }

    /// Returns the size for a proposal, cached.
    public final func size(_ proposal: Proposal) -> Size {
        if let size = sizes[proposal] { return size }
        let size = measure(proposal)
        sizes[proposal] = size
        return size
    }

    /// Places the node and lays out its content.
    public final func place(in rect: Rect) {
        let clock = place.clock
        if let firstFrame {
            if rect == frame, !needsLayout { return }
            forgetPicture()
            if isMadeForItsSize, rect.size != frame.size, firstFrame != clock.frame {
                clock.request.touch(place)
            }
        } else {
            firstFrame = clock.frame
        }
        frame = rect
        needsLayout = false
        layOut()
    }

    /// Replaces the children; the nodes around are measured and laid out again.
    final func replaceChildren(_ children: [Node]) {
        self.children = children
        for child in children { adopt(child) }
        forgetPicture()
        for node in withAncestors {
            node.forgetSizes()
            node.needsLayout = true
        }
    }

    /// Forgets the measured sizes after a descendant was replaced.
    func forgetSizes() {
        sizes = KnownSizes()
    }

    /// Drops the cached drawing of the node and its ancestors, once between two drawings: when a
    /// page of a list moves, walking up from each node took 15 % of the key.
    final func forgetPicture() {
        let drawings = place.clock.drawings
        if forgotten == drawings { return }
        forgotten = drawings
        picture = nil
        isDrawn = false
        parent?.forgetPicture()
    }

    /// Returns the wanted size for a proposal.
    open func measure(_ proposal: Proposal) -> Size {
        var result = Size.zero
        for child in children {
            let size = child.size(proposal)
            result.width = max(result.width, size.width)
            result.height = max(result.height, size.height)
        }
        return result
    }

    /// Places the children inside the node's frame.
    open func layOut() {
        for child in children { child.place(in: frame) }
    }

    /// Draws the node in its frame.
    open func draw(on painter: Painter) {
        for child in visibleChildren { painter.draw(child) }
    }

    /// Handles a key without a binding.
    open func handle(_ press: KeyPress) -> KeyPress.Result { .ignored }
    /// Handles a run of typed text.
    open func handle(typed: String) -> KeyPress.Result { .ignored }
    /// Handles a paste.
    open func handle(paste: String) -> KeyPress.Result { .ignored }
    /// Handles a click or the wheel.
    open func handle(_ event: MouseEvent) -> KeyPress.Result { .ignored }
    /// Called before a click on the node or a descendant is handled.
    func willClick(at location: Point) {}
    /// Scrolls to make a part of the node visible.
    open func reveal(_ rect: Rect) {}
    /// Scrolls so that the selection is above a row, below which an overlay covers everything.
    func keepClear(from row: Int) {
        for child in visibleChildren { child.keepClear(from: row) }
    }

    /// The node and its visible descendants, the outermost first.
    package final var withDescendants: [Node] {
        var nodes: [Node] = []
        collect(into: &nodes)
        return nodes
    }

    /// The node and those around it, the innermost first.
    final var withAncestors: [Node] { Array(sequence(first: self, next: \.parent)) }

    private func collect(into nodes: inout [Node]) {
        nodes.append(self)
        for child in visibleChildren { child.collect(into: &nodes) }
    }

    /// Makes a node a child, lazily created ones later than the others.
    final func adopt(_ node: Node) {
        node.parent = self
        node.forgotten = -1
    }
}

extension [Node] {
    /// The text of all nodes.
    package var text: String {
        reduce(into: "") { result, node in
            let text = node.text
            guard !text.isEmpty else { return }
            result += result.isEmpty ? text : " \(text)"
        }
    }
}

/// Cached sizes of a node by proposal; most nodes get two proposals and need no array.
nonisolated struct KnownSizes {
    private var first: (proposal: Proposal, size: Size)?
    private var second: (proposal: Proposal, size: Size)?
    private var others: [(proposal: Proposal, size: Size)] = []

    subscript(proposal: Proposal) -> Size? {
        get {
            if let first, first.proposal == proposal { return first.size }
            if let second, second.proposal == proposal { return second.size }
            for other in others where other.proposal == proposal { return other.size }
            return nil
        }
        set {
            guard let newValue else { return }
            if first == nil {
                first = (proposal, newValue)
            } else if second == nil {
                second = (proposal, newValue)
            } else {
                others.append((proposal, newValue))
            }
        }
    }
}

/// A node with a value for the nodes around it or the window, which find it by its type.
package final class ValueNode<Value>: Node {
    package let value: Value

    package init(_ place: Place, _ content: Node, _ value: Value) {
        self.value = value
        super.init(place, children: [content])
    }
}

/// Label width that a row or picker needs of the enclosing form.
struct LabelNeed: Equatable {
    let place: ObjectIdentifier
    let width: Int
    let isLabeled: Bool
}

/// Placeholder whose view is evaluated lazily, on first measure or layout.
class LateNode: Node {
    private let evaluation: Evaluation
    private let make: (Evaluation, Size) -> Node
    private let isChoosing: Bool
    private let findings = Findings()
    private var made: Node?

    init(
        _ evaluation: Evaluation,
        isChoosing: Bool = false,
        make: @escaping (Evaluation, Size) -> Node
    ) {
        self.evaluation = evaluation
        self.isChoosing = isChoosing
        self.make = make
        evaluation.findings.add(.apart(findings))
        super.init(evaluation.place)
    }

    override var visibleChildren: [Node] { made.map { [$0] } ?? [] }

    override func measure(_ proposal: Proposal) -> Size { content.size(proposal) }

    override func layOut() { content.place(in: frame) }

    /// The view, evaluated on first use for the node's size.
    final var content: Node {
        if let made { return made }
        findings.clear()
        let found = evaluation.finding(findings)
        let inner = isChoosing ? found : found.keeping { $0.isChoosing = false }
        let node = inner.watched { make($0, frame.size) }
        adopt(node)
        made = node
        return node
    }

    /// Drops the view, so that it is evaluated again for the present size.
    final func forgetContent() {
        made = nil
    }
}

extension Evaluation {
    /// Evaluates for visible content only, ignoring its findings.
    func late<Result>(_ make: (Evaluation) -> Result) -> Result {
        let clock = place.clock
        return finding(Findings()).watched { inner in clock.keepingBodies { make(inner) } }
    }

    /// Evaluates lazily and observes the reads; a change evaluates the enclosing view or region.
    func watched<Result>(_ make: (Evaluation) -> Result) -> Result {
        if place.clock.mode != .keeping { return make(self) }
        var result: Result?
        place.slot(1) { Memo() }.observe(LateNode.self, at: place) { result = make(self) }
        guard let result else { preconditionFailure("A closure that is observed is called") }
        return result
    }
}
