import Essentials

/// How much is tried: a sample in every run of the tests, everything in a soak.
enum Effort {
    static let isSoak = ProcessInfo.processInfo.environment["BMI_TUI_SOAK"] != nil

    static let canTrace: Bool = {
        let outcome = try? Program.run(["strace", "-f", "-o", "/dev/null", "true"])
        return outcome?.status == 0
    }()
}
