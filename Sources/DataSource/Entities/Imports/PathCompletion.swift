// What a path that is typed may become.
public struct PathCompletion: Hashable, Sendable {
    // As far as there is no choice.
    public var text: String
    // The names it may have, folders with their slash.
    public var candidates: [String]

    public init(text: String, candidates: [String] = []) {
        self.text = text
        self.candidates = candidates
    }
}
