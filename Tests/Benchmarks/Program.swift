#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The built program, seen from outside.
nonisolated enum Program {
    static func figures() throws -> [Figure] {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "bmi-tui-bench-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let environment = [
            "TERM=xterm-256color", "LC_ALL=C.UTF-8", "HOME=\(folder.path())",
            "BMI_TUI_DATA_DIR=\(folder.path())",
        ]
        return try [idle(environment)] + starts(environment) + histories()
    }

    /// The program that `make bench` names, or the one beside these benchmarks.
    static let path =
        ProcessInfo.processInfo.environment["BMI_TUI_PROGRAM"]
        ?? URL(filePath: CommandLine.arguments[0])
        .deletingLastPathComponent().appending(path: "bmi-tui").path()

    private static func idle(_ environment: [String]) -> Figure {
        let name = "wake-ups of the idle program in 3 s"
        // What begins by itself soon after the first screen is no idleness.
        guard let child = Child(path, [], environment: environment),
            child.readUntilQuiet(5_000).bytes > 0
        else { return Figure(name, measured: "not built", goal: "0") }
        let before = child.sleeps
        let written = child.readUntilQuiet(3_000).bytes
        return Figure(name, measured: "\(child.sleeps - before), \(written) bytes", goal: "0")
    }

    /// From the start to the last byte of the first screen, in turns with other programs.
    private static func starts(_ environment: [String]) -> [Figure] {
        let peers = Peer.installed
        var own: [Double] = []
        var others: [String: [(time: Double, ratio: Double)]] = [:]
        for _ in 0..<40 {
            guard let time = start(path, [], environment) else { continue }
            own.append(time)
            for peer in peers {
                guard let other = start(peer.path, peer.arguments, environment) else { continue }
                others[peer.name, default: []].append((other, time / other))
            }
        }
        let told = peers.compactMap { peer in
            others[peer.name].map { measured in
                "\(peer.name) \(measured.map(\.time).median.text(1)): "
                    + "\(measured.map(\.ratio).median.text(2)) ×"
            }
        }
        return [
            Figure(
                "first whole screen",
                measured: "\(own.median.text(1)) ms",
                goal: told.isEmpty ? "nothing to compare with" : told.joined(separator: "; ")
            )
        ]
    }

    /// The first screen and a key on it with long histories, in turns with a person without one.
    private static func histories() throws -> [Figure] {
        let empty = try Profile(0)
        let profiles = try [330, 11_000, 100_000].map { try Profile($0) }
        defer { for profile in profiles + [empty] { profile.remove() } }
        let starts = profiles.map { profile in
            var times: [Double] = []
            var ratios: [Double] = []
            for _ in 0..<30 {
                guard let time = start(path, [], profile.environment),
                    let reference = start(path, [], empty.environment)
                else { continue }
                times.append(time)
                ratios.append(time / reference)
            }
            return Figure(
                "first screen with \(profile.count) weigh-ins",
                measured: "\(times.median.text(1)) ms",
                goal: "≤ 1.2 × that with none: \(ratios.median.text(2)) ×"
            )
        }
        return starts + profiles.dropFirst().flatMap { KeyCost.figures(path, $0) }
    }

    private static func start(
        _ path: String,
        _ arguments: [String],
        _ environment: [String]
    ) -> Double? {
        let start = ContinuousClock.now
        guard let child = Child(path, arguments, environment: environment) else { return nil }
        let read = child.readUntilQuiet(60)
        return read.bytes > 0 ? start.duration(to: read.last).milliseconds : nil
    }
}
