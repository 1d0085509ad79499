// A process by its number and its start, since numbers come again.
struct ProcessMark: Hashable, Sendable {
    let text: String

    init(_ text: String) {
        self.text = text
    }
}
