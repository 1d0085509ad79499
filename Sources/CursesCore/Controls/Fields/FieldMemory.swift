/// What a field remembers: whether it has been left since it was edited, and what it showed.
final class FieldMemory {
    var isTouched = false
    /// The text of the value as it was when the last frame was made.
    var model: String?
}
