/// The processor time of a key on each screen of the built program, as the system counts it: all threads,
/// with what is written to the terminal.
nonisolated enum KeyCost {
    private static let down = "\u{1B}[B"
    private static let up = "\u{1B}[A"
    private static let screens = [
        (name: "the dashboard", way: "", keys: [down, up]),
        (name: "the weigh-in form, typed", way: "a", keys: ["7", "\u{7F}"]),
        (name: "the history", way: "h", keys: [down, up]),
        (name: "the trends, crosshair", way: "t", keys: ["\u{1B}[D", "\u{1B}[C"]),
        (name: "the settings", way: "s", keys: [down, up]),
    ]

    static func figures(_ path: String, _ profile: Profile) -> [Figure] {
        let peers = Peer.installed.compactMap { peer in
            peer.keyTime(profile.environment).map { (peer, time: $0) }
        }
        return screens.compactMap { screen in
            time(path, [], screen.way, screen.keys, profile.environment).map { time in
                let ratios = peers.map { $0.0.ratio(of: time, to: $0.time) }
                return Figure(
                    "a key on \(screen.name) with \(profile.count) weigh-ins",
                    measured: "\(time.text(2)) ms",
                    goal: (["≤ 0.7 ms"] + ratios).joined(separator: "; ")
                )
            }
        }
    }

    /// The processor time of a key that a program gets after some others, in milliseconds.
    static func time(
        _ path: String,
        _ arguments: [String],
        _ way: String,
        _ keys: [String],
        _ environment: [String]
    ) -> Double? {
        guard let child = Child(path, arguments, environment: environment) else { return nil }
        child.readUntilQuiet(500)
        child.type(way)
        child.readUntilQuiet(500)
        return (0..<60).map { step in
            let before = child.processorTime
            child.type(keys[step % keys.count])
            child.readUntilQuiet(30, first: 100)
            return child.processorTime - before
        }
        .median
    }
}
