public import DataSource

// What would be deleted, and why it could not be brought back.
public struct FinalDeletion: Error, Hashable, Sendable {
    public var weighIn: WeighIn
    public var reason: StorageError

    public init(_ weighIn: WeighIn, _ reason: StorageError) {
        self.weighIn = weighIn
        self.reason = reason
    }
}
