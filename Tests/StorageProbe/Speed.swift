import Essentials

/// The figures of the storage; meant for an optimised build. The sizes take turns, so that whatever
/// else the machine does meets all of them alike. The processor's
/// time leaves out the waiting for the disk.
enum Speed {
    static func measure() throws {
        let profiles = [10, 11_000, 100_000].map { Profile(count: $0) }
        defer { for profile in profiles { profile.remove() } }
        for profile in profiles { try profile.fill() }
        try report("load", rounds: 15, profiles) { profile, _ in try profile.load() }
        try report("newest", rounds: 101, profiles) { profile, _ in try profile.loadNewest() }
        // The smallest profile grows with every addition, so there may not be many.
        try report("add", rounds: 21, profiles) { try $0.add(at: $1) }
    }

    private static func report(
        _ name: String,
        rounds: Int,
        _ profiles: [Profile],
        _ body: (Profile, Int) throws -> Void
    ) rethrows {
        var times = [[Duration]](repeating: [], count: profiles.count)
        var processorTimes = times
        for round in 0..<rounds {
            for (index, profile) in profiles.enumerated() {
                let before = processorTime
                times[index].append(try ContinuousClock().measure { try body(profile, round) })
                processorTimes[index].append(processorTime - before)
            }
        }
        for (index, profile) in profiles.enumerated() {
            let all = times[index].sorted().map { Int($0 / .microseconds(1)) }
            let busy = processorTimes[index].sorted().map { Int($0 / .microseconds(1)) }
            print(
                "\(name) \(profile.count): median \(all[rounds / 2]) µs, best \(all[0]) µs,",
                "of the processor median \(busy[rounds / 2]) µs, best \(busy[0]) µs"
            )
        }
    }

    private static var processorTime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
