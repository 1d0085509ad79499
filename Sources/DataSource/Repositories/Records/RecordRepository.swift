#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

struct RecordRepository: Sendable {
    let userDefaultsClient: UserDefaultsClient
    private let dateClient: DateClient
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
        _ value: (JSONMembers) -> Value?
    ) throws(StorageError) -> Loaded<Value> {
        guard let data = try userDefaultsClient.data(key) else { return .empty }
        let bytes = Array(data)[...]
        let file = try file(bytes, key)
        var loaded = Loaded<Value>.empty
        if file.version > format.version {
            loaded.problems.append(error(.newerVersion(file.version), key))
        }
        for record in file.records where !record.isDeleted {
            if let value = record.text.members.flatMap(value) {
                loaded.values.append(value)
            } else {
                let line = JSONError(offset: record.text.bytes.startIndex).line(in: bytes)
                loaded.problems.append(error(.malformed(line: line), key))
            }
        }
        return loaded
    }

    func save(
        _ records: [String: [String: JSONText?]],
        in key: String
    ) throws(StorageError) {
        guard !records.isEmpty else { return }
        try change(key) { file in
            for (id, members) in records.sorted(by: { $0.key < $1.key }) {
                file.put(id, members, at: dateClient.now())
            }
        }
    }

    func delete(_ id: String, in key: String) throws(StorageError) {
        try change(key) { $0.remove(id, at: dateClient.now()) }
    }

    private func change(_ key: String, _ body: (inout RecordFile) -> Void) throws(StorageError) {
        try keepOldVersion(key)
        try userDefaultsClient.set(key) { data throws(StorageError) in
            var file =
                try data.map { data throws(StorageError) in
                    try self.file(Array(data)[...], key)
                } ?? RecordFile(version: format.version)
            guard file.version <= format.version else {
                throw error(.newerVersion(file.version), key)
            }
            body(&file)
            return Data(file.bytes)
        }
    }

    private func file(_ bytes: ArraySlice<UInt8>, _ key: String) throws(StorageError) -> RecordFile
    {
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
