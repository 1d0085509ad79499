extension TerminalWindow {
    /// Scrolls the focus into view after a node has handled a key, unless the node scrolled itself.
    func keepFocusInSight(after node: Node?) {
        guard let node else { return }
        focusRing.needsReveal = node === frame?.focused || !(node is ScrollNode)
    }

    /// Moves the focus by a number of controls.
    func moveFocus(by distance: Int) {
        guard let frame else { return }
        focusRing.move(by: distance, in: frame)
        frameRequest.touch(nil)
    }

    /// Moves the focus to the first or the last control.
    func moveFocus(toLast isLast: Bool) {
        guard let frame, let node = isLast ? frame.focusables.last : frame.focusables.first else {
            return
        }
        focusRing.move(to: node, in: frame)
        frameRequest.touch(nil)
    }

    /// Focuses a clicked control.
    func focus(_ node: Node) {
        if let frame { focusRing.put(on: node, in: frame) }
    }
}
