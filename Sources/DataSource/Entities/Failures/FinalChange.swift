// Nothing was changed, since what was could not be brought back.
public struct FinalChange: Error, Hashable, Sendable {
    public var reason: StorageError

    public init(_ reason: StorageError) {
        self.reason = reason
    }
}
