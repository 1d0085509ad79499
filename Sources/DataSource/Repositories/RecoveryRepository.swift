#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

public struct RecoveryRepository: Sendable {
    private let userDefaultsClient: UserDefaultsClient

    public init(_ userDefaultsClient: UserDefaultsClient) {
        self.userDefaultsClient = userDefaultsClient
    }

    public func backups(of key: String) throws(StorageError) -> [Backup] {
        try userDefaultsClient.keys("\(String.backups)/\(key)")
            .compactMap { Day(String($0.suffix(10))) }
            .map { Backup(key: key, day: $0) }
            .sorted { $0.day > $1.day }
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

    private func data(of backup: Backup) throws(StorageError) -> ArraySlice<UInt8>? {
        let key = "\(String.backups)/\(backup.key)/\(backup.day)"
        return try userDefaultsClient.data(key).map { Array($0)[...] }
    }
}
