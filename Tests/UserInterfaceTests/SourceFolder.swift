import Essentials

/// The package's files, found from where a test stands.
nonisolated enum SourceFolder {
    static let package = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static let screens = package.appending(path: "Tests/UserInterfaceTests/Screens")

    /// The text of every Swift file below a folder of the package.
    static func swiftFiles(_ folder: String) throws -> [(name: String, text: String)] {
        let root = package.appending(path: folder)
        return try FileManager.default.subpathsOfDirectory(atPath: root.path())
            .filter { $0.hasSuffix(".swift") }
            .map { name in
                let data = try Data(contentsOf: root.appending(path: name))
                return (name, String(decoding: data, as: UTF8.self))
            }
    }
}
