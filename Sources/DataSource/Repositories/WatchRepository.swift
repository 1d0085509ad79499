public import Essentials

// A folder of this machine in which exports land.
public struct WatchedFolder: Hashable, Sendable {
    public let path: String
    // The person of the weigh-ins, where the files do not say it.
    public var personID: Person.ID?
    // Kinds of files that come in without a question.
    public var formats = Set<ImportFormat>()
    // Files that were looked at, by name, with what tells whether they have changed.
    public var seen = [String: String]()

    public init(path: String, personID: Person.ID? = nil) {
        self.path = path
        self.personID = personID
    }
}

public struct LandedFile: Hashable, Sendable {
    public let name: String
    public let path: String
    public let mark: String
    public let writtenAt: Date
}

public struct WatchRepository: Sendable {
    private static let mark = "watch "

    // Follows the mark of a file that waits for the user.
    private static let waits = " waits"

    private let dataFolderClient: DataFolderClient
    private let fileClient: FileClient
    private let fileWatchClient: FileWatchClient
    private let records: RecordRepository

    public init(
        _ dataFolderClient: DataFolderClient,
        _ dateClient: DateClient,
        _ fileClient: FileClient,
        _ fileWatchClient: FileWatchClient
    ) {
        self.dataFolderClient = dataFolderClient
        self.fileClient = fileClient
        self.fileWatchClient = fileWatchClient
        records = RecordRepository(dataFolderClient, dateClient)
    }

    public func load() throws(StorageError) -> [WatchedFolder] {
        try records.load(.machine) { SettingRecord($0) }.values
            .compactMap { record in
                guard record.id.hasPrefix(Self.mark) else { return nil }
                return WatchedFolder(String(record.id.dropFirst(Self.mark.count)), record.value)
            }
            .sorted { $0.path < $1.path }
    }

    public func save(_ folder: WatchedFolder) throws(StorageError) {
        try records.save([Self.mark + folder.path: [.value: folder.value]], in: .machine)
    }

    public func remove(_ path: String) throws(StorageError) {
        try records.save([Self.mark + path: [.value: JSONText.null]], in: .machine)
    }

    // Regular files, without hidden ones and without those that were looked at; `isAgain` includes
    // those that wait.
    public func landed(in folder: WatchedFolder, isAgain: Bool = false) -> [LandedFile] {
        let names = (try? fileClient.names(folder.path)) ?? []
        return names.sorted().compactMap { name in
            let path = "\(folder.path)/\(name)"
            guard !name.hasPrefix("."), !name.hasSuffix("~"), fileClient.kind(path) == .file,
                let version = fileClient.version(path), folder.seen[name] != version.mark,
                isAgain || folder.seen[name] != version.mark + Self.waits
            else { return nil }
            return LandedFile(
                name: name,
                path: path,
                mark: version.mark,
                writtenAt: version.writtenAt
            )
        }
    }

    // Forgets files that are gone.
    public func note(
        _ file: LandedFile,
        in folder: inout WatchedFolder,
        waits: Bool = false
    ) throws(StorageError) {
        let names = Set((try? fileClient.names(folder.path)) ?? [])
        var seen = folder.seen.filter { names.contains($0.key) }
        seen[file.name] = file.mark + (waits ? Self.waits : "")
        guard seen != folder.seen else { return }
        folder.seen = seen
        try save(folder)
    }

    // Also where another process adds a folder.
    public func changes(in folders: [WatchedFolder]) -> AsyncStream<Void> {
        fileWatchClient.landings(folders.map(\.path) + [dataFolderClient.location(.machine)])
    }
}

extension FileVersion {
    fileprivate var mark: String { "\(size) \(Int(writtenAt.timeIntervalSince1970))" }
}

extension WatchedFolder {
    private static let formats = "formats"
    private static let seen = "seen"

    init?(_ path: String, _ value: JSONText) {
        guard let members = value.members else { return nil }
        self.init(path: path, personID: members[.person]?.uuid)
        let names = members[Self.formats]?.texts?.compactMap(\.string) ?? []
        formats = Set(names.compactMap { ImportFormat(rawValue: $0) })
        for (name, mark) in members[Self.seen]?.members?.entries ?? [] {
            seen[name] = mark.string
        }
    }

    var value: JSONText {
        var members = JSONMembers()
        members[Self.formats] = JSONText(formats.map(\.rawValue).sorted().map { JSONText($0) })
        members[.person] = personID.map { JSONText($0.text) }
        var marks = JSONMembers()
        for (name, mark) in seen.sorted(by: { $0.key < $1.key }) { marks[name] = JSONText(mark) }
        members[Self.seen] = JSONText(marks)
        return JSONText(members)
    }
}
