/// State of a field: whether it has lost the focus, and its last text.
final class FieldMemory {
    var isTouched = false
    /// The text of the value in the last frame.
    var model: String?
}
