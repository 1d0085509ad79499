/// A complete frame: what is shown, and what keys and the mouse mean until the next.
package struct Frame {
    package private(set) var canvas: CellGrid
    package private(set) var cursor: Point?
    /// What can be clicked, the last in front.
    package private(set) var hits: [(rect: Rect, node: Node)]
    /// What keys go to, in the order of Tab.
    package let focusables: [Node]
    /// What takes the keys now.
    package let focused: Node?
    /// Whether clicks and the wheel are heard.
    let capturesMouse: Bool
    /// Where one is, for the terminal's own title.
    package let title: String
    /// Which characters the screen is drawn with.
    package let characters: TerminalCharacters
    /// The layer on top.
    package let top: Layer
    /// The keys that work wherever the focus is.
    let shortcuts: [KeyBinding]
    /// What the views of the window share.
    let environment: EnvironmentValues
    private let chosenKeys: ResolvedKeys

    init(_ arrangement: Arrangement) {
        canvas = CellGrid(size: .zero)
        hits = []
        focusables = arrangement.bindings.focusables
        let environment = arrangement.chrome.environment
        let chosenKeys = environment.chosenKeys
        self.environment = environment
        shortcuts = arrangement.bindings.shortcuts.map(chosenKeys.applied)
        self.chosenKeys = chosenKeys
        focused = arrangement.focused
        top = arrangement.top
        title = WindowTitle.of(arrangement.layers, in: arrangement.programTitle)
        capturesMouse = environment.capturesMouse
        characters = environment.terminalCharacters
    }

    /// Takes what has been drawn, once nothing more is: while frame and painter share the cells, the
    /// next write would copy all of them (copy on write).
    mutating func finish(with painter: Painter) {
        canvas = painter.canvas
        cursor = painter.cursor?.place(on: painter.canvas)
        hits = painter.hits
    }

    /// Nodes from the focused one outwards, or all of the top layer from the last inwards.
    var responders: [Node] {
        guard var node = focused else { return top.root.withDescendants.reversed() }
        var chain = [node]
        while let parent = node.parent {
            chain.append(parent)
            node = parent
        }
        return chain
    }

    /// What is explained on the top layer, each once.
    var explanations: [String] {
        top.root.withDescendants.compactMap(\.explanation).reduce(into: []) { texts, text in
            if !texts.contains(text) { texts.append(text) }
        }
    }

    /// What the top layer lets the palette find besides the keys.
    func paletteItems(_ query: String) -> [PaletteItem] {
        top.root.withDescendants.flatMap { $0.paletteItems(query) }
    }

    /// The bindings that answer at this moment, the nearest first, each with its keys that do.
    ///
    /// While text is typed, keys that type text do nothing else.
    package var liveBindings: [KeyBinding] {
        let live = liveBindingsByRange
        return live.focus + live.screen
    }

    /// The live bindings of what has the focus, and those that work wherever the focus is.
    var liveBindingsByRange: (focus: [KeyBinding], screen: [KeyBinding]) {
        var taken: Set<KeyPress> = []
        let isTyping = focused?.takesText ?? false
        func live(_ binding: KeyBinding) -> KeyBinding? {
            var binding = binding
            binding.keys = binding.keys.filter { key in
                !(isTyping && !key.characters.isEmpty) && taken.insert(key).inserted
            }
            return binding.keys.isEmpty ? nil : binding
        }
        var focus: [KeyBinding] = []
        for node in responders {
            for binding in bindings(of: node) {
                if let binding = live(binding) { focus.append(binding) }
            }
        }
        return (focus, shortcuts.compactMap(live))
    }

    /// What a node answers; keys that only the full help shows yield to those of the screen, characters to
    /// all that its bar shows and any key to what it was chosen for.
    func bindings(of node: Node) -> [KeyBinding] {
        let bindings = node.keyBindings
        if bindings.isEmpty { return bindings }
        let isTyping = node.takesText
        return bindings.map { binding in
            // What edits text has the names of other actions, and keys that type nothing.
            var binding = isTyping ? binding : chosenKeys.applied(to: binding)
            guard binding.isHidden else { return binding }
            binding.keys.removeAll { key in
                if key.characters.isEmpty, chosenKeys.keys.isEmpty { return false }
                return shortcuts.contains { shortcut in
                    shortcut.answers(key)
                        && (!key.characters.isEmpty && !shortcut.isHidden
                            || chosenKeys.contain(key, for: shortcut))
                }
            }
            return binding
        }
    }
}
