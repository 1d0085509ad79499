import Essentials

// A class, since services copy their repositories and the clients fill 40 words: saves 1.4 % of the start.
final class RecordRepository: Sendable {
    let dataFolderClient: DataFolderClient
    let dateClient: DateClient
    let format: RecordFormat

    init(
        _ dataFolderClient: DataFolderClient,
        _ dateClient: DateClient,
        format: RecordFormat = .current
    ) {
        self.dataFolderClient = dataFolderClient
        self.dateClient = dateClient
        self.format = format
    }

    func save(
        _ records: [String: [String: JSONText?]],
        in key: String
    ) throws(StorageError) {
        var changes = [RecordChange]()
        try save(records, in: key, &changes)
    }

    func save(
        _ records: [String: [String: JSONText?]],
        in key: String,
        _ changes: inout [RecordChange]
    ) throws(StorageError) {
        guard !records.isEmpty else { return }
        try change(key, records.keys.sorted(), &changes) { file in
            for (id, members) in records.sorted(by: { $0.key < $1.key }) {
                file.put(id, members, at: dateClient.now())
            }
        }
    }

    func save(
        _ id: String,
        _ new: [String: JSONText?],
        replacing old: [String: JSONText?],
        in key: String,
        _ changes: inout [RecordChange],
        where isAllowed: (JSONText?) -> Bool
    ) throws(StorageError) -> Bool {
        var isDone = false
        try change(key, [id], &changes) { file in
            isDone = isAllowed(file.live(id))
            if isDone { file.put(id, new, replacing: old, at: dateClient.now()) }
        }
        return isDone
    }

    func delete(
        _ id: String,
        in key: String,
        _ changes: inout [RecordChange]
    ) throws(StorageError) {
        try change(key, [id], &changes) { $0.remove(id, at: dateClient.now()) }
    }

    @discardableResult
    func change(
        _ key: String,
        _ ids: [String],
        _ body: (inout RecordFile) -> Void
    ) throws(StorageError) -> [RecordChange] {
        var changes = [RecordChange]()
        try change(key, ids, &changes, body)
        return changes
    }

    // Written records count as changed, even if they are not certain to last.
    func change(
        _ key: String,
        _ ids: [String],
        _ changes: inout [RecordChange],
        _ body: (inout RecordFile) -> Void
    ) throws(StorageError) {
        var made = [RecordChange]()
        do throws(StorageError) {
            try keepOldVersion(key)
            try dataFolderClient.set(key) { data throws(StorageError) in
                let old = try writable(data, key)
                var file = old
                body(&file)
                made = file.changes(of: ids, in: key, from: old)
                return Data(file.bytes)
            }
        } catch {
            if error.isUncertain { changes += made }
            throw error
        }
        changes += made
    }

    // Throws for files of newer versions.
    func writable(_ data: Data?, _ key: String) throws(StorageError) -> RecordFile {
        var file =
            try data.map { data throws(StorageError) in
                try self.file(Array(data)[...], key)
            } ?? RecordFile(version: format.version)
        guard file.version <= format.version else {
            throw error(.newerVersion(file.version), key)
        }
        finishMoves(in: &file)
        return file
    }
}
