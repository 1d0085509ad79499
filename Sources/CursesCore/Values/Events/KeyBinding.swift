/// Keys with an action.
///
/// One value routes the key and fills the help bar, the full help and the command palette, so that
/// help and behaviour always agree.
public struct KeyBinding {
    /// Keys of the action; help shows the first.
    public var keys: [KeyPress]
    /// Localized title of the action.
    public var title: String
    /// True if the keys have an effect now.
    public var isEnabled = true
    /// True if only the full help shows the keys.
    public var isHidden = false
    /// True for well-known keys, which the help bar shows last.
    package var isKnown = false
    /// True if the palette lists it only in search results, such as cursor movement.
    var isUnlisted = false
    /// True if the keys move the focus between controls.
    var movesFocus = false
    /// True for the main action of a screen, which the help bar shows first.
    var isPrimary = false
    /// True if the action removes something; the help bar shows it after the others of the screen.
    var isDestructive = false
    /// Object of the action, if it is not the whole screen.
    var subject: (() -> String)?
    /// Combined entry of the help bar for all bindings of a group.
    package var summary: Summary?
    /// Action of the keys.
    public var action: () -> Void

    /// Several bindings as one entry of the help bar: both keys of a pair, which can be clicked, or
    /// the first and the last key.
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

        /// Returns the summary with changed bindings.
        func mapped(_ change: (KeyBinding) -> KeyBinding) -> Summary {
            Summary(of: bindings.map(change), title: title)
        }

        /// Returns the binding whose key is at a column; `nil` beside a pair's keys.
        func binding(at column: Int, _ spelled: (String) -> String) -> KeyBinding? {
            var x = 0
            return pair.first { binding in
                let start = x
                x += GlyphText(spelled(binding.keyName)).width + 1
                return (start..<x - 1).contains(column)
            }
        }
    }

    /// Makes a binding with its title in the help.
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

    /// Makes a binding that only the full help shows.
    package init(_ keys: [KeyPress], title: String, action: @escaping () -> Void) {
        self.keys = keys
        self.title = title
        self.action = action
        isHidden = true
    }

    /// Copy marked as well-known, such as the arrow keys.
    package var known: KeyBinding { changed(self) { $0.isKnown = true } }

    /// Copy that the palette lists only in search results, such as cursor movement.
    package var unlisted: KeyBinding { changed(self) { $0.isUnlisted = true } }

    /// Copy that moves the focus between controls.
    var movingFocus: KeyBinding { changed(unlisted) { $0.movesFocus = true } }

    /// Returns whether the binding handles a key now.
    func answers(_ press: KeyPress) -> Bool {
        isEnabled && keys.contains(press)
    }

    /// Name of the first key in the help.
    var keyName: String { keys.first?.name ?? "" }
}

/// Custom keys of the user for actions.
///
/// An action is identified by the title of its button or in the help, so that views need no
/// identifiers. Ctrl-C and F1, which work in text fields too, stay valid besides the custom keys.
public struct KeyRemapping {
    private let entries: [(action: LocalizedStringKey, keys: [KeyPress])]

    /// Makes a remapping from titles of actions and their keys, by default an empty one.
    public init(_ entries: [(action: LocalizedStringKey, keys: [KeyPress])] = []) {
        self.entries = entries
    }

    /// Returns the name of the first custom key of an action, or `nil`.
    package func name(of action: LocalizedStringKey) -> String? {
        entries.first { $0.action == action }?.keys.first?.name
    }

    /// Returns the keys by the localized titles of their actions.
    func resolved(_ string: (LocalizedStringKey) -> String) -> ResolvedKeys {
        ResolvedKeys(
            keys: Dictionary(entries.map { (string($0.action), $0.keys) }) { first, _ in first }
        )
    }
}

/// Custom keys by localized titles.
struct ResolvedKeys {
    private static let waysOut: [KeyPress] = [.control("c"), .plain(.function(1))]

    var keys: [String: [KeyPress]] = [:]

    /// Returns whether a key is a custom key of a binding.
    func contain(_ key: KeyPress, for binding: KeyBinding) -> Bool {
        keys[binding.title]?.contains(key) ?? false
    }

    /// Returns the binding with its custom keys.
    func applied(to binding: KeyBinding) -> KeyBinding {
        if keys.isEmpty { return binding }
        var binding = binding
        if let summary = binding.summary {
            binding.summary = summary.mapped { applied(to: $0) }
        }
        guard let chosen = keys[binding.title] else { return binding }
        binding.keys = chosen + binding.keys.filter(Self.waysOut.contains)
        return binding
    }
}

/// Item of the command palette without a key.
///
/// An item without a detail only adds its other names to a key whose action has the same name.
package struct PaletteItem: Identifiable {
    /// Title, which is searched.
    package let title: String
    /// Other names that are searched but not shown.
    package let otherNames: [String]
    /// Kind of the item, shown on the right.
    package let detail: String
    /// True if the query means this item itself, not a part of its name.
    package let isMeant: Bool
    /// Action of the item.
    package let action: () -> Void

    package var id: String { "\(title)\n\(detail)" }

    /// Makes an item.
    package init(
        _ title: String,
        otherNames: [String] = [],
        detail: String = "",
        isMeant: Bool = false,
        action: @escaping () -> Void
    ) {
        self.title = title
        self.otherNames = otherNames
        self.detail = detail
        self.isMeant = isMeant
        self.action = action
    }
}
