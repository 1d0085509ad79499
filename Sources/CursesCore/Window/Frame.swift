/// A frame with the controls and key bindings that are valid until the next, drawn or not yet.
package struct Frame {
    package private(set) var canvas: CellGrid
    package private(set) var cursor: Point?
    /// False if the cursor is only a position for screen readers.
    package private(set) var showsCursor = true
    /// Clickable rectangles, the topmost last.
    package private(set) var hits: [(rect: Rect, node: Node)]
    /// The focusable controls in the order of Tab.
    package let focusables: [Node]
    /// The focused control, or `nil`.
    package let focused: Node?
    /// True if clicks and the wheel are reported.
    let capturesMouse: Bool
    /// The title for the terminal window.
    package let title: String
    /// The characters to draw with, ASCII or Unicode.
    package let characters: TerminalCharacters
    /// The topmost layer.
    package let top: Layer
    /// The keys, what they do, and who gets them.
    let keys: FrameKeys
    /// The environment of the window.
    let shared: SharedEnvironment

    init(
        _ top: Layer,
        _ bindings: FrameBindings,
        focused: Node?,
        title: String,
        _ shared: SharedEnvironment
    ) {
        canvas = CellGrid(size: .zero)
        hits = []
        focusables = bindings.focusables
        let environment = shared.values
        self.shared = shared
        keys = FrameKeys(focused, top.root, bindings.shortcuts, environment.chosenKeys)
        self.focused = focused
        self.top = top
        self.title = title
        capturesMouse = environment.capturesMouse
        characters = environment.terminalCharacters
    }

    var environment: EnvironmentValues { shared.values }

    /// Copies the painter's results at the end: while both share the cells, each write copies them
    /// all (copy on write).
    mutating func finish(with painter: Painter) {
        canvas = painter.canvas
        cursor = painter.cursor?.place(on: painter.canvas)
        showsCursor = painter.cursor?.isShown ?? true
        hits = painter.hits
    }

    /// The explanations on the top layer, without duplicates.
    var explanations: [String] {
        let explained = top.root.withDescendants.compactMap { $0 as? ExplainedNode }
        return explained.map { $0.value() }.reduce(into: []) { texts, text in
            if !texts.contains(text) { texts.append(text) }
        }
    }

    /// Returns the palette items of the top layer besides key bindings.
    func paletteItems(_ query: String) -> [PaletteItem] {
        top.root.withDescendants.flatMap { ($0 as? PaletteItemsNode)?.value(query) ?? [] }
    }

    /// The active key bindings, the innermost first, each with the keys that no earlier one takes.
    ///
    /// In a text field, keys that type characters are excluded.
    package var liveBindings: [KeyBinding] { keys.live.map(\.binding) }

    /// The active key bindings of the focused nodes, and those independent of the focus.
    var liveBindingsByRange: (focus: [KeyBinding], screen: [KeyBinding]) {
        let live = keys.live
        let start = live.firstIndex { $0.index >= keys.focusCount } ?? live.endIndex
        return (live[..<start].map(\.binding), live[start...].map(\.binding))
    }
}

/// The keys of a frame: one table for routing, help bar, help and palette, made on first use.
final class FrameKeys {
    /// The nodes that get a key, the innermost first, with their bindings.
    private(set) lazy var responders = nodes.map { (node: $0, bindings: bindings(of: $0)) }
    /// The key bindings independent of the focus.
    let shortcuts: [KeyBinding]
    private let chosenKeys: ResolvedKeys
    private let focused: Node?
    private let root: Node

    init(
        _ focused: Node?,
        _ root: Node,
        _ shortcuts: [KeyBinding],
        _ chosenKeys: ResolvedKeys
    ) {
        self.focused = focused
        self.root = root
        self.shortcuts = shortcuts.map(chosenKeys.applied)
        self.chosenKeys = chosenKeys
    }

    nonisolated deinit {}

    /// All key bindings in the order in which they get a key.
    private(set) lazy var all = responders.flatMap(\.bindings) + shortcuts

    /// Number of key bindings that depend on the focus.
    var focusCount: Int { all.count - shortcuts.count }

    /// The active key bindings with their indices, each with the keys that no earlier one takes.
    var live: [(index: Int, binding: KeyBinding)] {
        var taken: Set<KeyPress> = []
        let isTyping = focused?.takesText ?? false
        return all.enumerated().compactMap { index, binding in
            var binding = binding
            binding.keys = binding.keys.filter { key in
                !(isTyping && !key.characters.isEmpty) && taken.insert(key).inserted
            }
            return binding.keys.isEmpty ? nil : (index, binding)
        }
    }

    /// The nodes from the focused one to the root; without a focus, the top layer reversed.
    private var nodes: [Node] { focused?.withAncestors ?? root.withDescendants.reversed() }

    /// Returns the bindings of a node. Hidden ones lose characters that a visible shortcut answers,
    /// and keys that the user has assigned to a shortcut.
    private func bindings(of node: Node) -> [KeyBinding] {
        let bindings = node.keyBindings
        if bindings.isEmpty { return bindings }
        let isTyping = node.takesText
        return bindings.map { binding in
            // Editing keys share titles with other actions, so remapping must not apply to them.
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
