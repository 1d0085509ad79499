/// A tree of nodes that lies over what is below and takes all keys while it is there.
final class Layer {
    let root: Node
    let place: Place
    let alignment: Alignment
    let isFullScreen: Bool
    /// The control that the layer stands beside.
    let control: () -> Node?
    let dismiss: (() -> Void)?

    init(
        _ root: Node,
        place: Place,
        alignment: Alignment = .center,
        isFullScreen: Bool = false,
        control: @escaping () -> Node? = { nil },
        dismiss: (() -> Void)? = nil
    ) {
        self.root = root
        self.place = place
        self.alignment = alignment
        self.isFullScreen = isFullScreen
        self.control = control
        self.dismiss = dismiss
    }

    /// What the layer remembers from frame to frame.
    var memory: LayerMemory { place.slot { LayerMemory() } }

    func layOut(in bounds: Rect) {
        if let control = control(), let rect = rect(beside: control.frame, in: bounds) {
            return root.place(in: rect)
        }
        let size = isFullScreen ? bounds.size : root.size(Proposal(bounds.size))
        var rect = alignment.place(size, in: bounds)
        if !isFullScreen { rect = steady(rect, in: bounds) }
        root.place(in: rect)
    }

    /// Under a control, or over it where there is more room; what has too little in both lies as near to
    /// it as it can.
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

    /// A frame with a few rows in it.
    private static let leastHeight = 6

    /// A layer that grows or shrinks stays at its first row as far as there is room, so that what is
    /// read in it does not jump while a line comes or goes.
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

/// What a layer remembers: where its focus is, and where it stands.
final class LayerMemory {
    weak var focus: Place?
    var focusIndex = 0
    /// The control that knows already that it has the focus.
    weak var entered: Place?
    /// Whether the focus was put where it is by a click, which says what it wants there.
    var isPointedAt = false
    /// The room that the layer was placed in, and the row that it was placed at.
    var placed: (bounds: Rect, top: Int)?
}
