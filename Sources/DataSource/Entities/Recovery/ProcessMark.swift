// A process by its number and start time, since numbers are reused.
struct ProcessMark: Hashable, Sendable {
    let text: String

    init(_ text: String) {
        self.text = text
    }
}
