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

    func load<Value>(
        _ key: String,
        _ value: (JSONFields) -> Value?
    ) throws(StorageError) -> Loaded<Value> {
        guard let data = try userDefaultsClient.data(key) else { return .empty }
        var bytes = Array(data)[...]
        if !format.migrations.isEmpty { bytes = try file(bytes, key).bytes[...] }
        var loaded = Loaded<Value>.empty
        var malformed = [Int]()
        do throws(RecordError) {
            let file = try RecordFile.envelope(bytes) { fields in
                if fields.isUnique, fields["deleted"]?.isTrue ?? false { return }
                if let value = fields.decode(value) {
                    loaded.values.append(value)
                } else {
                    malformed.append(fields.offset)
                }
            }
            if file.version > format.version {
                loaded.problems.append(error(.newerVersion(file.version), key))
            }
        } catch {
            throw self.error(error, key)
        }
        loaded.problems += malformed.map { offset in
            error(.malformed(line: JSONError(offset: offset).line(in: bytes)), key)
        }
        return loaded
    }

    func members(of id: String, in key: String) throws(StorageError) -> JSONMembers? {
        try userDefaultsClient.data(key).flatMap { data throws(StorageError) in
            try file(Array(data)[...], key).live(id)?.members
        }
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

    // Only what was changed is written, so that two copies running keep each other's changes. What
    // is not there any more comes back whole.
    func save(
        _ id: String,
        _ new: [String: JSONText?],
        replacing old: [String: JSONText?],
        in key: String
    ) throws(StorageError) -> [RecordChange] {
        try change(key, [id]) { file in
            let isThere = file.live(id) != nil
            file.put(id, isThere ? new.changes(since: old) : new, at: dateClient.now())
        }
    }

    func delete(_ id: String, in key: String) throws(StorageError) -> [RecordChange] {
        try change(key, [id]) { $0.remove(id, at: dateClient.now()) }
    }

    func deletion(of id: String, in key: String) throws(StorageError) -> [RecordChange] {
        let old = try userDefaultsClient.data(key).flatMap { data throws(StorageError) in
            try file(Array(data)[...], key).live(id)
        }
        return [RecordChange(key: key, id: id, before: old, after: nil)]
    }

    // Of what was deleted so long ago that nobody takes it back.
    func oldMarks(in key: String) throws(StorageError) -> [String] {
        guard let data = try userDefaultsClient.data(key) else { return [] }
        let file = try file(Array(data)[...], key)
        guard file.version <= format.version else {
            throw error(.newerVersion(file.version), key)
        }
        let kept = Set(file.liveRecords.map(\.id))
        return file.records
            .filter { $0.isOldMark(at: dateClient.now()) && !kept.contains($0.id) }
            .compactMap(\.id.string)
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
            let old = ids.map(file.live)
            body(&file)
            changes = zip(ids, old).map { id, old in
                RecordChange(key: key, id: id, before: old, after: file.live(id))
            }
            return Data(file.bytes)
        }
        return changes
    }

    func file(_ bytes: ArraySlice<UInt8>, _ key: String) throws(StorageError) -> RecordFile {
        do throws(RecordError) {
            var file = try RecordFile(bytes)
            format.migrate(&file)
            return file
        } catch {
            throw self.error(error, key)
        }
    }

    private func error(_ reason: StorageError.Reason, _ key: String) -> StorageError {
        StorageError(file: userDefaultsClient.location(key), reason: reason)
    }
}
