public import Essentials

public struct ArchiveRepository: Sendable {
    private let fileClient: FileClient
    private let records: RecordRepository
    private var client: DataFolderClient { records.dataFolderClient }

    public init(
        _ fileClient: FileClient,
        _ dataFolderClient: DataFolderClient,
        _ dateClient: DateClient
    ) {
        self.fileClient = fileClient
        records = RecordRepository(dataFolderClient, dateClient)
    }

    // Throws for unreadable files, which would not be in the backup.
    public func make() throws(StorageError) -> Archive {
        let keys = [.people, .settings] + (try client.keys(.history)).filter(\.isHistoryKey)
        var archive = Archive(files: [:], recordCount: 0)
        for key in keys {
            guard let data = try client.data(key) else { continue }
            archive.recordCount += try records.file(Array(data)[...], key).liveRecords.count
            archive.files[key] = data
        }
        return archive
    }

    public func bytes(of archive: Archive) -> Data {
        var data = Data("{\"files\":{".utf8)
        for (index, file) in archive.files.sorted(by: { $0.key < $1.key }).enumerated() {
            data += Data((index > 0 ? ",\n" : "\n").utf8)
            data += Data(JSONText(file.key).bytes) + Data(":".utf8)
            let value = Array(file.value)
            let text = JSONText(
                bytes: value.last == UInt8(ascii: "\n") ? value.dropLast() : value[...]
            )
            data += Data(text.printable.bytes)
        }
        return data + Data("\n},\"version\":\(RecordFormat.current.version)}\n".utf8)
    }

    // Throws unless the whole archive is readable and possible.
    public func archive(
        in data: Data,
        named path: String,
        impossible person: (Person) -> StaticString?,
        _ weighIn: (WeighIn) -> StaticString?
    ) throws(StorageError) -> Archive {
        let malformed = StorageError(file: path, reason: .malformed(line: 1))
        let bytes = Array(data)[...]
        let members = JSONText(bytes: bytes).members
        guard let members, let version = members[.version]?.integer else { throw malformed }
        guard version <= RecordFormat.current.version else {
            throw StorageError(file: path, reason: .newerVersion(version))
        }
        guard let files = members["files"]?.members else { throw malformed }
        var archive = Archive(files: [:], recordCount: 0)
        for (key, text) in files.entries {
            guard DataFile(key: key) != .other, let file = try? RecordFile(text.bytes),
                file.version <= RecordFormat.current.version
            else {
                throw malformed
            }
            let fault =
                switch DataFile(key: key) {
                case .people: RecordFault(in: text.bytes, person)
                case .history: RecordFault(in: text.bytes, weighIn)
                case .settings, .other: nil as RecordFault?
                }
            if let fault {
                let line = JSONError(offset: fault.offset).line(in: bytes)
                throw StorageError(
                    file: path,
                    reason: fault.member.map { .impossible(line: line, member: $0) }
                        ?? .malformed(line: line)
                )
            }
            archive.recordCount += file.liveRecords.count
            archive.files[key] = Data(text.bytes) + Data("\n".utf8)
        }
        return archive
    }

    public func restore(_ archive: Archive) throws(StorageError) {
        let recovery = RecoveryRepository(client, records.dateClient)
        var changed = [String: Data]()
        for (key, data) in archive.files where (try? client.data(key)) != data {
            changed[key] = data
            guard let file = RecordFile(version: data) else { continue }
            changed[key] = try recovery.restored(data, file, key)
        }
        guard !changed.isEmpty else { return }
        changed.merge(try Journal(records).forgotten()) { $1 }
        try client.restoreAll(changed)
    }

    public func exists(_ path: String) -> Bool {
        fileClient.exists(path)
    }

    public func read(_ path: String) throws(StorageError) -> Data {
        guard let data = try fileClient.read(path) else {
            throw StorageError(file: path, reason: .notThere)
        }
        return data
    }

    public func write(_ data: Data, to path: String) throws(StorageError) {
        try fileClient.replace(path, data)
    }
}
