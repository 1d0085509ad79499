/// A tree of nodes that lies over what is below and takes all keys while it is there.
final class Layer {
    let root: Node
    let place: Place
    let alignment: Alignment
    let isFullScreen: Bool
    let dismiss: (() -> Void)?

    init(
        _ root: Node,
        place: Place,
        alignment: Alignment = .center,
        isFullScreen: Bool = false,
        dismiss: (() -> Void)? = nil
    ) {
        self.root = root
        self.place = place
        self.alignment = alignment
        self.isFullScreen = isFullScreen
        self.dismiss = dismiss
    }

    /// What the layer remembers from frame to frame.
    var memory: LayerMemory { place.slot { LayerMemory() } }

    func layOut(in bounds: Rect) {
        let size = isFullScreen ? bounds.size : root.size(Proposal(bounds.size))
        root.place(in: alignment.place(size, in: bounds))
    }
}

/// What a layer remembers: where its focus is.
final class LayerMemory {
    weak var focus: Place?
    var focusIndex = 0
}
