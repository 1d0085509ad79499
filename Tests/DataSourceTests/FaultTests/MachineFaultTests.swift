import Essentials
import Testing

@testable import DataSource

/// The same faults as in `FaultInjectionTests`, where the files of this machine are in another folder. Each
/// system call that writes `last` and `base`, takes a copy into the backups or moves the files of an
/// earlier version is killed or fails.
@Suite(
    .timeLimit(.minutes(60)),
    .enabled(if: Effort.canTrace, "strace may not trace here, so no fault could be injected")
)
struct MachineFaultTests {
    static let faults = FaultInjectionTests.faults
    static let kinds = [
        SaveKind.first, .add, .edit, .delete, .move, .heights, .undo, .redo, .restore,
    ]

    @Test(arguments: kinds, faults)
    func save_fault_whatIsShownIsTheOldOrTheNew(kind: SaveKind, fault: String) throws {
        let before = MachineHome()
        for command in kind.preparations { try before.run(command) }
        try expectOldOrNew(kind.rawValue, after: before, fault)
    }

    @Test(arguments: faults)
    func add_besideACopy_fault_copyIsThereOrInTheBackups(fault: String) throws {
        let before = MachineHome()
        try before.run("person")
        let other = try before.copy()
        try other.run("years")
        try other.run("edit")
        let history = ".local/share/bmi-tui/history/\(UUID(1).text)"
        let copy = try #require(other.home.text("\(history)/2026.json"))
        try before.home.write(copy, "\(history)/2026.sync-conflict-20261120-071200-A.json")
        try expectOldOrNew("add", after: before, fault) { home, context in
            #expect(home.files.values.contains(copy), "\(context)")
        }
    }

    /// Also where the folder of this machine is on another disk, to which files are copied.
    @Test(arguments: faults, [false, true])
    func add_filesOfAnEarlierVersion_fault_eachIsThereOnce(
        fault: String,
        isOtherDisk: Bool
    ) throws {
        let temporary = FileManager.default.temporaryDirectory.path
        let before = MachineHome(on: isOtherDisk ? MachineHome.otherDisk : temporary)
        for command in ["person", "years", "edit"] {
            _ = try Program.run([Program.probe, command, before.data])
        }
        // The journal goes on where the backups go.
        let old = before.home.files.filter { $0.key.contains("/backups/") }
        #expect(!old.isEmpty)
        try expectOldOrNew("add", after: before, fault) { home, context in
            for isFirst in [true, false] {
                let (here, there) = (home.home.files, home.states.files)
                for (name, text) in old {
                    let new = name.replacing(".local/share/bmi-tui/", with: "bmi-tui/default/")
                    #expect([here[name], there[new]].contains(text), "\(name) \(context)")
                    // A file that could not be moved stays if that day has another version by now.
                    let isMoved = here[name] == nil || ![nil, text].contains(there[new])
                    #expect(isFirst || isMoved, "\(name) \(context)")
                }
                if isFirst { try home.run("setting") }
            }
            #expect(home.states.files["bmi-tui/default/.undo.json"] != nil, "\(context)")
        }
    }

    private func expectOldOrNew(
        _ command: String,
        after before: MachineHome,
        _ fault: String,
        _ check: (MachineHome, String) throws -> Void = { _, _ in }
    ) throws {
        let old = try before.copy().shown()
        let after = try before.copy()
        try after.run(command)
        let new = try after.shown()
        let points = try before.copy().trace(command)
        #expect(!points.isEmpty)
        let number = Self.faults.firstIndex(of: fault) ?? 0
        let places = Effort.places(points.count, every: 40, number, of: Self.faults.count)
        for place in places {
            let home = try before.copy()
            let inject = "inject=\(points[place].name):\(fault):when=\(points[place].count)"
            let outcome = try home.run(command, injecting: inject)
            let context = "\(command) \(inject) \(outcome)"
            let shown = try home.shown()
            #expect(shown == old || shown == new, "\(context)")
            #expect(!outcome.output.contains("saved\n") || shown == new, "\(context)")
            try home.client.tidy()
            try check(home, context)
            for (name, text) in home.files {
                #expect(!name.contains(".tmp"), "\(name) \(context)")
                if name.hasSuffix(".json"), !name.hasSuffix("machine.json") {
                    #expect((try? RecordFile(Array(text.utf8)[...])) != nil, "\(name) \(context)")
                }
            }
            #expect(try home.shown() == shown, "\(context)")
            // No notice of changes by others; the next change is saved.
            #expect(home.notices.withLock { $0 } == [], "\(context)")
            #expect(try home.run("person").output == "saved\n", "\(context)")
        }
        print("faults with a state folder: \(command) \(fault): \(places.count) tried")
    }
}
