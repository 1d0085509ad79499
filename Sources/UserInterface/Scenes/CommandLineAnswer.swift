import CursesUI
import DataSource
public import Model

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

// What is said to the shell in place of a start; it needs no terminal and reads no data.
public struct CommandLineAnswer: Equatable {
    static let version = "0.1.0"

    let lines: [String]
    let isRefusal: Bool

    public init?(_ appDependencies: AppDependencies) {
        let arguments = LaunchArguments(appDependencies.processInfoClient.arguments())
        let locale = Locale(appDependencies.localeClient)
        func string(_ key: LocalizedStringKey) -> String {
            StringCatalog.module.string(key, locale: locale)
        }
        switch arguments.request {
        case .start: return nil
        case .help: lines = Self.help.map { $0.map(string) ?? "" }
        case .version: lines = ["bmi-tui \(Self.version)"]
        case .refusal(let flaw): lines = ["bmi-tui: \(string(flaw.label))"]
        }
        isRefusal = if case .refusal = arguments.request { true } else { false }
    }

    public func give() -> Never {
        let isGiven = PlainText(lines).write(to: isRefusal ? STDERR_FILENO : STDOUT_FILENO)
        exit(isRefusal ? 2 : isGiven ? 0 : 1)
    }

    private static let help: [LocalizedStringKey?] = [
        "Usage: bmi-tui [--data-dir DIR] [--log FILE]",
        nil,
        "Tracks weight and BMI in the terminal; nothing leaves this computer.",
        nil,
        "  --data-dir DIR  keep the data in DIR, as BMI_TUI_DATA_DIR does",
        "  --log FILE      write what is done to FILE, as BMI_TUI_LOG does, but no data",
        "  -h, --help      show this text",
        "  --version       show the version",
        nil,
        "Otherwise the data is in $XDG_DATA_HOME/bmi-tui or ~/.local/share/bmi-tui.",
        "In the app, ? shows the keys.",
    ]
}
