/// A tree of nodes over the screen that gets all keys.
package final class Layer {
    package let root: Node
    let place: Place
    let alignment: Alignment
    let isFullScreen: Bool
    /// The control beside which the layer is placed, or `nil` for its alignment.
    let control: (() -> Node?)?
    private let givenDismiss: (() -> Void)?

    init(
        _ root: Node,
        place: Place,
        alignment: Alignment = .center,
        isFullScreen: Bool = false,
        control: (() -> Node?)? = nil,
        dismiss: (() -> Void)? = nil
    ) {
        self.root = root
        self.place = place
        self.alignment = alignment
        self.isFullScreen = isFullScreen
        self.control = control
        givenDismiss = dismiss
    }

    /// Closes the layer, by its button for Esc if it has one.
    var dismiss: (() -> Void)? { givenDismiss.map { root.cancellation ?? $0 } }

    /// State of the layer between frames.
    var memory: LayerMemory { place.slot { LayerMemory() } }

    func layOut(in bounds: Rect) {
        if let control = control?(), let rect = rect(beside: control.frame, in: bounds) {
            return root.place(in: rect)
        }
        let size = isFullScreen ? bounds.size : root.size(Proposal(bounds.size))
        var rect = alignment.place(size, in: bounds)
        if !isFullScreen { rect = steady(rect, in: bounds) }
        root.place(in: rect)
    }

    /// Returns a rectangle below a control, or above it if there is more space; `nil` if it is
    /// outside the bounds.
    private func rect(beside control: Rect, in bounds: Rect) -> Rect? {
        guard bounds.contains(control.origin) else { return nil }
        let indent = 2
        let below = bounds.maxY - control.minY - 1
        let above = control.minY - bounds.minY
        var size = root.size(Proposal(bounds.size))
        let isBelow = size.height <= below || below >= above
        let room = max(isBelow ? below : above, Self.leastHeight)
        if size.height > room, !root.isReadWhole || size.height > bounds.height {
            size = root.size(Proposal(Size(width: bounds.width, height: room)))
        }
        let x = min(control.minX - indent, bounds.maxX - size.width)
        let y = isBelow ? control.minY + 1 : control.minY - size.height
        let origin = Point(
            x: max(bounds.minX, x),
            y: max(bounds.minY, min(y, bounds.maxY - size.height))
        )
        return Rect(origin: origin, size: size)
    }

    /// The height of a box with a few rows.
    private static let leastHeight = 6

    /// Keeps the first row of a layer that grows or shrinks, so that its text does not jump.
    private func steady(_ rect: Rect, in bounds: Rect) -> Rect {
        let memory = memory
        guard let placed = memory.placed, placed.bounds == bounds else {
            memory.placed = (bounds, rect.minY)
            return rect
        }
        let top = max(bounds.minY, min(placed.top, bounds.maxY - rect.height))
        return Rect(origin: Point(x: rect.minX, y: top), size: rect.size)
    }
}

/// Focus and position of a layer.
final class LayerMemory {
    weak var focus: Place?
    var focusIndex = 0
    /// The control whose `enterFocus` was called last.
    weak var entered: Place?
    /// True if a click has set the focus.
    var isPointedAt = false
    /// Bounds and first row of the last placement.
    var placed: (bounds: Rect, top: Int)?
}

/// Closes the screen or presentation that contains a view.
public struct DismissAction {
    var action: () -> Void = {}

    /// Closes the screen or presentation.
    public func callAsFunction() {
        action()
    }
}

/// Closes the only window: the program ends.
public struct DismissWindowAction {
    var action: () -> Void = {}

    /// Closes the window.
    public func callAsFunction() {
        action()
    }

    /// Does nothing: presentations close with their `dismiss`.
    public func callAsFunction(id: String) {}

    /// Does nothing: windows have no values.
    public func callAsFunction<D: Hashable>(value: D) {}

    /// Does nothing: windows have no values.
    public func callAsFunction<D: Hashable>(id: String, value: D) {}
}

/// Shows a view over the screen while it is presented.
struct Presenter: PrimitiveView {
    let content: any View
    let isPresented: () -> Bool
    var maxWidth = 64
    /// When true, the title is wrapped, as of a question. When false, it is truncated.
    var isWholeTitle = false
    /// The control beside which the content is shown.
    var control: (() -> Node?)?
    let dismiss: () -> Void
    var onDismiss: (() -> Void)?
    let presented: (Evaluation) -> (title: String, view: any View)

    func nodes(_ evaluation: Evaluation) -> [Node] {
        let nodes = content.nodes(evaluation.at(0))
        let slot = evaluation.place.slot { PresentationSlot() }
        if isPresented() {
            slot.isPresented = true
            evaluation.at(named: "presented").region { present($0, slot) }
        } else if slot.isPresented {
            slot.isPresented = false
            if let onDismiss { evaluation.afterwards(onDismiss) }
        }
        return nodes
    }

    private func present(_ evaluation: Evaluation, _ slot: PresentationSlot) {
        slot.dismiss = dismiss
        let findings = Findings()
        let inner = evaluation.finding(findings)
            .keeping(by: slot) { $0 = $0.presented { [slot] in slot.dismiss() } }
        let (title, view) = presented(inner)
        let panel = PanelNode(
            inner,
            view.node(inner.at(0)),
            title: title,
            maxWidth: maxWidth,
            isWholeTitle: isWholeTitle,
            isAligned: control == nil
        )
        let layer = Layer(panel, place: inner.place, control: control, dismiss: dismiss)
        evaluation.findings.add(.layer(layer))
        evaluation.findings.add(allOf: findings)
    }
}

private final class PresentationSlot {
    var isPresented = false
    var dismiss: () -> Void = {}
}

extension Node {
    /// The action of Esc of the first descendant that has one, else `nil`.
    fileprivate var cancellation: (() -> Void)? {
        cancel ?? children.firstValue(\.cancellation)
    }
}
