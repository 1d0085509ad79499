import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A program of the person's is told each change.
@Suite(.timeLimit(.minutes(10)))
struct HookTests {
    private let home: TemporaryFolder
    private var told: String { "\(home.path)/told" }

    init() throws {
        home = try TemporaryFolder()
    }

    private func putHook(_ script: String) throws {
        let folder = "\(home.path)/.config/bmi-tui"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(filePath: "\(folder)/hook"))
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o700],
            ofItemAtPath: "\(folder)/hook"
        )
    }

    private func run(_ command: String) throws {
        try home.run("\"$0\" \(command)")
    }

    @Test func hook_IsToldWhatCommandsChange_AndNothingElse() throws {
        try putHook("cat >> \(told)")
        try home.run(": > \(told)")
        let session = try home.shell("tail -f \(told)")
        try run("people add Ann --height 178 --weight 72kg --yes")
        try session.expect(#""change":"person","event":"made""#)
        try session.expect(#""name":"Ann""#)
        try run("list")
        try run("add 72.4kg --yes")
        try session.expect(#""change":"weighIn","event":"made""#)
        try session.expect(#""weight":72.4"#)
        try run("undo")
        try session.expect(#""change":"weighIn","event":"undone""#)
        #expect(session.screen.text.matches(of: #/"version":1/#).count == 3)
        try session.press("C-c")
    }

    @Test func hook_WithItsChildren_IsEndedAfterTenSeconds_AndNothingElse() throws {
        let hook = "\"$0\" hook --run \"$HOME/.config/bmi-tui/hook\""
        // `cat` ends once all that can write to it have ended.
        try putHook("(trap '' TERM; sleep 100; sleep 100) & sleep 100")
        try home.run("sleep 100 & other=$!; \(hook) | cat; kill $other")
        // One that leaves nothing behind is not waited for.
        try putHook("exit 1")
        try home.run("timeout 9 \(hook)")
    }

    @Test func hook_ThatFailsOrHangs_ChangesNothing() throws {
        try putHook("exec sleep 100")
        try run("people add Ann --height 178 --weight 72kg --yes")
        try run("add 72.4kg --yes")
        try run("list")
        try putHook("exit 1")
        try run("undo")
    }
}
