#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The screens that are kept as text, and the pages that are written, found from where a test stands.
nonisolated enum KeptScreens {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

    /// The screen that is kept under a name; `RECORD_SCREENS` keeps the drawn one first.
    static func screen(_ name: String, orRecord drawn: String) throws -> String {
        let file = folder.appending(path: "Screens/\(name).txt")
        if ProcessInfo.processInfo.environment["RECORD_SCREENS"] != nil {
            try Data(drawn.utf8).write(to: file)
        }
        return String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }

    /// The names of all pages that are written.
    static func pageNames() throws -> [String] {
        let pages = folder.deletingLastPathComponent().appending(path: "GalleryPages/Pages")
        return try FileManager.default.contentsOfDirectory(atPath: pages.path()).flatMap { name in
            let data = try Data(contentsOf: pages.appending(path: name))
            let text = String(decoding: data, as: UTF8.self)
            return text.split(separator: "enum ").compactMap { part -> String? in
                guard let end = part.firstRange(of: "Page: PreviewProvider") else { return nil }
                return String(part[..<end.lowerBound])
            }
        }
    }
}
