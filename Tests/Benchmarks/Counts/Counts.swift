#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Counts the instructions of what people do often and compares them with what was accepted.
nonisolated enum Counts {
    /// Prints each count, and tells the paths that cost over 3 % more than was accepted.
    static func risen(file: String) throws -> [String] {
        let environment = ProcessInfo.processInfo.environment
        let accepted = AcceptedCounts(file)
        var counter = InstructionCounter(
            valgrind: environment["BMI_TUI_VALGRIND"] ?? "/usr/bin/valgrind",
            program: Program.path
        )
        var profiles: [Int: Profile] = [:]
        defer { for profile in profiles.values { profile.remove() } }
        var counts: [(name: String, count: Int)] = []
        var risen: [String] = []
        for path in CountedPath.all {
            let profile = try profiles[path.weighIns] ?? prepared(path.weighIns, counter)
            profiles[path.weighIns] = profile
            guard var count = counter.count(path, in: profile) else {
                risen.append("\(path.name): was not counted")
                continue
            }
            // One frame more, for which time passed while others worked, is nothing that was added.
            for _ in 0..<2 where accepted.verdict(count, of: path.name).isRisen {
                counter.forget(path, in: profile)
                count = min(count, counter.count(path, in: profile) ?? count)
            }
            counts.append((path.name, count))
            let (text, isRisen) = accepted.verdict(count, of: path.name)
            let millions = "\((Double(count) / 1e6).text(3)) million"
            print(Figure(path.name, measured: millions, goal: text).line)
            if isRisen { risen.append("\(path.name): \(text)") }
        }
        if environment["ACCEPT_COUNTS"] != nil {
            try AcceptedCounts.keep(counts, in: file)
            return []
        }
        return risen
    }

    // The first start finds files that have only just been written, and reads them with more care, also
    // those that are looked at behind the first screen.
    private static func prepared(
        _ count: Int,
        _ counter: InstructionCounter
    ) throws -> Profile {
        let profile = try Profile(count)
        _ = counter.counted([CountedPath.unused], profile)
        return profile
    }
}
