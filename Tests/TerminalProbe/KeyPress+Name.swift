import CursesCore

extension KeyPress {
    var name: String {
        let held = [
            (EventModifiers.control, "C-"), (.option, "M-"), (.shift, "S-"),
        ]
        let prefix = held.filter { modifiers.contains($0.0) }.map(\.1).joined()
        return prefix + (Self.names[key] ?? functionName ?? String(key.character))
    }

    private var functionName: String? {
        (1...12).first { KeyEquivalent.function($0) == key }.map { "F\($0)" }
    }

    private static let names: [KeyEquivalent: String] = [
        .upArrow: "Up", .downArrow: "Down", .leftArrow: "Left", .rightArrow: "Right",
        .home: "Home", .end: "End", .pageUp: "PageUp", .pageDown: "PageDown",
        .insert: "Insert", .deleteForward: "Delete", .delete: "Backspace", .escape: "Esc",
        .return: "Enter", .tab: "Tab", .space: "Space",
    ]
}
