/// Keys that a person has chosen for actions, each named as its button or its help is.
///
/// What an action is called is what it is known by: views say nothing of it. The keys that lead out of
/// a text field, Ctrl-C and F1, stay what they are beside those that were chosen.
public struct KeyRemapping {
    private let entries: [(action: LocalizedStringKey, keys: [KeyPress])]

    /// Leaves all keys as they are.
    public init() {
        entries = []
    }

    /// Gives actions other keys.
    public init(_ entries: [(action: LocalizedStringKey, keys: [KeyPress])]) {
        self.entries = entries
    }

    /// What the first key that was chosen for an action is called, if one was.
    public func name(of action: LocalizedStringKey) -> String? {
        entries.first { $0.action == action }?.keys.first?.name
    }

    /// The keys by what their actions are called in a language.
    func resolved(_ string: (LocalizedStringKey) -> String) -> ResolvedKeys {
        ResolvedKeys(
            keys: Dictionary(entries.map { (string($0.action), $0.keys) }) { first, _ in first }
        )
    }
}

/// Keys that a person has chosen, in the language of the interface.
struct ResolvedKeys {
    private static let waysOut: [KeyPress] = [.control("c"), .plain(.function(1))]

    var keys: [String: [KeyPress]] = [:]

    /// Whether a key was chosen for what a binding does.
    func contain(_ key: KeyPress, for binding: KeyBinding) -> Bool {
        keys[binding.title]?.contains(key) ?? false
    }

    /// A binding with the keys that were chosen for it.
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
