import Essentials
import Testing

@testable import DataSource

/// The new file is in its place, but the folder could not be synchronised: that is what is said, and
/// what the journal holds.
@Suite(
    .timeLimit(.minutes(60)),
    .enabled(if: Effort.canTrace, "strace may not trace here, so no fault could be injected")
)
struct CertaintyTests {
    static let kinds = [SaveKind.add, .edit, .delete, .move]

    @Test(arguments: kinds)
    func save_folderIsNotSynchronised_theTruthIsSaidAndNoted(kind: SaveKind) throws {
        let before = TemporaryFolder()
        for command in kind.preparations {
            _ = try Program.run([Program.probe, command, before.path])
        }
        let after = try before.copy()
        let points = try SystemCallTrace(kind.rawValue, in: after.path, log: TemporaryFolder())
            .points.filter { $0.name == "fsync" }
        #expect(!points.isEmpty)
        var uncertain = 0
        for point in points {
            let folder = try before.copy()
            let outcome = try Program.run([
                "strace", "-f", "-o", "/dev/null", "-e",
                "inject=fsync:error=EIO:when=\(point.count)", Program.probe, kind.rawValue,
                folder.path,
            ])
            let context = "\(kind) \(point) \(outcome)"
            let isThere = folder.data == after.data
            let isUncertain = outcome.output.contains("notCertain(5)")
            // What is moved may be where it goes before the last of it fails.
            #expect(isUncertain == isThere || kind == .move && isThere, "\(context)")
            if isUncertain {
                #expect(folder.text(".undo.json") == after.text(".undo.json"), "\(context)")
            }
            uncertain += isUncertain ? 1 : 0
        }
        #expect(uncertain > 0)
    }

    /// The next command completes a step that failed after its decision, and takes no other.
    @Test(arguments: ["undo", "redo"])
    func step_failsAndIsSaidAgain_isTakenOnce(command: String) throws {
        let before = TemporaryFolder()
        let undone = command == "redo" ? ["undo", "undo"] : []
        for command in ["person", "add", "years"] + undone {
            _ = try Program.run([Program.probe, command, before.path])
        }
        let once = try before.copy()
        let points = try SystemCallTrace(command, in: once.path, log: TemporaryFolder()).points
            .filter { ["fsync", "rename", "rmdir", "unlink", "mkdir"].contains($0.name) }
        var decided = 0
        for point in points {
            let folder = try before.copy()
            let outcome = try Program.run([
                "strace", "-f", "-o", "/dev/null", "-e",
                "inject=\(point.name):error=EIO:when=\(point.count)", Program.probe, command,
                folder.path,
            ])
            let context = "\(command) \(point) \(outcome)"
            let again = try Program.run([Program.probe, command, folder.path])
            guard outcome.output.contains("decided") else {
                guard outcome.status != 0 else { continue }
                #expect(!again.output.contains("finished"), "\(context) \(again)")
                #expect(folder.data == once.data, "\(context) \(again)")
                continue
            }
            decided += 1
            #expect(again.output == "finished\nsaved\n", "\(context) \(again)")
            #expect(folder.data == once.data, "\(context) \(again)")
            #expect(try Program.run([Program.probe, command, folder.path]).output == "saved\n")
        }
        #expect(decided > 0)
    }
}

extension TemporaryFolder {
    /// As everybody reads it, with what is on its way where it goes.
    fileprivate var data: [String: [String]] {
        var data = [String: [String]]()
        for (name, text) in files where !name.hasPrefix("backups") && name != ".undo.json" {
            guard var file = try? RecordFile(Array(text.utf8)[...]) else { continue }
            RecordRepository(client, .testValue).finishMoves(in: &file)
            data[name] = file.liveRecords.map { String(decoding: $0.text.bytes, as: UTF8.self) }
        }
        return data
    }
}
