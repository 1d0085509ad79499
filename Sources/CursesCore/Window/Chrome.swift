/// What stands around the screens of a window: the help bar, the keys that work everywhere, and the
/// message that there is no room.
struct Chrome {
    let size: Size
    let environment: EnvironmentValues
    private static let minimum = Size(width: 20, height: 6)

    var fits: Bool { size.width >= Self.minimum.width && size.height >= Self.minimum.height }

    var theme: Theme { environment.theme }

    /// The whole of the window.
    var bounds: Rect { Rect(origin: .zero, size: size) }

    /// The room of the screens, which stay alive while the window is too small for them.
    var contentBounds: Rect {
        let height = max(size.height, Self.minimum.height) - 1
        return Rect(x: 0, y: 0, width: max(size.width, Self.minimum.width), height: height)
    }

    var helpBounds: Rect { Rect(x: 0, y: size.height - 1, width: size.width, height: 1) }

    func string(_ key: LocalizedStringKey) -> String { environment.string(key) }

    /// Says how large the window wants to be, as far as it fits.
    func tooSmall(_ place: Place) -> Layer {
        let need = "\(Self.minimum.width)×\(Self.minimum.height)"
        let text = string("too small: \("\(size.width)×\(size.height)"), needs \(need)")
        let node = TextNode(place, text, environment)
        return Layer(node, place: place, alignment: .topLeading, isFullScreen: true)
    }

    /// While something is typed over a screen, Esc leaves it, and the bar says nothing of the end of the
    /// program, so that it is the same before the first letter and behind it.
    func bindings(
        for window: TerminalWindow,
        isTypingOver: Bool,
        leave: (() -> Void)?
    ) -> [KeyBinding] {
        [
            KeyBinding(.plain(.tab), title: string("next")) { window.moveFocus(by: 1) }.movingFocus,
            hidden([.plain(.downArrow), .plain(.rightArrow), .plain(.return)], "next") {
                window.moveFocus(by: 1)
            }.movingFocus,
            hidden([.shift(.tab), .plain(.upArrow), .plain(.leftArrow)], "previous") {
                window.moveFocus(by: -1)
            }.movingFocus,
            hidden([.plain(.home)], "first field or button") {
                window.moveFocus(toLast: false)
            }.movingFocus,
            hidden([.plain(.end)], "last field or button") {
                window.moveFocus(toLast: true)
            }.movingFocus,
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

    private func hidden(
        _ keys: [KeyPress],
        _ title: LocalizedStringKey,
        _ action: @escaping () -> Void
    ) -> KeyBinding { KeyBinding(keys, title: string(title), action: action) }
}
