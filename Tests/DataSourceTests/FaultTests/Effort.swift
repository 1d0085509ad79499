import Essentials

/// How much is tried: a coarse sample in `make test`, a fine one with the release, everything in a soak.
enum Effort {
    static let isSoak = ProcessInfo.processInfo.environment["BMI_TUI_SOAK"] != nil
    private static let isFine = ProcessInfo.processInfo.environment["BMI_TUI_FINE"] != nil

    /// Returns every n-th place of a fine sample, begun elsewhere for each fault.
    static func places(_ count: Int, every step: Int, _ fault: Int, of faults: Int) -> [Int] {
        let step = isSoak ? 1 : isFine ? step : 5 * step
        return Array(stride(from: isSoak ? 0 : fault * step / faults, to: count, by: step))
    }

    static let canTrace: Bool = {
        let outcome = try? Program.run(["strace", "-f", "-o", "/dev/null", "true"])
        return outcome?.status == 0
    }()
}
