/// Draws a button; Enter, Space, its shortcut or a click press it.
final class ButtonNode: ControlNode {
    let role: ButtonRole?
    private let action: () -> Void
    private let isBordered: Bool
    private lazy var title = isBordered ? text.amongWords : text
    /// True if the label has a frame, which takes the place of the brackets.
    private lazy var hasOwnFrame = isBordered && children[0].isFramed

    init(_ evaluation: Evaluation, _ label: Node, role: ButtonRole?, action: @escaping () -> Void) {
        let environment = evaluation.environment
        self.role = role
        self.action = action
        isBordered = environment.buttonStyle.isBordered
        super.init(evaluation.place, children: [label], environment: environment)
    }

    nonisolated deinit {}

    /// The ways to press the button.
    final var means = Means.any

    /// Presses the button in an alert.
    final var letter: KeyPress?

    /// Called for each step of the wheel over the button.
    final var wheel: ((_ isUp: Bool) -> Void)?

    enum Means {
        case any
        /// By mouse, and by keys unless it contains text fields or lists.
        case mouseOrKeys
        case mouse
    }

    override var isFocusable: Bool {
        switch means {
        case .any: super.isFocusable
        case .mouseOrKeys: super.isFocusable && !children[0].holdsFields
        case .mouse: false
        }
    }

    override var keyBindings: [KeyBinding] {
        guard means != .mouse else { return [] }
        return [binding([.plain(.return), .plain(.space)], "choose", action: press)]
    }

    override var shortcuts: [KeyBinding] {
        var keys = environment.keyboardShortcut.map { [$0.press] } ?? []
        if cancel != nil { keys.append(.plain(.escape)) }
        if let letter { keys.append(letter) }
        return keys.map { key in
            KeyBinding(
                key,
                title: title,
                isEnabled: environment.isEnabled,
                // A prominent button is listed with its other key: Esc would suggest going back.
                isHidden: context.isSecondaryAction || key == letter
                    || (key == .plain(.escape) && isProminent),
                action: press
            )
        }
    }

    private var isProminent: Bool { environment.buttonStyle.isProminent }

    /// The context of the button, set by its container.
    var context: ButtonPlace { environment.buttonPlace }

    override var cancel: (() -> Void)? {
        guard role == .cancel, environment.buttonPlace.afterAction != nil else { return nil }
        return { self.press() }
    }

    func press() {
        guard environment.isEnabled else { return }
        action()
        environment.buttonPlace.afterAction?()
    }

    override func handle(_ event: MouseEvent) -> KeyPress.Result {
        switch event.kind {
        case .click: press()
        case .wheelUp, .wheelDown:
            guard let wheel, environment.isEnabled else { return .ignored }
            wheel(event.kind == .wheelUp)
        case .drag, .release: return .ignored
        }
        return .handled
    }

    override func measure(_ proposal: Proposal) -> Size {
        let size = children[0].size(proposal.inset(by: margin))
        let width = size.width + margin.left + margin.right
        // A label of several rows is clipped, so that the border around it stays whole.
        let room = size.height > 1 ? proposal.width ?? width : width
        let least = margin.left + margin.right + 1
        return Size(width: min(width, max(room, least)), height: max(1, size.height))
    }

    override func layOut() {
        children[0].place(in: frame.inset(by: margin))
    }

    override func draw(on painter: Painter) {
        painter.clipped(to: frame.inset(by: margin)) { super.draw(on: painter) }
        if means == .mouse { return painter.hit(self) }
        let style = look(painter)
        if hasOwnFrame {
            if painter.isFocused(self) { painter.thicken(boxIn: frame) }
        } else if isBordered {
            drawEnds(on: painter, style: style)
        }
        painter.overlay(frame, style: style)
        painter.hit(self)
        if painter.isFocused(self) {
            let middle = frame.minY + max(0, frame.height - 1) / 2
            let start = Point(x: frame.minX + margin.left, y: middle)
            painter.rest(cursorBefore: frame.minX, or: start)
        }
    }

    /// Draws brackets; over several rows they form one frame, heavy while focused.
    private func drawEnds(on painter: Painter, style: Style) {
        guard frame.height > 0 else { return }
        let isFocused = painter.isFocused(self)
        for y in frame.minY..<frame.maxY {
            let (left, right) = ends(ofRow: y, isFocused: isFocused)
            painter.draw(left, at: Point(x: frame.minX, y: y), style: style)
            painter.draw(right, at: Point(x: frame.maxX - 1, y: y), style: style)
        }
    }

    private func ends(ofRow y: Int, isFocused: Bool) -> (String, String) {
        if frame.height == 1 { return ("[", "]") }
        if y == frame.minY { return isFocused ? ("┏", "┓") : ("╭", "╮") }
        if y == frame.maxY - 1 { return isFocused ? ("┗", "┛") : ("╰", "╯") }
        return isFocused ? ("┃", "┃") : ("│", "│")
    }

    private var margin: EdgeInsets {
        isBordered && !hasOwnFrame ? EdgeInsets(left: 2, right: 2) : EdgeInsets()
    }

    override func look(_ painter: Painter) -> Style {
        guard environment.isEnabled else { return painter.theme.tertiary }
        let tint = environment.theme.tint
        let isTinted = environment.buttonStyle.isProminent || tint != painter.theme.tint
        var style = isTinted ? tint : Style(foreground: painter.theme.ink)
        if role == .destructive { style = painter.theme.danger }
        if environment.buttonStyle.isProminent { style.attributes.insert(.bold) }
        return painter.isFocused(self) ? style.overlaid(by: painter.theme.selection) : style
    }
}

extension String {
    /// The title in lower case, as in the help bar, unless it begins with an abbreviation.
    fileprivate var amongWords: String {
        guard dropFirst().first?.isUppercase != true else { return self }
        return prefix(1).lowercased() + String(dropFirst())
    }
}

extension Node {
    /// True if it or a descendant takes text, or the focus instead of its content.
    fileprivate var holdsFields: Bool {
        takesText || ownsFocus || visibleChildren.contains(where: \.holdsFields)
    }

    /// Runs the taps on a field and around it whose only control it is: a finger does both, enters
    /// the field and taps.
    func tapAround() {
        let taps = withAncestors.dropFirst().compactMap { $0 as? ButtonNode }
        for tap in taps where tap.means == .mouseOrKeys {
            if tap.withDescendants.allSatisfy({ !$0.isFocusable || $0 === self }) { tap.press() }
        }
    }
}
