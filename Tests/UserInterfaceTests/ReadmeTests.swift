import Essentials
import Testing

/// The README shows the kept screens as they are.
@Suite(.timeLimit(.minutes(10)))
struct ReadmeTests {
    @Test
    func screens_areTheKeptOnes() throws {
        let file = SourceFolder.package.appending(path: "README.md")
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        let (expected, count) = try filled(text)
        if ProcessInfo.processInfo.environment["RECORD_SCREENS"] != nil {
            try Data(expected.utf8).write(to: file)
        }
        #expect(count > 0)
        #expect(String(decoding: try Data(contentsOf: file), as: UTF8.self) == expected)
    }

    @Test
    func controlOnTheToolkitsPage_isTheOneThatIsCompiledOutside() throws {
        let page = try text("Sources/CursesUI/README.md")
        let control = try text("Tests/OutsidePackage/Sources/Stars/Rating.swift")
        let start = try #require(page.firstRange(of: "struct Rating: ")).lowerBound
        let end = try #require(page[start...].firstRange(of: "```")).lowerBound
        #expect(squeezed(control).contains(squeezed(String(page[start..<end]))))
    }

    private func text(_ path: String) throws -> String {
        let file = SourceFolder.package.appending(path: path)
        return String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }

    private func squeezed(_ code: String) -> String {
        code.filter { !$0.isWhitespace }
    }

    /// The text with the kept screen under each comment that names one, and how many there are.
    private func filled(_ text: String) throws -> (text: String, count: Int) {
        let opening = " -->\n```\n"
        var parts = text.components(splitBy: opening)
        for index in parts.indices.dropFirst() {
            let comment = parts[index - 1].split(separator: "\n").last ?? ""
            let name = comment.split(separator: " ").last ?? ""
            let screen = SourceFolder.screens.appending(path: "\(name).txt")
            let kept = String(decoding: try Data(contentsOf: screen), as: UTF8.self)
            let rest = parts[index].firstRange(of: "```\n").map { parts[index][$0.lowerBound...] }
            parts[index] = kept + (rest ?? "")
        }
        return (parts.joined(separator: opening), parts.count - 1)
    }
}

extension String {
    fileprivate func components(splitBy separator: String) -> [String] {
        var parts: [String] = []
        var rest = self[...]
        while let range = rest.firstRange(of: separator) {
            parts.append(String(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
        }
        return parts + [String(rest)]
    }
}
