import Essentials

/// A page of the repository, whose generated parts tests compare with the program.
///
/// A part follows a comment: a kept screen is the code block after `<!-- HistoryView-80x24-en -->`, any other
/// part lies between `<!-- keys: HistoryView -->` and `<!-- end -->`.
package struct MarkdownPage {
    package let path: String
    package private(set) var text: String

    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    package init(_ path: String) throws {
        self.path = path
        let data = try Data(contentsOf: Self.root.appending(path: path))
        text = String(decoding: data, as: UTF8.self)
    }

    /// The paths of all pages.
    package static func paths() throws -> [String] {
        let folders = try ["Sources", "Tests", ".github"].flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path())
                .map { "\(folder)/\($0)" }
        }
        return ["README.md"] + folders.filter { $0.hasSuffix(".md") }.sorted()
    }

    /// Returns the page with every part made by the function of its kind from its name and what it has now.
    package func filled(
        _ kinds: [String: (_ name: String, _ body: String) throws -> String]
    ) throws -> MarkdownPage {
        var page = self
        page.text = ""
        var rest = text[...]
        while let opening = rest.firstRange(of: "<!-- "),
            let comment = rest[opening.upperBound...].firstRange(of: " -->\n")
        {
            let words = rest[opening.upperBound..<comment.lowerBound]
            let isScreen = words.contains(/-\d+x\d+/)
            let kind = isScreen ? "screen" : String(words.prefix { $0 != ":" })
            let start = isScreen ? rest.index(comment.upperBound, offsetBy: 4) : comment.upperBound
            guard let make = kinds[kind],
                let end = rest[start...].firstRange(of: isScreen ? "```" : "<!-- end -->")
            else {
                page.text += rest[..<comment.upperBound]
                rest = rest[comment.upperBound...]
                continue
            }
            let name = isScreen ? words : words.dropFirst(kind.count).drop { ": ".contains($0) }
            page.text += rest[..<start]
            page.text += try make(String(name), String(rest[start..<end.lowerBound]))
            rest = rest[end.lowerBound...]
        }
        page.text += rest
        return page
    }

    /// Returns how the kept page is written again if it differs, else an empty text.
    ///
    /// With `RECORD_SCREENS` set, it is written again.
    package func differenceFromKept() throws -> String {
        if ProcessInfo.processInfo.environment["RECORD_SCREENS"] != nil {
            try Data(text.utf8).write(to: Self.root.appending(path: path))
        }
        return try MarkdownPage(path).text == text
            ? "" : "\(path) is outdated or edited: RECORD_SCREENS=1 make test writes it again"
    }
}
