public import Essentials

// Takes the place of UserDefaults, which can neither report a failed write nor merge the write of
// another process. So `set` is a transaction that may throw.
public struct DataFolderClient: DependencyClient {
    public typealias Change = (Data?) throws(StorageError) -> Data?

    public var data: @Sendable (_ key: String) throws(StorageError) -> Data?
    public var version: @Sendable (_ key: String) throws(StorageError) -> FileVersion?
    public var set: @Sendable (_ key: String, _ change: Change) throws(StorageError) -> Void
    // Changes all files or none.
    public var setAll:
        @Sendable (
            _ keys: [String],
            _ change: (_ key: String, Data?) throws(StorageError) -> Data?
        ) throws(StorageError) -> Void
    public var restoreAll: @Sendable (_ files: [String: Data]) throws(StorageError) -> Void
    public var moveAside: @Sendable (_ key: String) throws(StorageError) -> Void
    public var keys: @Sendable (_ prefix: String) throws(StorageError) -> [String]
    // Paths of conflict copies that cannot be read.
    public var copies: @Sendable (_ keys: [String]) throws(StorageError) -> [String]
    // A file without the records that only this machine has, if there are any.
    var found: @Sendable (_ key: String) throws(StorageError) -> RecordFile?
    // Leaves out the records that only this machine has.
    public var forget: @Sendable (_ key: String) throws(StorageError) -> Void
    // Records that were changed on two machines, each once.
    var conflicts: @Sendable () -> [RecordChange]
    public var location: @Sendable (_ key: String) -> String
    // Holds the lock meanwhile, so that no other process changes a file.
    var locked: @Sendable (_ body: () -> Void) throws(StorageError) -> Void
    // True if a path leads into the folder, also through links.
    public var holds: @Sendable (_ path: String) -> Bool
    public var tidy: @Sendable () throws(StorageError) -> Void
    // True if a killed process may have left drafts, or a copy has open modes: judged by names and one mode.
    public var isUntidy: @Sendable () -> Bool
    public var foreignFolder: @Sendable () -> String?
    public var adopt: @Sendable () throws(StorageError) -> Void
    // Returns whether an unfinished change is complete now and no other has followed it.
    public var finishDecided: @Sendable () throws(StorageError) -> Bool
    var inspect: @Sendable () throws(StorageError) -> FolderState
    var fix: @Sendable (Check.Fix) throws(StorageError) -> Void
    // Reports a problem to the user outside a call.
    public var notice: @Sendable (StorageError) -> Void

    public static let liveValue = live(.liveValue, .liveValue, .liveValue, .liveValue)

    public static let testValue = Self(
        data: { _ in nil },
        version: { _ in nil },
        set: { _, _ in },
        setAll: { _, _ in },
        restoreAll: { _ in },
        moveAside: { _ in },
        keys: { _ in [] },
        copies: { _ in [] },
        found: { _ in nil },
        forget: { _ in },
        conflicts: { [] },
        location: { $0 },
        locked: { $0() },
        holds: { _ in false },
        tidy: {},
        isUntidy: { false },
        foreignFolder: { nil },
        adopt: {},
        finishDecided: { false },
        inspect: { FolderState() },
        fix: { _ in },
        notice: { _ in }
    )
}

extension DataFolderClient {
    public static func live(
        _ processInfoClient: ProcessInfoClient,
        _ dateClient: DateClient,
        _ localTimeClient: LocalTimeClient,
        _ appStateClient: AppStateClient
    ) -> DataFolderClient {
        let notice: @Sendable (StorageError) -> Void = { appStateClient.send(\.notice, $0) }
        let findings = Findings()
        // Found once: each reading asks for it.
        let found = AllocatedLock(DataFolder?.none)
        return DataFolderClient(notice: notice, findings: findings) { () throws(StorageError) in
            let folder: DataFolder
            if let known = found.withLock({ $0 }) {
                folder = known
            } else {
                folder = try DataFolder(processInfoClient)
                found.withLock { [folder] in $0 = folder }
            }
            return FileDefaults(
                folder: folder,
                ownWrites: .ofThisProcess,
                findings: findings,
                today: { localTimeClient.localTime(dateClient.now()).day }
            )
        }
    }

    init(
        notice: @escaping @Sendable (StorageError) -> Void = { _ in },
        findings: Findings = Findings(),
        _ fileDefaults: @escaping @Sendable () throws(StorageError) -> FileDefaults
    ) {
        // Reading also completes an unfinished change, which `undo` must know afterwards.
        let hasFinished = AllocatedLock(false)
        @Sendable func finish(
            _ fileDefaults: FileDefaults,
            isTidying: Bool = false
        ) throws(StorageError) {
            let ending = try fileDefaults.finishStaged(isTidying: isTidying)
            if ending == .stale {
                notice(StorageError(file: fileDefaults.staged.path, reason: .stale))
            }
            if ending == .completed { hasFinished.withLock { $0 = true } }
        }
        let presence = FolderPresence()
        let hasMoved = AllocatedLock(false)
        @Sendable func present(writing key: String? = nil) throws(StorageError) -> FileDefaults {
            let fileDefaults = try fileDefaults()
            try presence.check(fileDefaults.folder, forWriting: key)
            try finish(fileDefaults)
            let isFirst = hasMoved.withLock { hasMoved in
                defer { hasMoved = true }
                return !hasMoved
            }
            if isFirst { Housekeeping(folder: fileDefaults.folder).moveMachineFiles() }
            return fileDefaults
        }
        @Sendable func changing(_ key: String? = nil) throws(StorageError) -> FileDefaults {
            let fileDefaults = try present(writing: key)
            hasFinished.withLock { $0 = false }
            return fileDefaults
        }
        let conflicts = AllocatedLock([RecordChange]())
        @Sendable func tell() {
            for finding in findings.take() {
                if finding.completed > 0 {
                    notice(StorageError(file: finding.file, reason: .completed(finding.completed)))
                }
                if finding.ahead > 0 {
                    notice(StorageError(file: finding.file, reason: .changedAhead(finding.ahead)))
                }
                let count = finding.conflicts.count
                guard count > 0 else { continue }
                notice(StorageError(file: finding.file, reason: .changedTwice(count)))
                conflicts.withLock { $0 += finding.conflicts }
            }
        }
        self.init(
            data: { key throws(StorageError) in
                defer { tell() }
                return try present().data(forKey: key)
            },
            version: { key throws(StorageError) in
                try present().version(forKey: key)
            },
            set: { key, change throws(StorageError) in
                defer { tell() }
                try changing(key).set(key, change)
            },
            setAll: { keys, change throws(StorageError) in
                let fileDefaults = try changing()
                for key in keys { _ = try present(writing: key) }
                defer { tell() }
                try fileDefaults.setAll(keys, change)
            },
            restoreAll: { files throws(StorageError) in
                defer { tell() }
                try changing().restore(files)
            },
            moveAside: { key throws(StorageError) in
                try present().moveAside(key)
            },
            keys: { prefix throws(StorageError) in
                try present().keys(below: prefix)
            },
            copies: { keys throws(StorageError) in
                try present().copies(of: keys)
            },
            found: { key throws(StorageError) in
                try SharedFile(folder: present().folder, key: key).found()
            },
            forget: { key throws(StorageError) in
                try present().forget(key)
            },
            conflicts: {
                conflicts.withLock { conflicts in
                    defer { conflicts = [] }
                    return conflicts
                }
            },
            location: { key in
                (try? fileDefaults())?.folder.path(forKey: key) ?? key
            },
            locked: { body throws(StorageError) in
                let lock = try FileLock(present().folder)
                defer { lock.unlock() }
                body()
            },
            holds: { path in
                guard let folder = (try? fileDefaults())?.folder else { return false }
                return Folder(folder.path).holds(path)
            },
            tidy: { () throws(StorageError) in
                let fileDefaults = try fileDefaults()
                try finish(fileDefaults, isTidying: true)
                try Housekeeping(folder: fileDefaults.folder).tidy()
            },
            isUntidy: {
                (try? fileDefaults()).map { $0.isUntidy } ?? false
            },
            foreignFolder: {
                guard let folder = (try? fileDefaults())?.folder else { return nil }
                return Housekeeping(folder: folder).isForeign ? folder.path : nil
            },
            adopt: { () throws(StorageError) in
                try Housekeeping(folder: fileDefaults().folder).adopt()
            },
            finishDecided: { () throws(StorageError) in
                try finish(fileDefaults())
                return hasFinished.withLock { hasFinished in
                    defer { hasFinished = false }
                    return hasFinished
                }
            },
            inspect: { () throws(StorageError) in try FolderState(fileDefaults()) },
            fix: { fix throws(StorageError) in
                switch fix {
                case .protect(let paths): for path in paths { File(path).protect() }
                case .finish:
                    try finish(fileDefaults(), isTidying: true)
                    try Housekeeping(folder: fileDefaults().folder).adopt()
                case .rewrite(let key):
                    defer { tell() }
                    try changing(key).rewrite(key)
                }
            },
            notice: notice
        )
    }
}
