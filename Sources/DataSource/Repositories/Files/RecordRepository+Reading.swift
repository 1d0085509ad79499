extension RecordRepository {
    func load<Value: Recordable>(
        _ key: String,
        _: Value.Type,
        separating: Bool = false
    ) throws(StorageError) -> Loaded<Value> {
        try load(key, separating: separating, asWritten: { Value(&$0) }, { Value($0) })
    }

    func load<Value>(
        _ key: String,
        separating: Bool = false,
        asWritten: (inout JSONScanner) -> Value? = { _ in nil },
        _ value: (JSONFields) -> Value?
    ) throws(StorageError) -> Loaded<Value> {
        guard let data = try dataFolderClient.data(key) else { return .empty }
        var bytes = Array(data)[...]
        var loaded = Loaded<Value>.empty
        if separating || !format.migrations.isEmpty {
            let file = try file(bytes, key)
            bytes = file.bytes[...]
            if file.hasSeparated { loaded.problems.append(error(.namesakes, key)) }
        }
        var malformed = [Int]()
        do throws(RecordError) {
            let file = try RecordFile.envelope(bytes) { scanner in
                guard let value = asWritten(&scanner) else { return false }
                loaded.values.append(value)
                return true
            } _: { fields in
                if fields.isUnique, fields["deleted"]?.isTrue ?? false || hasMoved(fields) {
                    return
                }
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

    func file(of key: String) throws(StorageError) -> RecordFile? {
        try dataFolderClient.data(key).map { data throws(StorageError) in
            try file(Array(data)[...], key)
        }
    }

    func checkIsWritable(_ key: String) throws(StorageError) {
        guard let file = try file(of: key), file.version > format.version else { return }
        throw error(.newerVersion(file.version), key)
    }

    // Marks of deletions that are too old to be undone.
    func oldMarks(in key: String) throws(StorageError) -> [String] {
        guard let file = try file(of: key) else { return [] }
        guard file.version <= format.version else {
            throw error(.newerVersion(file.version), key)
        }
        let kept = Set(file.liveRecords.map(\.id))
        return file.records
            .filter { $0.isOldMark(at: dateClient.now()) && !kept.contains($0.id) }
            .compactMap(\.id.string)
    }

    func file(_ bytes: ArraySlice<UInt8>, _ key: String) throws(StorageError) -> RecordFile {
        do throws(RecordError) {
            var file = try RecordFile(bytes)
            format.migrate(&file)
            if key.isHistoryKey || key == .people { file.separateNamesakes() }
            return file
        } catch {
            throw self.error(error, key)
        }
    }

    private func hasMoved(_ fields: JSONFields) -> Bool {
        guard
            let target = fields["movesTo"]?.string, target.isHistoryKey,
            let id = fields["id"]?.string,
            let moment = fields["changedAt"]?.moment
        else {
            return false
        }
        return hasMoved(id, to: target, since: moment)
    }

    // Locations of keys end as files do.
    func folder(of personID: String) -> String {
        let file = dataFolderClient.location("\(String.history)/\(personID)")
        return file.hasSuffix(.json) ? String(file.dropLast(String.json.count)) : file
    }

    func error(_ reason: StorageError.Reason, _ key: String) -> StorageError {
        StorageError(file: dataFolderClient.location(key), reason: reason)
    }
}
