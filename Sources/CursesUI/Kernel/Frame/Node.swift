/// The laid out form of a view: it has a size, a place on the screen and a look.
///
/// Nodes are reused in later frames while their view is unchanged (see `Kept`), so that none may keep
/// what holds for one frame alone. A kind of view that lays out, draws or takes keys in its own way has
/// a subclass; state that outlives the node belongs to its `Place`.
open class Node {
    /// Where the node's view stands, and what lives there between frames.
    public let place: Place
    /// What the node is made of.
    public let children: [Node]
    private(set) unowned(unsafe) var parent: Node?
    /// The cells that the node was given.
    public private(set) var frame = Rect.zero
    private var sizes = KnownSizes()
    /// The frame that put the node in its place first.
    private var firstFrame: Int?
    /// What it has drawn, and whether it has been drawn where it is now.
    final var picture: Picture?
    final var isDrawn = false

    /// Makes a node for a view at its place, with what it is made of.
    public init(_ place: Place, children: [Node] = []) {
        self.place = place
        self.children = children
        for child in children { child.parent = self }
    }

    nonisolated deinit {}

    /// The nodes to lay out, draw and search; containers that make theirs late override it.
    var visibleChildren: [Node] { children }
    /// Whether what it is made of depends on how large it is.
    var isMadeForItsSize: Bool { false }
    /// Whether what it is presented in may be as wide as the screen.
    var isPage: Bool { children.count == 1 && children[0].isPage }
    /// Whether it is better shown over its control than in part.
    var isReadWhole: Bool { children.count == 1 && children[0].isReadWhole }
    /// Who goes first when room is short.
    var layoutPriority: Double { children.count == 1 ? children[0].layoutPriority : 0 }
    /// Whether a container takes the focus in place of what it holds.
    var ownsFocus: Bool { false }
    /// What Tab goes on to inside a container that takes the focus in place of what it holds.
    var innerFocusables: [Node] { [] }
    /// Whether a click on a node inside puts the focus there, though Tab does not lead to it yet.
    func offersFocus(to node: Node) -> Bool { false }
    /// Whether keys can go here.
    open var isFocusable: Bool { false }
    /// Whether the keys that type text are typed here.
    open var takesText: Bool { false }
    /// Where the keys go first in what the node shows now, if that changes.
    var entrance: FocusEntrance? { nil }
    /// The focus state that the node is tied to.
    var focusBinding: FocusBinding? { nil }
    /// The keys that the node answers while it or something inside has the focus.
    open var keyBindings: [KeyBinding] { [] }
    /// The keys that the node answers wherever the focus is.
    open var shortcuts: [KeyBinding] { [] }
    /// What Esc does in a presentation that the node can call off.
    var cancel: (() -> Void)? { nil }
    /// The text that the node shows, for help, search and tests.
    open var text: String { visibleChildren.text }

    /// The titles of the screens that the node shows, the one on top last.
    var titles: [String] { [] }

    /// The columns that the node needs of the form around it.
    var labelNeed: LabelNeed? { nil }

    /// What the full help says of the node.
    var explanation: String? { nil }

    /// The nodes inside that are pictures, of whose cells none is to be reversed.
    var pictures: [Node] { visibleChildren.flatMap(\.pictures) }

    /// What the palette finds besides the keys.
    func paletteItems(_ query: String) -> [PaletteItem] { [] }

    /// The size for the room that is offered, asked once per proposal.
    public final func size(_ proposal: Proposal) -> Size {
        if let size = sizes[proposal] { return size }
        let size = measure(proposal)
        sizes[proposal] = size
        return size
    }

    /// Puts the node and all below it in their places.
    public final func place(in rect: Rect) {
        let clock = place.clock
        if let firstFrame {
            if rect == frame { return }
            forgetPicture()
            if isMadeForItsSize, rect.size != frame.size, firstFrame != clock.frame {
                clock.request.touch(place)
            }
        } else {
            firstFrame = clock.frame
        }
        frame = rect
        layOut()
    }

    /// Forgets how the node and what is around it looked.
    final func forgetPicture() {
        picture = nil
        isDrawn = false
        parent?.forgetPicture()
    }

    /// How large the node wants to be in the room that is offered.
    open func measure(_ proposal: Proposal) -> Size {
        var result = Size.zero
        for child in children {
            let size = child.size(proposal)
            result.width = max(result.width, size.width)
            result.height = max(result.height, size.height)
        }
        return result
    }

    /// Puts the children in their places inside the node's frame.
    open func layOut() {
        for child in children { child.place(in: frame) }
    }

    /// Draws the node in its frame.
    open func draw(on painter: Painter) {
        for child in visibleChildren { painter.draw(child) }
    }

    /// Answers a key that the bindings did not name.
    open func handle(_ press: KeyPress) -> KeyPress.Result { .ignored }
    /// Takes a run of text that keys have typed.
    open func handle(typed: String) -> KeyPress.Result { .ignored }
    /// Takes a paste.
    open func handle(paste: String) -> KeyPress.Result { .ignored }
    /// Answers a click or the wheel over the node.
    open func handle(_ event: MouseEvent) -> KeyPress.Result { .ignored }
    /// Hears that the keys have come here, unless a click has put them here.
    func enterFocus() {}
    /// Stands in for a control that has gone with another layout of the same, if it is one like it.
    func continueFocus(of node: Node) -> Bool { false }
    /// Hears of a click on the node or inside before it is answered.
    func willClick(at location: Point) {}
    /// Scrolls so that a part of the node can be seen.
    func reveal(_ rect: Rect) {}
    /// Keeps what is marked inside off the rows from one on, over which something lies.
    func keepClear(from row: Int) {
        for child in visibleChildren { child.keepClear(from: row) }
    }

    /// The node and all that is shown below it, the outermost first.
    final var withDescendants: [Node] {
        var nodes: [Node] = []
        collect(into: &nodes)
        return nodes
    }

    private func collect(into nodes: inout [Node]) {
        nodes.append(self)
        for child in visibleChildren { child.collect(into: &nodes) }
    }

    /// Makes a node made late one of this node's.
    final func adopt(_ node: Node) {
        node.parent = self
    }
}

extension [Node] {
    /// The text that the nodes show.
    var text: String {
        reduce(into: "") { result, node in
            let text = node.text
            guard !text.isEmpty else { return }
            result += result.isEmpty ? text : " \(text)"
        }
    }
}
