#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A folder of its own for a test, gone with everything in it when the test is over.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.path + "/bmi-tui-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func exists(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: "\(path)/\(name)")
    }

    func content(_ name: String) -> Data? {
        FileManager.default.contents(atPath: "\(path)/\(name)")
    }

    /// Makes a file and the folders on the way to it.
    func makeFile(_ name: String, content: String) throws {
        let file = URL(filePath: "\(path)/\(name)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(content.utf8).write(to: file)
    }

    /// Puts another file in the place of one, as programs do that lose nothing.
    func replaceFile(_ name: String, content: String) throws {
        try Data(content.utf8).write(to: URL(filePath: "\(path)/\(name).new"))
        guard rename("\(path)/\(name).new", "\(path)/\(name)") == 0 else {
            throw SessionError("cannot replace \(name)")
        }
    }

    /// The names of all files below a folder.
    func files(below folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: "\(path)/\(folder)")
            .filter { $0.hasSuffix(".json") }
            .map { "\(folder)/\($0)" }
    }

    /// The names of everything in a folder, hidden or not.
    func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)").sorted()
    }

    func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: "\(path)/\(name)")
    }
}
