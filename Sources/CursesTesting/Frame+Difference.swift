import CursesCore

extension Frame {
    /// Returns the kind of the first difference from another frame, or `nil` if they are equal.
    func difference(from other: Frame) -> String? {
        let rows = (0..<canvas.size.height).filter { y in
            canvas.size != other.canvas.size || canvas.row(y) != other.canvas.row(y)
        }
        if !rows.isEmpty { return "what is in the rows \(rows)" }
        if title != other.title { return "the title" }
        if characters != other.characters { return "which characters are drawn" }
        if cursor != other.cursor { return "the cursor" }
        if !hits.elementsEqual(other.hits, by: Self.isSame) { return "what can be clicked" }
        if focused?.place !== other.focused?.place { return "the focus" }
        if !focusables.elementsEqual(other.focusables, by: { $0.place === $1.place }) {
            return "what can have the focus"
        }
        return liveBindings.map(\.meaning) == other.liveBindings.map(\.meaning) ? nil : "a key"
    }

    private typealias Hit = (rect: Rect, node: Node)

    private static func isSame(_ one: Hit, _ other: Hit) -> Bool {
        one.rect == other.rect && one.node.place === other.node.place
    }
}

extension KeyBinding {
    fileprivate var meaning: String { "\(keys) \(title) \(isEnabled) \(isHidden)" }
}
