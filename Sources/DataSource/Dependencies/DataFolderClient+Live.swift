extension DataFolderClient {
    public static func live(
        _ processInfoClient: ProcessInfoClient,
        _ dateClient: DateClient,
        _ localTimeClient: LocalTimeClient,
        _ appStateClient: AppStateClient
    ) -> DataFolderClient {
        let notice: @Sendable (StorageError) -> Void = { appStateClient.send(\.notice, $0) }
        return DataFolderClient(notice: notice) { () throws(StorageError) in
            FileDefaults(
                folder: try DataFolder(processInfoClient),
                ownWrites: .ofThisProcess,
                today: { localTimeClient.localTime(dateClient.now()).day }
            )
        }
    }

    init(
        notice: @escaping @Sendable (StorageError) -> Void = { _ in },
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
        @Sendable func present(writing key: String? = nil) throws(StorageError) -> FileDefaults {
            let fileDefaults = try fileDefaults()
            try presence.check(fileDefaults.folder, forWriting: key)
            try finish(fileDefaults)
            return fileDefaults
        }
        @Sendable func changing(_ key: String? = nil) throws(StorageError) -> FileDefaults {
            let fileDefaults = try present(writing: key)
            hasFinished.withLock { $0 = false }
            return fileDefaults
        }
        self.init(
            data: { key throws(StorageError) in
                try present().data(forKey: key)
            },
            version: { key throws(StorageError) in
                try present().version(forKey: key)
            },
            set: { key, change throws(StorageError) in
                try changing(key).set(key, change)
            },
            restore: { key, data throws(StorageError) in
                try changing().restore(key, data)
            },
            setAll: { keys, change throws(StorageError) in
                let fileDefaults = try changing()
                for key in keys { _ = try present(writing: key) }
                try fileDefaults.setAll(keys, change)
            },
            restoreAll: { files throws(StorageError) in
                try changing().restore(files)
            },
            moveAside: { key throws(StorageError) in
                try present().moveAside(key)
            },
            keys: { prefix throws(StorageError) in
                try present().folder.keys(below: prefix)
            },
            copies: { key throws(StorageError) in
                try present().copies(of: key)
            },
            location: { key in
                (try? fileDefaults())?.folder.path(forKey: key) ?? key
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
            notice: notice
        )
    }
}
