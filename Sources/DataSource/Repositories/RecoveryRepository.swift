#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

public struct RecoveryRepository: Sendable {
    let userDefaultsClient: UserDefaultsClient

    public init(_ userDefaultsClient: UserDefaultsClient) {
        self.userDefaultsClient = userDefaultsClient
    }

    public func backups() throws(StorageError) -> [Backup] {
        try backups(below: .backups)
    }

    public func backups(of key: String) throws(StorageError) -> [Backup] {
        try backups(below: "\(String.backups)/\(key)")
    }

    public func key(of error: StorageError) -> String? {
        let folder = userDefaultsClient.location("").dropLast(String.json.count)
        guard error.file.hasPrefix(folder), error.file.hasSuffix(.json) else { return nil }
        return String(error.file.dropFirst(folder.count).dropLast(String.json.count))
    }

    public func recoveries(of key: String) throws(StorageError) -> [Recovery] {
        var recoveries = [Recovery]()
        for backup in try backups(of: key) {
            if let data = try data(of: backup), let file = try? RecordFile(data) {
                recoveries.append(.backup(backup, count: file.liveRecords.count))
            }
        }
        if let data = try? userDefaultsClient.data(key) {
            let lines = RecordFile(readableLinesOf: Array(data)[...]).liveRecords
            if !lines.isEmpty { recoveries.append(.readableLines(count: lines.count)) }
        }
        return recoveries
    }

    public func recover(_ recovery: Recovery, of key: String) throws(StorageError) {
        switch recovery {
        case .backup(let backup, _):
            guard let data = try data(of: backup) else { return }
            try userDefaultsClient.restore(key, Data(data))
        case .readableLines:
            guard let data = try userDefaultsClient.data(key) else { return }
            let file = RecordFile(readableLinesOf: Array(data)[...])
            try userDefaultsClient.restore(key, Data(file.bytes))
        }
    }

    private func backups(below prefix: String) throws(StorageError) -> [Backup] {
        try userDefaultsClient.keys(prefix)
            .compactMap { key in
                let day = key.suffix(10)
                let name = key.dropFirst(String.backups.count + 1).dropLast(day.count + 1)
                return Day(String(day)).map { Backup(key: String(name), day: $0) }
            }
            .sorted { ($0.day, $0.key) > ($1.day, $1.key) }
    }

    func data(of backup: Backup) throws(StorageError) -> ArraySlice<UInt8>? {
        let key = "\(String.backups)/\(backup.key)/\(backup.day)"
        return try userDefaultsClient.data(key).map { Array($0)[...] }
    }
}
