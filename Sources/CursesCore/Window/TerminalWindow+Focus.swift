extension TerminalWindow {
    /// Keeps the focus in sight after a node has answered, unless it has scrolled what is around it.
    func keepFocusInSight(after node: Node?) {
        guard let node else { return }
        focusRing.needsReveal = node === frame?.focused || !(node is ScrollNode)
    }

    /// Moves the focus along the ring.
    func moveFocus(by distance: Int) {
        guard let frame else { return }
        focusRing.move(by: distance, in: frame)
        frameRequest.touch(nil)
    }

    /// Moves the focus to an end of the ring.
    func moveFocus(toLast isLast: Bool) {
        guard let frame, let node = isLast ? frame.focusables.last : frame.focusables.first else {
            return
        }
        focusRing.move(to: node, in: frame)
        frameRequest.touch(nil)
    }

    /// Puts the focus on a control that was clicked.
    func focus(_ node: Node) {
        if let frame { focusRing.put(on: node, in: frame) }
    }
}
