// What a synchroniser has left beside a file that was changed in two places, under a name of its own.
public struct ConflictCopy: Hashable, Sendable {
    // Of the file that it is a copy of, and its own.
    public var key: String
    public var source: String

    public init(key: String, source: String) {
        self.key = key
        self.source = source
    }
}
