import Essentials

@testable import DataSource

final class TemporaryFolder: Sendable {
    let path: String

    var client: DataFolderClient { .files(in: path) }

    init(in parent: String = FileManager.default.temporaryDirectory.path) {
        path =
            URL(filePath: parent)
            .appending(path: "bmi-tui 試験 \(UUID())", directoryHint: .isDirectory).path
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The text without its sum, as someone writes it who edits the file.
    func text(_ name: String) -> String? {
        guard var text = bytes(name).map({ String(decoding: $0, as: UTF8.self) }) else {
            return nil
        }
        if let start = text.firstRange(of: "\"sum\":"),
            let end = text[start.upperBound...].firstRange(of: ",")
        {
            text.removeSubrange(start.lowerBound..<end.upperBound)
        }
        return text
    }

    func bytes(_ name: String) -> [UInt8]? {
        FileManager.default.contents(atPath: "\(path)/\(name)").map { Array($0) }
    }

    func write(_ text: String, _ name: String) throws {
        try write(Array(text.utf8), name)
    }

    func write(_ bytes: [UInt8], _ name: String) throws {
        let file = "\(path)/\(name)"
        let parent = file.split(separator: "/").dropLast().joined(separator: "/")
        try FileManager.default.createDirectory(
            atPath: "/\(parent)",
            withIntermediateDirectories: true
        )
        try Data(bytes).write(to: URL(filePath: file))
    }

    /// Every file but the lock, which is always empty.
    var files: [String: String] {
        var files = [String: String]()
        let names = try? FileManager.default.subpathsOfDirectory(atPath: path)
        for name in names ?? [] where !name.hasSuffix(".lock") {
            var status = stat()
            guard lstat("\(path)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
                continue
            }
            files[name] = text(name)
        }
        return files
    }

    func copy() throws -> TemporaryFolder {
        let copy = TemporaryFolder()
        if FileManager.default.fileExists(atPath: path) {
            try FileManager.default.copyItem(atPath: path, toPath: copy.path)
        }
        return copy
    }

    func mode(_ name: String) -> mode_t {
        var status = stat()
        return stat("\(path)/\(name)", &status) == 0 ? status.st_mode & 0o777 : 0
    }
}

extension DataFolderClient {
    static func files(
        in folder: String,
        beside ownWrites: OwnWrites = OwnWrites()
    ) -> DataFolderClient {
        DataFolderClient { () throws(StorageError) in
            FileDefaults(
                folder: DataFolder(path: folder),
                ownWrites: ownWrites,
                today: { LocalTimeClient.liveValue.localTime(DateClient.liveValue.now()).day }
            )
        }
    }
}

extension FileWatchClient {
    static func files(in folder: String) -> FileWatchClient {
        testDependency(of: FileWatchClient.self) {
            $0.changes = { changes(in: DataFolder(path: folder), beside: OwnWrites()) }
        }
    }
}
