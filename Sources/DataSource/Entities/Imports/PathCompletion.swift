public struct PathCompletion: Hashable, Sendable {
    // The common prefix of all candidates.
    public var text: String
    // Possible names, folders with a slash.
    public var candidates: [String]

    public init(text: String, candidates: [String] = []) {
        self.text = text
        self.candidates = candidates
    }
}

public enum PathFault: Error, Hashable, Sendable {
    case empty
    case nothingThere
    case folder
    case noFile
    case noFolder(String)
    case importing(ImportFailure)
}
