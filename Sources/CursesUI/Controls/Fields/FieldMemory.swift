/// What a field remembers: whether it has been left since it was edited, and what it showed.
final class FieldMemory {
    var isTouched = false
    /// The text of the value as it was when the last frame was made.
    var model: String?
}

extension TextEditor {
    /// Scrolls so that the cursor can be seen and no room stays empty.
    func follow(width: Int, columns: (Character) -> Int) {
        let characters = state.characters
        let isAtEnd = state.cursor == characters.count
        let underCursor = isAtEnd ? 1 : min(width, max(1, columns(characters[state.cursor])))
        func start(before end: Int, leaving room: Int) -> Int {
            var start = end
            var left = width - room
            while start > 0, left >= 0 {
                left -= columns(characters[start - 1])
                if left >= 0 { start -= 1 }
            }
            return start
        }
        firstShown = min(firstShown, state.cursor, start(before: characters.count, leaving: 1))
        firstShown = max(firstShown, start(before: state.cursor, leaving: underCursor))
    }
}
