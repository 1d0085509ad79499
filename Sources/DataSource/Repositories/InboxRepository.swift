public import Essentials

// Lines that other programs leave in the data folder, each one a weigh-in. Besides `inbox.txt`, in
// any case, each text file whose name begins like it is one, as the copy of a synchronizer.
public struct Inbox: Hashable, Sendable {
    public let path: String
    public let lines: [String]
    public let writtenAt: Date
    fileprivate let data: Data
}

public struct InboxRepository: Sendable {
    private static let ending = ".txt"
    private static let largest = 1 << 20
    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    @Shared private var dataFolderClient: DataFolderClient
    private let fileClient: FileClient

    public init(_ dataFolderClient: DataFolderClient, _ fileClient: FileClient) {
        self.dataFolderClient = dataFolderClient
        self.fileClient = fileClient
    }

    static func isInbox(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.hasPrefix(.inbox) && name.hasSuffix(ending)
    }

    // Without the empty ones. One that cannot be read does not hide the others.
    public func load() -> (inboxes: [Inbox], problems: [StorageError]) {
        let folder = dataFolderClient.location("").dropLast("/".count + String.json.count)
        let names = (try? fileClient.names(String(folder))) ?? []
        var (inboxes, problems) = ([Inbox](), [StorageError]())
        for name in names.filter(Self.isInbox).sorted() {
            do throws(StorageError) {
                if let inbox = try load("\(folder)/\(name)") { inboxes.append(inbox) }
            } catch {
                problems.append(error)
            }
        }
        return (inboxes, problems)
    }

    private func load(_ path: String) throws(StorageError) -> Inbox? {
        guard fileClient.kind(path) == .file, let version = fileClient.version(path),
            version.size > 0
        else { return nil }
        guard version.size <= Self.largest else {
            throw StorageError(file: path, reason: .tooLarge(bytes: version.size))
        }
        guard let data = try fileClient.read(path) else { return nil }
        let bytes = Array(data).dropFirst(data.starts(with: Self.mark) ? Self.mark.count : 0)
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let texts = lines.map {
            String(validating: $0.last == 0x0D ? $0.dropLast() : $0, as: UTF8.self)
        }
        guard !texts.contains(nil) else { throw StorageError(file: path, reason: .notUnicode) }
        return Inbox(
            path: path,
            lines: texts.compactMap(\.self),
            writtenAt: version.writtenAt,
            data: data
        )
    }

    // False if nothing is new, or if another program has written the file.
    public func save(_ lines: [String], in inbox: Inbox) throws(StorageError) -> Bool {
        guard lines != inbox.lines, try fileClient.read(inbox.path) == inbox.data else {
            return false
        }
        try fileClient.replace(inbox.path, Data(lines.joined(separator: "\n").utf8))
        return true
    }
}
