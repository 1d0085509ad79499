/// What a field remembers: whether it has been left since it was edited, and what it showed.
final class FieldMemory {
    var isTouched = false
    /// The text of the value as it was when the last frame was made.
    var model: String?
}

extension TextEditor {
    /// Scrolls so that the cursor's column can be seen and no room stays empty.
    func follow(_ column: Int, of textWidth: Int, width: Int) {
        scrollOffset = min(scrollOffset, max(0, textWidth + 1 - width))
        if column < scrollOffset { scrollOffset = column }
        if column >= scrollOffset + width { scrollOffset = column - width + 1 }
    }
}
