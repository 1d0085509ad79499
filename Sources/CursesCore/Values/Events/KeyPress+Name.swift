nonisolated extension KeyPress {
    /// Returns a key with Control held.
    package static func control(_ key: KeyEquivalent) -> KeyPress {
        KeyPress(key, modifiers: .control)
    }

    /// Returns a key with Alt held.
    package static func option(_ key: KeyEquivalent) -> KeyPress {
        KeyPress(key, modifiers: .option)
    }

    /// Returns a key with Shift held.
    static func shift(_ key: KeyEquivalent) -> KeyPress {
        KeyPress(key, modifiers: .shift)
    }

    /// Returns a key without modifiers.
    public static func plain(_ key: KeyEquivalent) -> KeyPress {
        KeyPress(key)
    }

    /// Name in the help: `^S`, `M-f`, `S-Tab`, `↑`, `Enter`.
    var name: String {
        var prefix = ""
        if modifiers.contains(.control) { prefix += "^" }
        if modifiers.contains(.option) { prefix += "M-" }
        if modifiers.contains(.shift) { prefix += "S-" }
        let base = key.name
        let isLetter = modifiers.contains(.control) && base.count == 1
        return prefix + (isLetter ? base.uppercased() : base)
    }
}

nonisolated extension KeyEquivalent {
    fileprivate var name: String {
        switch self {
        case .return: "Enter"
        case .escape: "Esc"
        case .tab: "Tab"
        case .space: "Space"
        case .delete: "Bksp"
        case .deleteForward: "Del"
        case .upArrow: "↑"
        case .downArrow: "↓"
        case .leftArrow: "←"
        case .rightArrow: "→"
        case .home: "Home"
        case .end: "End"
        case .pageUp: "PgUp"
        case .pageDown: "PgDn"
        case .insert: "Ins"
        default: functionName ?? String(character)
        }
    }

    private var functionName: String? {
        (0xF704...0xF70F).contains(code) ? "F\(code - 0xF703)" : nil
    }
}
