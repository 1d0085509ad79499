/// Custom keys of the user for actions.
///
/// An action is identified by the title of its button or in the help, so that views need no
/// identifiers. Ctrl-C and F1, which work in text fields too, stay valid besides the custom keys.
public struct KeyRemapping {
    private let entries: [(action: LocalizedStringKey, keys: [KeyPress])]

    /// Makes an empty remapping.
    public init() {
        entries = []
    }

    /// Makes a remapping from titles of actions and their keys.
    public init(_ entries: [(action: LocalizedStringKey, keys: [KeyPress])]) {
        self.entries = entries
    }

    /// Returns the name of the first custom key of an action, or `nil`.
    public func name(of action: LocalizedStringKey) -> String? {
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
