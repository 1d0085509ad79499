public import Essentials

// The system's defaults cannot report a failed write, nor change what another process has just
// written. So `set` is here a transaction that may throw.
public struct UserDefaultsClient: DependencyClient {
    public typealias Change = (Data?) throws(StorageError) -> Data?

    public var data: @Sendable (_ key: String) throws(StorageError) -> Data?
    public var size: @Sendable (_ key: String) throws(StorageError) -> Int
    // Another than before whenever the file has become another; only of use as long as this runs.
    public var revision: @Sendable (_ key: String) throws(StorageError) -> Int
    public var writtenAt: @Sendable (_ key: String) throws(StorageError) -> Date?
    public var set: @Sendable (_ key: String, _ change: Change) throws(StorageError) -> Void
    public var restore: @Sendable (_ key: String, _ data: Data) throws(StorageError) -> Void
    // All of them or none, whatever stops it.
    public var setAll:
        @Sendable (
            _ keys: [String],
            _ change: (_ key: String, Data?) throws(StorageError) -> Data?
        ) throws(StorageError) -> Void
    public var restoreAll: @Sendable (_ files: [String: Data]) throws(StorageError) -> Void
    public var moveAside: @Sendable (_ key: String) throws(StorageError) -> Void
    public var keys: @Sendable (_ prefix: String) throws(StorageError) -> [String]
    // What stands beside a file under nearly the same name.
    public var copies: @Sendable (_ key: String) throws(StorageError) -> [String]
    public var location: @Sendable (_ key: String) -> String
    // Whether a path leads into the folder, by whatever way.
    public var holds: @Sendable (_ path: String) -> Bool
    public var tidy: @Sendable () throws(StorageError) -> Void
    // What a killed process may have left, told by names alone.
    public var hasDrafts: @Sendable () -> Bool
    public var foreignFolder: @Sendable () -> String?
    public var adopt: @Sendable () throws(StorageError) -> Void
    // Returns whether a change that was left unfinished is complete now, and none has followed it.
    public var finishDecided: @Sendable () throws(StorageError) -> Bool
    // Tells the user what no caller asks for.
    public var notice: @Sendable (StorageError) -> Void

    public static let liveValue = live(.liveValue, .liveValue, .liveValue, .liveValue)

    public static let testValue = Self(
        data: { _ in nil },
        size: { _ in 0 },
        revision: { _ in 0 },
        writtenAt: { _ in nil },
        set: { _, _ in },
        restore: { _, _ in },
        setAll: { _, _ in },
        restoreAll: { _ in },
        moveAside: { _ in },
        keys: { _ in [] },
        copies: { _ in [] },
        location: { $0 },
        holds: { _ in false },
        tidy: {},
        hasDrafts: { false },
        foreignFolder: { nil },
        adopt: {},
        finishDecided: { false },
        notice: { _ in }
    )
}
