public import Essentials

public struct RecoveryRepository: Sendable {
    let dataFolderClient: DataFolderClient

    public init(_ dataFolderClient: DataFolderClient) {
        self.dataFolderClient = dataFolderClient
    }

    public func backups() throws(StorageError) -> [Backup] {
        try backups(below: .backups)
    }

    public func backups(of key: String) throws(StorageError) -> [Backup] {
        try backups(below: "\(String.backups)/\(key)")
    }

    public func key(of error: StorageError) -> String? {
        let folder = dataFolderClient.location("").dropLast(String.json.count)
        guard error.file.hasPrefix(folder), error.file.hasSuffix(.json) else { return nil }
        return String(error.file.dropFirst(folder.count).dropLast(String.json.count))
    }

    public func recoveries(of key: String) throws(StorageError) -> [Recovery] {
        var recoveries = [Recovery]()
        for backup in try backups(of: key) {
            if let file = (try? file(of: backup)) ?? nil {
                recoveries.append(.backup(backup, count: file.liveRecords.count))
            }
        }
        // Without any version, an empty file is offered.
        let lines = readableLines(of: key).liveRecords
        if !lines.isEmpty || recoveries.isEmpty {
            recoveries.append(.readableLines(count: lines.count))
        }
        return recoveries
    }

    public func copies() throws(StorageError) -> [ConflictCopy] {
        let keys =
            try dataFolderClient.copies(.people) + dataFolderClient.copies(.settings)
            + dataFolderClient.keys(.history)
        return keys.compactMap(ConflictCopy.init)
    }

    // `nil` if the copy is missing or damaged.
    public func recovery(from copy: ConflictCopy) throws(StorageError) -> Recovery? {
        guard let data = try dataFolderClient.data(copy.source) else { return nil }
        guard let file = try? RecordFile(Array(data)[...]) else { return nil }
        return .copy(copy, count: file.liveRecords.count)
    }

    public func recover(_ recovery: Recovery, of key: String) throws(StorageError) {
        switch recovery {
        case .backup(let backup, _):
            guard let data = try data(of: backup) else { return }
            let isWhole = (try? RecordFile(data)) != nil
            let bytes = isWhole ? data : try file(of: backup)?.bytes[...]
            if let bytes { try dataFolderClient.restore(key, Data(bytes)) }
        case .readableLines:
            try dataFolderClient.restore(key, Data(readableLines(of: key).bytes))
        case .copy(let copy, _):
            guard let data = try dataFolderClient.data(copy.source) else { return }
            try dataFolderClient.restore(key, data)
        }
    }

    public func replacedVersion(of key: String) -> ReplacedVersion {
        do throws(StorageError) {
            guard let data = try dataFolderClient.data(key) else { return .none }
            let isWhole = (try? RecordFile(Array(data)[...])) != nil
            return isWhole || !readableLines(of: key).liveRecords.isEmpty ? .listed : .illegible
        } catch {
            return .illegible
        }
    }

    // Number of lost records of a damaged file, if its count is readable.
    public func lostCount(in key: String) -> Int? {
        guard let data = try? dataFolderClient.data(key) else { return nil }
        return lostCount(of: Array(data)[...])
    }

    // `nil` if the backup is whole.
    public func lostCount(in backup: Backup) -> Int? {
        guard backup.number != nil, let data = (try? data(of: backup)) ?? nil,
            (try? RecordFile(data)) == nil
        else { return nil }
        return lostCount(of: data)
    }

    // A replaced version may be damaged; then its readable records are used.
    func file(of backup: Backup) throws(StorageError) -> RecordFile? {
        guard let data = try data(of: backup) else { return nil }
        if let file = try? RecordFile(data) { return file }
        guard backup.number != nil else { return nil }
        let file = RecordFile(readableLinesOf: data)
        return file.liveRecords.isEmpty ? nil : file
    }

    private func lostCount(of bytes: ArraySlice<UInt8>) -> Int? {
        let count = RecordFile(readableLinesOf: bytes).records.count
        return RecordFile.toldCount(of: bytes).map { max(0, $0 - count) }
    }

    private func readableLines(of key: String) -> RecordFile {
        let data = (try? dataFolderClient.data(key)) ?? Data()
        return RecordFile(readableLinesOf: Array(data)[...])
    }

    private func backups(below prefix: String) throws(StorageError) -> [Backup] {
        try dataFolderClient.keys(prefix)
            .compactMap { Backup(location: $0.dropFirst(String.backups.count + 1)) }
            .sorted { ($0.day, $0.key, $0.number ?? 0) > ($1.day, $1.key, $1.number ?? 0) }
    }

    public func writtenAt(_ backup: Backup) -> Date? {
        (try? dataFolderClient.version("\(String.backups)/\(backup.location)"))?.writtenAt
    }

    func data(of backup: Backup) throws(StorageError) -> ArraySlice<UInt8>? {
        try dataFolderClient.data("\(String.backups)/\(backup.location)").map { Array($0)[...] }
    }
}
