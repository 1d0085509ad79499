public import Essentials

// Files that the user names, outside the data folder.
public struct FileClient: DependencyClient {
    static let largest = 256 << 20

    public var read: @Sendable (_ path: String) throws(StorageError) -> Data?
    public var stream: @Sendable (_ path: String) throws(StorageError) -> FileStream
    public var replace: @Sendable (_ path: String, _ data: Data) throws(StorageError) -> Void
    // True if there is a file that could be replaced.
    public var exists: @Sendable (_ path: String) -> Bool
    // Follows links; `nil` if there is nothing.
    public var kind: @Sendable (_ path: String) -> FileKind?
    public var names: @Sendable (_ folder: String) throws(StorageError) -> [String]
    public var version: @Sendable (_ path: String) -> FileVersion?

    public static let liveValue = Self(
        read: { path throws(StorageError) in
            let file = File(path)
            let data = try file.read(upTo: largest)
            if data == nil, file.kind == S_IFLNK { throw file.absence }
            return data
        },
        stream: { path throws(StorageError) in try File(path).stream() },
        replace: { path, data throws(StorageError) in
            let file = File(path)
            try file.checkIsUnicode()
            // A device would become a file.
            guard !file.isSpecial else { throw StorageError(file: path, reason: .notAFile) }
            file.removeDeadDrafts()
            try file.replace(
                with: data,
                upTo: largest,
                draftMark: File.draftMark,
                draftNumber: UInt32(getpid())
            )
        },
        exists: { path in
            var status = stat()
            return stat(path, &status) == 0 && !File(path).isSpecial
        },
        kind: { path in
            let file = File(path)
            if file.isFolder { return .folder }
            if file.isSpecial { return .other }
            return file.kind == 0 || file.deadLink != nil ? nil : .file
        },
        names: { folder throws(StorageError) in try Folder(folder).names() },
        version: { FileVersion(File($0)) }
    )

    public static let testValue = Self(
        read: { _ in nil },
        stream: { _ in FileStream([]) },
        replace: { _, _ in },
        exists: { _ in false },
        kind: { _ in nil },
        names: { _ in [] },
        version: { _ in nil }
    )
}
