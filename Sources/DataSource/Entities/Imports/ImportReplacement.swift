// A weigh-in that is here, and what the file says of it under the same identifier.
public struct ImportReplacement: Hashable, Sendable {
    // `nil` if it was deleted here.
    public var old: WeighIn?
    // `nil` if the file says that it was deleted.
    public var new: WeighIn?

    public init(old: WeighIn?, new: WeighIn?) {
        self.old = old
        self.new = new
    }
}

// The version that is kept where a file differs.
public enum ImportVersion: String, CaseIterable, Hashable, Sendable {
    case here
    case file
}
