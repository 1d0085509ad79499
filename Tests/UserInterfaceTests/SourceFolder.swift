import Essentials

/// The package's files, found from where a test stands.
nonisolated enum SourceFolder {
    static let package = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static let screens = package.appending(path: "Tests/UserInterfaceTests/Screens")

    /// The kept screen of a preview, or else of a page of the gallery.
    static func keptScreen(_ name: String) throws -> String {
        let preview = screens.appending(path: "\(name).txt")
        let page = package.appending(path: "Tests/GalleryTests/Screens/\(name).txt")
        let kept = try (try? Data(contentsOf: preview)) ?? Data(contentsOf: page)
        let text = String(decoding: kept, as: UTF8.self)
        return String(text[..<(text.firstRange(of: "── in colour")?.lowerBound ?? text.endIndex)])
    }

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

    /// The text of every declaration below a folder of the package, with the name of its file.
    static func declarations(_ folder: String) throws -> [(name: String, text: String)] {
        try swiftFiles(folder).flatMap { file in
            file.text.split(separator: "\n}\n").map { (file.name, "\n\($0)\n}\n") }
        }
    }
}
