/// Frame counter and the effects to run after commit.
package final class FrameClock {
    let request: FrameRequest
    var frame = 0
    /// Number of drawings so far.
    var drawings = 0
    /// True after a program has drawn its own ground below text.
    package var hasGrounds = false
    /// Number of frames that evaluated everything again.
    package var epoch = 0
    /// Results of earlier frames that are used now.
    package var mode = EvaluationMode.firstScreen
    package var effects: [() -> Void] = []
    /// True if views may be postponed that an effect is about to change, and whether one was.
    var mayPostpone = false
    package internal(set) var hasPostponed = false
    /// Regions to evaluate in this frame, and those that were.
    var invalidRegions: [Region] = []
    var updatedRegions: [Region] = []
    /// Ends the observations of nodes, and of bodies if enclosing views observe the same reads.
    private(set) var end = Pulse()
    var dropped = 0
    /// View types that are known to read observables.
    var readers: Set<ObservedReads.Kind> = []

    package init(_ request: FrameRequest = FrameRequest()) {
        self.request = request
    }

    /// Ends 2,000 dropped observations together, between two frames: one that is being made would
    /// miss the pulse and never end.
    func endDropped() {
        if dropped < 2_000 { return }
        let known = end
        (end, dropped) = (Pulse(), 0)
        known.beat()
    }
}

/// Key bindings and focusable nodes of a layer, from the outermost inwards.
package struct FrameBindings {
    package private(set) var focusables: [Node] = []
    var shortcuts: [KeyBinding] = []

    package init(_ root: Node) {
        collect(root)
    }

    private mutating func collect(_ node: Node) {
        let own = node.shortcuts
        if node.isFocusable { focusables.append(node) }
        if node.ownsFocus {
            focusables += node.innerFocusables
        } else {
            for child in node.visibleChildren { collect(child) }
        }
        shortcuts += own
    }
}
