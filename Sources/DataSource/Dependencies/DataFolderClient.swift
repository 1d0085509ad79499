public import Essentials

// Takes the place of UserDefaults, which can neither report a failed write nor merge the write of
// another process. So `set` is a transaction that may throw.
public struct DataFolderClient: DependencyClient {
    public typealias Change = (Data?) throws(StorageError) -> Data?

    public var data: @Sendable (_ key: String) throws(StorageError) -> Data?
    public var version: @Sendable (_ key: String) throws(StorageError) -> FileVersion?
    public var set: @Sendable (_ key: String, _ change: Change) throws(StorageError) -> Void
    public var restore: @Sendable (_ key: String, _ data: Data) throws(StorageError) -> Void
    // Changes all files or none.
    public var setAll:
        @Sendable (
            _ keys: [String],
            _ change: (_ key: String, Data?) throws(StorageError) -> Data?
        ) throws(StorageError) -> Void
    public var restoreAll: @Sendable (_ files: [String: Data]) throws(StorageError) -> Void
    public var moveAside: @Sendable (_ key: String) throws(StorageError) -> Void
    public var keys: @Sendable (_ prefix: String) throws(StorageError) -> [String]
    // Files beside a file under a similar name, such as conflict copies.
    public var copies: @Sendable (_ key: String) throws(StorageError) -> [String]
    public var location: @Sendable (_ key: String) -> String
    // True if a path leads into the folder, also through links.
    public var holds: @Sendable (_ path: String) -> Bool
    public var tidy: @Sendable () throws(StorageError) -> Void
    // True if a killed process may have left drafts, or a copy has open modes: judged by names and one mode.
    public var isUntidy: @Sendable () -> Bool
    public var foreignFolder: @Sendable () -> String?
    public var adopt: @Sendable () throws(StorageError) -> Void
    // Returns whether an unfinished change is complete now and no other has followed it.
    public var finishDecided: @Sendable () throws(StorageError) -> Bool
    // Reports a problem to the user outside a call.
    public var notice: @Sendable (StorageError) -> Void

    public static let liveValue = live(.liveValue, .liveValue, .liveValue, .liveValue)

    public static let testValue = Self(
        data: { _ in nil },
        version: { _ in nil },
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
        isUntidy: { false },
        foreignFolder: { nil },
        adopt: {},
        finishDecided: { false },
        notice: { _ in }
    )
}
