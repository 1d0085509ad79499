/// The processor time of a key on each screen of the built program, as the system counts it: all threads,
/// with what is written to the terminal.
nonisolated enum KeyCost {
    private static let down = "\u{1B}[B"
    private static let up = "\u{1B}[A"
    private static let screens = [
        (name: "the dashboard", way: "", keys: [down, up]),
        (name: "the weigh-in form", way: "a", keys: ["7", "\u{7F}"]),
        (name: "the history", way: "h", keys: [down, up]),
        (name: "the trends", way: "t", keys: ["\u{1B}[D", "\u{1B}[C"]),
        (name: "the settings", way: "s", keys: [down, up]),
    ]

    static func figures(_ path: String, _ profile: Profile) -> [Figure] {
        screens.compactMap { screen in
            guard let child = Child(path, [], environment: profile.environment) else { return nil }
            _ = child.readUntilQuiet(500)
            child.type(screen.way)
            _ = child.readUntilQuiet(500)
            let times = (0..<60).map { step in
                let before = child.processorTime
                child.type(screen.keys[step % screen.keys.count])
                _ = child.readUntilQuiet(30)
                return child.processorTime - before
            }
            return Figure(
                "a key on \(screen.name) with \(profile.count) weigh-ins",
                measured: "\(times.median.text(2)) ms",
                goal: "< 1 ms"
            )
        }
    }
}
