// A copy that a synchronizer has left beside a file that was changed in two places.
public struct ConflictCopy: Hashable, Sendable {
    // Key of the original file, and of the copy.
    public var key: String
    public var source: String

    public init(key: String, source: String) {
        self.key = key
        self.source = source
    }
}
