import Testing

@testable import DataSource

/// Each system call of each kind of save is killed or fails in turn. Afterwards every file is
/// exactly the old or the new one, "saved" was said of the new one only, and no draft is left. The
/// journal of changes is whole, and holds as many of them as it could.
@Suite(.enabled(if: Effort.canTrace, "strace may not trace here, so no fault could be injected"))
struct FaultInjectionTests {
    static let faults = [
        "signal=KILL", "error=ENOSPC", "error=EIO", "error=EROFS", "error=EDQUOT", "error=EINTR",
    ]

    @Test(arguments: SaveKind.allCases, faults)
    func save_fault_filesAreTheOldOrTheNew(kind: SaveKind, fault: String) throws {
        let before = TemporaryFolder()
        for command in kind.preparations {
            _ = try Program.run([Program.probe, command, before.path])
        }
        let after = try before.copy()
        let log = TemporaryFolder()
        let points = try SystemCallTrace(kind.rawValue, in: after.path, log: log).points
        #expect(!points.isEmpty)
        let step = Effort.isSoak ? 1 : 12
        let start = Effort.isSoak ? 0 : Self.faults.firstIndex(of: fault) ?? 0
        var tried = 0
        for index in stride(from: start, to: points.count, by: step) {
            let point = points[index]
            let folder = try before.copy()
            let inject = "inject=\(point.name):\(fault):when=\(point.count)"
            let outcome = try Program.run([
                "strace", "-f", "-o", "/dev/null", "-e", inject, Program.probe, kind.rawValue,
                folder.path,
            ])
            try folder.client.tidy()
            let context = "\(kind) \(inject) \(outcome)"
            folder.expect(before, or: after, isSaved: outcome.output.contains("saved\n"), context)
            tried += 1
        }
        print("faults: \(kind.rawValue) \(fault): \(tried) tried")
    }
}

extension TemporaryFolder {
    func expect(
        _ before: TemporaryFolder,
        or after: TemporaryFolder,
        isSaved: Bool,
        _ context: String
    ) {
        let new = after.files
        let old = before.files
        for (name, text) in files {
            if name.contains("-replaced-") { continue }
            if name.hasPrefix("backups/") || name == ".undo.json" {
                #expect((try? RecordFile(Array(text.utf8)[...])) != nil, "\(name) \(context)")
            } else {
                #expect(text == old[name] || text == new[name], "\(name) \(context)")
                #expect(!isSaved || text == new[name], "\(name) \(context)")
            }
            #expect(!name.isDraft && !name.contains(".tmp"), "\(name) \(context)")
        }
        let lost = old.keys.filter { files[$0] == nil }
        #expect(lost.isEmpty, "\(lost) \(context)")
    }
}
