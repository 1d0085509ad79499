/// The focused control and the moves to other controls.
struct FocusRing {
    private(set) var focus: Node?
    /// True if the focused control is scrolled into view; false until the user has moved it, and
    /// once the user has scrolled away.
    var needsReveal = false
    /// True if the focused field got the focus without the user, so that no tap has run.
    var isTapDue = false
    private var entered: Node?

    /// Sets the focus for a new frame: the requested control, else the one before, else the first.
    mutating func findFocus(in layer: Layer, _ focusables: [Node], _ request: FocusRequest) {
        let memory = layer.memory
        let previous = focus
        let requested = focusables.firstIndex { $0.control?.focusBinding?.isRequested() == true }
        let kept = focusables.firstIndex { $0.place === memory.focus }
        let fallback = focusables.isEmpty ? nil : min(memory.focusIndex, focusables.count - 1)
        let wanted = request.take(among: focusables)
        // Another layout of the same screen may have a control bound to the same focus value.
        let isGone = kept == nil && previous != nil && memory.focus === previous?.place
        let named =
            isGone ? focusables.firstIndex { $0.control?.focusBinding?.isNamed() == true } : nil
        let asked = requested ?? wanted ?? kept ?? named
        let entrance = asked == nil ? focusables.entrance : nil
        let index = asked ?? entrance ?? fallback
        focus = index.map { focusables[$0] }
        memory.focus = focus?.place
        request.current = focus?.place
        memory.focusIndex = index ?? 0
        // A screen that has just appeared is read from its top, even if its first control is below.
        let isNew = entrance.map { !focusables[$0].isWhereKeysWere } ?? (memory.entered == nil)
        let isEntry = asked == nil && isNew
        if previous?.place !== focus?.place || requested != nil {
            needsReveal = !isEntry
            if previous?.place !== focus?.place {
                previous?.control?.focusBinding?.focusChanged(false)
            }
        }
        focus?.control?.focusBinding?.focusChanged(true)
        if let focus, memory.entered !== focus.place {
            memory.entered = focus.place
            // By Tab or a click, else by the program.
            let isByUser = index == kept
            isTapDue = focus.takesText && !isByUser
            entered = focus.takesText && isByUser ? focus : nil
            focus.keepAtEntrances()
            let left = isGone && wanted == nil ? previous : nil
            let goesOn = left.map { focus.control?.continueFocus(of: $0) == true } ?? false
            if !memory.isPointedAt, !goesOn { focus.control?.enterFocus() }
        }
        memory.isPointedAt = false
        if request.hasScrolled { needsReveal = false }
        request.hasScrolled = false
        if needsReveal { reveal() }
    }

    /// Returns the field that the user has just entered, once.
    mutating func takeEntered() -> Node? {
        defer { entered = nil }
        return entered
    }

    /// Moves the focus by a number of controls, wrapping at the ends.
    mutating func move(by distance: Int, in frame: Frame) {
        let count = frame.focusables.count
        guard count > 0 else { return }
        let current = frame.focusables.firstIndex { $0 === frame.focused } ?? -distance
        move(to: frame.focusables[((current + distance) % count + count) % count], in: frame)
    }

    /// Moves the focus to a control.
    mutating func move(to node: Node, in frame: Frame) {
        frame.top.memory.focus = node.place
        needsReveal = true
    }

    /// Focuses a clicked control, which Tab may reach only in the next frame.
    func put(on node: Node, in frame: Frame) {
        frame.top.memory.focus = node.place
        frame.top.memory.isPointedAt = true
    }

    private func reveal() {
        guard let focus else { return }
        focus.control?.revealCursor()
        for parent in focus.withAncestors.dropFirst() {
            parent.reveal(focus.frame)
            if let row = focus.control?.cursorRow { parent.reveal(row) }
        }
    }
}

extension Node {
    /// The node as a control, which most nodes that take the focus are.
    fileprivate var control: ControlNode? { self as? ControlNode }
}
