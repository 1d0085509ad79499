#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Counts the instructions of the built program, which no other program on the machine can change.
nonisolated struct InstructionCounter {
    private let valgrind: String
    private let program: String
    private var known: [Run: Int] = [:]

    private struct Run: Hashable {
        let weighIns: Int
        let keys: [String]
    }

    init(valgrind: String, program: String) {
        self.valgrind = valgrind
        self.program = program
    }

    /// The instructions of each key of a path, or of a start from its first to its last.
    mutating func count(_ path: CountedPath, in profile: Profile) -> Int? {
        guard let before = instructions(path.way, profile) else { return nil }
        if path.keys.isEmpty { return before }
        return instructions(path.way + path.keys, profile).map { ($0 - before) / path.keys.count }
    }

    /// Makes the next count of a path run it again.
    mutating func forget(_ path: CountedPath, in profile: Profile) {
        for keys in [path.way, path.way + path.keys] {
            known[Run(weighIns: profile.count, keys: keys)] = nil
        }
    }

    private mutating func instructions(_ keys: [String], _ profile: Profile) -> Int? {
        let run = Run(weighIns: profile.count, keys: keys)
        if let count = known[run] { return count }
        let count = counted(keys, profile)
        known[run] = count
        return count
    }

    /// The instructions of a start and some keys, from the first to the last.
    func counted(_ keys: [String], _ profile: Profile) -> Int? {
        let log = profile.folder.path() + ".log"
        // What was typed and not saved would be asked for at the next start.
        let draft = profile.drafts.path()
        defer { for file in [log, draft] { try? FileManager.default.removeItem(atPath: file) } }
        let words = ["--tool=callgrind", "--callgrind-out-file=/dev/null", "--log-file=\(log)"]
        let environment = profile.environment + ["SWIFT_DETERMINISTIC_HASHING=1"]
        guard let child = Child(valgrind, words + [program], environment: environment) else {
            return nil
        }
        child.readUntilIdle()
        if !keys.isEmpty {
            // What begins by itself soon after the first screen belongs to no key.
            child.readUntilQuiet(3_000, first: 3_000)
            child.readUntilIdle()
        }
        for key in keys {
            child.type(key)
            child.readUntilIdle()
        }
        child.end()
        let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.contains("Collected :") }
        return line?.split(separator: " ").last.flatMap { Int($0) }
    }
}
