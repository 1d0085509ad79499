extension UserDefaultsClient {
    init(
        _ fileDefaults: @escaping @Sendable () throws(StorageError) -> FileDefaults
    ) {
        self.init(
            data: { key throws(StorageError) in
                try fileDefaults().data(forKey: key)
            },
            set: { key, change throws(StorageError) in
                try fileDefaults().set(key, change)
            },
            keys: { prefix throws(StorageError) in
                try fileDefaults().keys(below: prefix)
            },
            location: { key in
                (try? fileDefaults())?.folder.path(forKey: key) ?? key
            }
        )
    }
}
