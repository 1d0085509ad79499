/// Keys that do something at this moment.
///
/// One value routes the key, fills the help bar, the full help and the command palette, so that help
/// cannot drift from behaviour.
public struct KeyBinding {
    /// The keys, the first of which help shows.
    public var keys: [KeyPress]
    /// What the keys do, in the language of the interface.
    public var title: String
    /// Whether the keys do it now.
    public var isEnabled = true
    /// Whether only the full help shows the keys.
    public var isHidden = false
    /// Whether people know the keys, so that others come first where room is short.
    package var isKnown = false
    /// Whether the palette lists it only once it is asked for, as what moves the focus or a mark.
    var isUnlisted = false
    /// Whether the keys go from one control to another.
    var movesFocus = false
    /// Whether the keys do what their screen is for, so that the help bar shows them first.
    var isPrimary = false
    /// Whether the keys take something away, so that the help bar shows the others of the screen first.
    var isDestructive = false
    /// What it is done to, where that is more than the screen.
    var subject: (() -> String)?
    /// What the help bar shows in place of the key and the title, for all bindings of a group.
    package var summary: Summary?
    /// Does it.
    public var action: () -> Void

    /// How the help bar shows several bindings as one: both keys of a pair, which can be clicked, or
    /// the first and the last.
    package struct Summary {
        let title: String
        private let bindings: [KeyBinding]

        package init(of bindings: [KeyBinding], title: String) {
            self.bindings = bindings
            self.title = title
        }

        var keyName: String {
            let names = bindings.map(\.keyName)
            return (names.count > 1 ? [names[0], names[names.count - 1]] : names)
                .joined(separator: pair.isEmpty ? "–" : " ")
        }

        private var pair: [KeyBinding] { bindings.count == 2 ? bindings : [] }

        /// The summary of changed bindings.
        func mapped(_ change: (KeyBinding) -> KeyBinding) -> Summary {
            Summary(of: bindings.map(change), title: title)
        }

        /// The binding whose key is shown in a column.
        func binding(at column: Int, _ spelled: (String) -> String) -> KeyBinding? {
            var x = 0
            return pair.first { binding in
                let start = x
                x += GlyphText(spelled(binding.keyName)).width + 1
                return (start..<x - 1).contains(column)
            }
        }
    }

    /// Keys that do something, with what help says of them.
    public init(
        _ keys: KeyPress...,
        title: String,
        isEnabled: Bool = true,
        isHidden: Bool = false,
        action: @escaping () -> Void
    ) {
        self.keys = keys
        self.title = title
        self.isEnabled = isEnabled
        self.isHidden = isHidden
        self.action = action
    }

    /// Keys that only the full help shows.
    package init(_ keys: [KeyPress], title: String, action: @escaping () -> Void) {
        self.keys = keys
        self.title = title
        self.action = action
        isHidden = true
    }

    /// A copy with a key that everybody knows, such as the arrows.
    package var known: KeyBinding {
        var binding = self
        binding.isKnown = true
        return binding
    }

    /// A copy that the palette lists only when searched for (focus and cursor movement).
    package var unlisted: KeyBinding {
        var binding = self
        binding.isUnlisted = true
        return binding
    }

    /// A copy that moves the focus between controls.
    var movingFocus: KeyBinding {
        var binding = unlisted
        binding.movesFocus = true
        return binding
    }

    /// Whether the binding answers a key now.
    func answers(_ press: KeyPress) -> Bool {
        isEnabled && keys.contains(press)
    }

    /// How help writes the first key.
    var keyName: String { keys.first?.name ?? "" }
}
