// Refuses an irreversible change until it is confirmed.
public struct FinalChange: Error, Hashable, Sendable {
    public var reason: StorageError

    public init(_ reason: StorageError) {
        self.reason = reason
    }
}
