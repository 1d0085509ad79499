import Testing

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

/// Output that a program prints while it shows its screen.
@Suite(.timeLimit(.minutes(10)))
struct PrintTests {
    private static let printed = ["by print", "2 elements", "to standard error", "by a child"]

    @Test func print_whileTheScreenIsShown_isShownAtTheEnd() throws {
        let session = try Session("TerminalProbe")
        try session.expect("key - of 0")
        try session.press("C-y", "C-y")
        try session.expect("key C-y of 2")
        for text in Self.printed { #expect(!session.screen.contains(text)) }
        #expect(session.screen.lines[1].hasPrefix("key C-y of 2"))
        try session.press("q")
        #expect(try session.waitForEnd() == .exit(0))
        try session.expectGivenBack()
        try expectPrinted(session, times: 2)
        #expect(session.screen.contains("probe: quit"))
    }

    @Test(arguments: ["C-t", "C-s", "C-e"])
    func print_beforeACrash_isShown(key: String) throws {
        let session = try Session("TerminalProbe")
        try session.expect("key - of 0")
        try session.press("C-y", key)
        try session.waitForEnd()
        try session.expectGivenBack()
        try expectPrinted(session, times: 1)
        if key == "C-t" {
            #expect(String(decoding: session.output, as: UTF8.self).contains("Fatal error"))
        }
    }

    @Test func print_beforeASuspension_isShownThenAndOnce() throws {
        let probe = try BuiltProducts.path(of: "TerminalProbe")
        let shell = "set -m; \(probe); read line; fg"
        let session = try Session("/bin/sh", arguments: ["-c", shell])
        try session.expect("key - of 0")
        try session.send(KeyBytes.bytes(of: "C-y"))
        try session.expect("key C-y of 1")
        try session.send(KeyBytes.bytes(of: "C-z"))
        try session.expect("by a child")
        try expectPrinted(session, times: 1)
        try session.send(Array("\n".utf8))
        try session.expect("resumed 1")
        try session.send(KeyBytes.bytes(of: "C-y"))
        try session.expect("key C-y of 3")
        #expect(!session.screen.contains("by print"))
        try session.send(Array("q".utf8))
        try session.waitForEnd()
        try expectPrinted(session, times: 2)
    }

    @Test func print_withANamedFile_goesThere() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/prints"
        let session = try Session("TerminalProbe", environment: ["CURSESUI_OUTPUT": path])
        try session.expect("key - of 0")
        try session.press("C-y")
        try session.expect("key C-y of 1")
        let text = try String(contentsOfFile: path, encoding: .utf8)
        for line in Self.printed { #expect(text.contains(line)) }
        try session.press("q")
        try session.waitForEnd()
        try expectPrinted(session, times: 0)
    }

    /// Checks that each way to print has written to the terminal, in order.
    private func expectPrinted(_ session: Session, times: Int) throws {
        let output = String(decoding: session.output, as: UTF8.self)
        for text in Self.printed { #expect(output.ranges(of: text).count == times, "\(text)") }
    }
}
