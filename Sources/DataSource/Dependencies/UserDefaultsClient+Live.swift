extension UserDefaultsClient {
    public static func files(in folder: String) -> UserDefaultsClient {
        UserDefaultsClient { () throws(StorageError) in
            FileDefaults(folder: DataFolder(path: folder))
        }
    }

    init(
        _ fileDefaults: @escaping @Sendable () throws(StorageError) -> FileDefaults
    ) {
        self.init(
            data: { key throws(StorageError) in
                try fileDefaults().data(forKey: key)
            },
            size: { key throws(StorageError) in
                try File(fileDefaults().folder.path(forKey: key)).size
            },
            set: { key, change throws(StorageError) in
                try fileDefaults().set(key, change)
            },
            restore: { key, data throws(StorageError) in
                try fileDefaults().restore(key, data)
            },
            putAway: { key throws(StorageError) in
                try fileDefaults().putAway(key)
            },
            keys: { prefix throws(StorageError) in
                try fileDefaults().keys(below: prefix)
            },
            location: { key in
                (try? fileDefaults())?.folder.path(forKey: key) ?? key
            },
            tidy: { () throws(StorageError) in
                try Housekeeping(folder: fileDefaults().folder).tidy()
            }
        )
    }
}
