import Essentials
import Testing

@testable import DataSource

/// Each system call of each kind of save is killed or fails in turn. Afterwards every file is
/// exactly the old or the new one, "saved" was said of the new one only, and no draft is left. The
/// journal of changes is whole, and holds as many of them as it could. What goes from one file to
/// another is there once, before and after the next save.
@Suite(
    .timeLimit(.minutes(60)),
    .enabled(if: Effort.canTrace, "strace may not trace here, so no fault could be injected")
)
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
        let number = Self.faults.firstIndex(of: fault) ?? 0
        var tried = 0
        for place in Effort.places(points.count, every: 12, number, of: Self.faults.count) {
            let point = points[place]
            let folder = try before.copy()
            let inject = "inject=\(point.name):\(fault):when=\(point.count)"
            let outcome = try Program.run([
                "strace", "-f", "-o", "/dev/null", "-e", inject, Program.probe, kind.rawValue,
                folder.path,
            ])
            if kind.isOfFiles {
                _ = try folder.client.data("people")
            } else {
                try folder.client.tidy()
            }
            let context = "\(kind) \(inject) \(outcome)"
            let isSaved = outcome.output.contains("saved\n")
            // The call that fails may be the one that would print the outcome.
            if kind.isStaged, fault != "signal=KILL", !outcome.output.isEmpty {
                // What is told as failed has not been done, and is not done by the next command.
                let isDone = isSaved || outcome.output.contains("decided")
                _ = try? folder.client.data("people")
                let expected = (isDone ? after : before).lasting
                #expect(folder.lasting == expected, "\(kind) \(inject) \(outcome)")
            }
            if kind.isOfFiles {
                try folder.expectAll(before, or: after, isSaved: isSaved, context)
                tried += 1
                continue
            }
            if kind.isOfMany {
                try folder.expectWhole(before, or: after, isSaved: isSaved, context)
                tried += 1
                continue
            }
            folder.expect(before, or: after, isSaved: isSaved, isMove: kind.isMove, context)
            if kind == .first {
                let people = try PersonRepository(folder.client, .testValue).load().values
                let weighIns = try WeighInRepository(folder.client, .testValue).load(of: UUID(1))
                #expect(people.count == weighIns.values.count, "\(context)")
            }
            if kind.isMove {
                try folder.expectOne(asIn: before, or: after, isSaved: isSaved, context)
            }
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
        isMove: Bool,
        _ context: String
    ) {
        let new = after.files
        let old = before.files
        for (name, text) in files {
            if name.contains("-replaced-") { continue }
            let isOnTheWay = isMove && name.hasPrefix("history/")
            if name.hasPrefix("backups/") || name == ".undo.json" || isOnTheWay {
                #expect((try? RecordFile(Array(text.utf8)[...])) != nil, "\(name) \(context)")
            } else {
                #expect(text == old[name] || text == new[name], "\(name) \(context)")
                #expect(!isSaved || text == new[name], "\(name) \(context)")
            }
            #expect(name.draftedName == nil && !name.contains(".tmp"), "\(name) \(context)")
        }
        let lost = old.keys.filter { files[$0] == nil }
        #expect(lost.isEmpty, "\(lost) \(context)")
    }

    /// All that is not of use for a day only.
    var lasting: [String: String] {
        let top = ["people.json", "settings.json"]
        return files.filter { $0.key.hasPrefix("history/") || top.contains($0.key) }
    }

    /// Before and after the next start.
    func expectAll(
        _ before: TemporaryFolder,
        or after: TemporaryFolder,
        isSaved: Bool,
        _ context: String
    ) throws {
        let standing = data
        #expect([before.data, after.data].contains(standing), "\(context)")
        #expect(!isSaved || standing == after.data, "\(context)")
        try client.tidy()
        #expect(data == standing, "\(context)")
        #expect(files.keys.filter { $0.contains(".restoring") }.isEmpty, "\(context)")
    }

    private var data: [String: String] {
        files.filter { $0.key.hasPrefix("history/") || !$0.key.contains("/") }
    }

    func expectOne(
        asIn before: TemporaryFolder,
        or after: TemporaryFolder,
        isSaved: Bool,
        _ context: String
    ) throws {
        let histories = try histories
        #expect(try [before.histories, after.histories].contains(histories), "\(context)")
        #expect(try !isSaved || histories == after.histories, "\(context)")
        _ = try Program.run([Program.probe, "add", path])
        let copies = try files.filter { $0.key.hasPrefix("history/") }.values
            .flatMap { try RecordFile(Array($0.utf8)[...]).liveRecords }
        #expect(copies.count == 2, "\(context)")
        #expect(Set(copies.map(\.id)).count == 2, "\(context)")
    }

    func expectWhole(
        _ before: TemporaryFolder,
        or after: TemporaryFolder,
        isSaved: Bool,
        _ context: String
    ) throws {
        _ = StorageRepository(client, .testValue, .testValue).finishLastChange()
        let heights = try heights
        #expect(try [before.heights, after.heights].contains(heights), "\(context)")
        #expect(try !isSaved || heights == after.heights, "\(context)")
        #expect(files.keys.filter { $0.contains(".tmp") }.isEmpty, "\(context)")
    }

    /// Of the person, and then of the weigh-ins.
    private var heights: [Double] {
        get throws {
            try PersonRepository(client, .testValue).load().values.map(\.height)
                + WeighInRepository(client, .testValue).load(of: UUID(1)).values.map(\.height)
        }
    }

    /// Of each person, year by year as the dashboard reads them.
    private var histories: [[WeighIn]] {
        get throws {
            let weighIns = WeighInRepository(client, .testValue)
            return try [UUID(1), UUID(2)].map { personID in
                try weighIns.years(weighIns.keys(of: personID)).flatMap { year in
                    try weighIns.load(of: personID, in: year).values.map { weighIn in
                        var weighIn = weighIn
                        // A save that is tried again is later, and so is an entry without a time of its own.
                        (weighIn.changedAt, weighIn.enteredAt) = (.distantPast, .distantPast)
                        return weighIn
                    }
                }
            }
        }
    }
}
