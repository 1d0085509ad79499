#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

struct RecordRepository: Sendable {
    let userDefaultsClient: UserDefaultsClient
    let dateClient: DateClient
    let format: RecordFormat

    init(
        _ userDefaultsClient: UserDefaultsClient,
        _ dateClient: DateClient,
        format: RecordFormat = .current
    ) {
        self.userDefaultsClient = userDefaultsClient
        self.dateClient = dateClient
        self.format = format
    }

    @discardableResult
    func save(
        _ records: [String: [String: JSONText?]],
        in key: String
    ) throws(StorageError) -> [RecordChange] {
        guard !records.isEmpty else { return [] }
        return try change(key, records.keys.sorted()) { file in
            for (id, members) in records.sorted(by: { $0.key < $1.key }) {
                file.put(id, members, at: dateClient.now())
            }
        }
    }

    func save(
        _ id: String,
        _ new: [String: JSONText?],
        replacing old: [String: JSONText?],
        in key: String
    ) throws(StorageError) -> [RecordChange] {
        try change(key, [id]) { $0.put(id, new, replacing: old, at: dateClient.now()) }
    }

    func delete(_ id: String, in key: String) throws(StorageError) -> [RecordChange] {
        try change(key, [id]) { $0.remove(id, at: dateClient.now()) }
    }

    @discardableResult
    func change(
        _ key: String,
        _ ids: [String],
        _ body: (inout RecordFile) -> Void
    ) throws(StorageError) -> [RecordChange] {
        var changes = [RecordChange]()
        try keepOldVersion(key)
        try userDefaultsClient.set(key) { data throws(StorageError) in
            var file =
                try data.map { data throws(StorageError) in
                    try self.file(Array(data)[...], key)
                } ?? RecordFile(version: format.version)
            guard file.version <= format.version else {
                throw error(.newerVersion(file.version), key)
            }
            finishMoves(in: &file)
            let old = file
            body(&file)
            changes = file.changes(of: ids, in: key, from: old)
            return Data(file.bytes)
        }
        return changes
    }
}
