/// The parts of a window around its screens: help bar, global keys and the message that the
/// terminal is too small.
struct Chrome {
    let size: Size
    let shared: SharedEnvironment
    private static let minimum = Size(width: 20, height: 6)

    var fits: Bool { size.width >= Self.minimum.width && size.height >= Self.minimum.height }

    var environment: EnvironmentValues { shared.values }

    var theme: Theme { environment.theme }

    /// The whole window.
    var bounds: Rect { Rect(origin: .zero, size: size) }

    /// The area of the screens; at least the minimum size, to keep their state in a small window.
    var contentBounds: Rect {
        let height = max(size.height, Self.minimum.height) - 1
        return Rect(x: 0, y: 0, width: max(size.width, Self.minimum.width), height: height)
    }

    var helpBounds: Rect { Rect(x: 0, y: size.height - 1, width: size.width, height: 1) }

    func string(_ key: LocalizedStringKey) -> String { environment.string(key) }

    /// Returns a layer that names the size the window needs.
    func tooSmall(_ place: Place) -> Layer {
        let need = "\(Self.minimum.width)×\(Self.minimum.height)"
        let text = string("too small: \("\(size.width)×\(size.height)"), needs \(need)")
        let node = TextNode(place, text, environment)
        return Layer(node, place: place, alignment: .topLeading, isFullScreen: true)
    }

    /// Returns the global key bindings. Quit is hidden while Esc leaves a text field of a layer, so
    /// that the help bar does not change at the first letter.
    func bindings(
        for window: TerminalWindow,
        isTypingOver: Bool,
        leave: (() -> Void)?
    ) -> [KeyBinding] {
        [
            KeyBinding(.plain(.tab), title: string("next")) { window.moveFocus(by: 1) }.movingFocus,
            moving(.plain(.downArrow), "next") { window.moveFocus(towards: Point(x: 0, y: 1)) },
            moving(.plain(.rightArrow), "next") { window.moveFocus(towards: Point(x: 1, y: 0)) },
            moving(.plain(.return), "next") { window.moveFocus(by: 1) },
            moving(.shift(.tab), "previous") { window.moveFocus(by: -1) },
            moving(.plain(.upArrow), "previous") { window.moveFocus(towards: Point(x: 0, y: -1)) },
            moving(.plain(.leftArrow), "previous") {
                window.moveFocus(towards: Point(x: -1, y: 0))
            },
            moving(.plain(.home), "first field or button") { window.moveFocus(toLast: false) },
            moving(.plain(.end), "last field or button") { window.moveFocus(toLast: true) },
            KeyBinding(
                .plain("?"),
                .plain(.function(1)),
                title: string("help"),
                isHidden: window.panel == .help
            ) {
                window.panel = window.panel == .help ? nil : .help
            },
            hidden([.control("p")], "actions") {
                window.panel = window.panel == .palette ? nil : .palette
            }.unlisted,
            hidden([.control("l")], "redraw") { window.commands(.redraw) },
            hidden([.control("z")], "suspend") { window.commands(.suspend) },
            KeyBinding(
                .plain("q"),
                .control("c"),
                title: string(leave == nil ? "quit" : "close"),
                isHidden: isTypingOver || leave != nil
            ) {
                if let leave { leave() } else { window.commands(.quit) }
            },
        ]
    }

    private func moving(
        _ key: KeyPress,
        _ title: LocalizedStringKey,
        _ action: @escaping () -> Void
    ) -> KeyBinding { hidden([key], title, action).movingFocus }

    private func hidden(
        _ keys: [KeyPress],
        _ title: LocalizedStringKey,
        _ action: @escaping () -> Void
    ) -> KeyBinding { KeyBinding(keys, title: string(title), action: action) }
}

/// A frame that is laid out and not drawn yet.
struct Arrangement {
    let chrome: Chrome
    /// The screen and the layers over it, the topmost last.
    let layers: [Layer]
    /// The toast, beside the keys in the help bar or above them.
    let toast: ToastBar?
    /// When true, the toast is above the row of the keys.
    var isToastAboveKeys = false
    /// The frame to draw.
    let frame: Frame
}

/// The title of the terminal window: layers, screen and its ancestors, then the program, the
/// innermost first.
enum WindowTitle {
    /// Returns the title of layers, given with the topmost last.
    static func of(_ layers: [Layer], in program: String?) -> String {
        var parts: [String] = []
        // A dialog often has the title of its screen.
        func add(_ title: String) {
            if !title.isEmpty, title != parts.last { parts.append(title) }
        }
        for layer in layers.reversed() {
            let titles = titles(in: layer.root)
            // The root screen is left out, since every path contains it.
            let first = titles.count > 1 ? 1 : 0
            for index in (first..<max(first, titles.count)).reversed() { add(titles[index]) }
        }
        add(program ?? "")
        // `joined` asks for a conformance, which costs the start 130,000 instructions.
        return parts.dropFirst().reduce(parts.first ?? "") { "\($0) – \($1)" }
    }

    /// Returns the titles of the screen and its ancestors, the topmost last.
    static func titles(in node: Node) -> [String] {
        let titles = node.titles
        if !titles.isEmpty { return titles }
        for child in node.visibleChildren {
            let titles = self.titles(in: child)
            if !titles.isEmpty { return titles }
        }
        return []
    }
}
