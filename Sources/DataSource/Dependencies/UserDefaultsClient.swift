#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

// The system's defaults cannot report a failed write, nor change what another process has just
// written. So `set` is here a transaction that may throw.
public struct UserDefaultsClient: DependencyClient {
    public typealias Change = (Data?) throws(StorageError) -> Data?

    public var data: @Sendable (_ key: String) throws(StorageError) -> Data?
    public var set: @Sendable (_ key: String, _ change: Change) throws(StorageError) -> Void
    public var keys: @Sendable (_ prefix: String) throws(StorageError) -> [String]
    public var location: @Sendable (_ key: String) -> String

    public static let liveValue = Self(FileDefaults.live)

    public static let testValue = Self(
        data: { _ in nil },
        set: { _, _ in },
        keys: { _ in [] },
        location: { $0 }
    )
}
