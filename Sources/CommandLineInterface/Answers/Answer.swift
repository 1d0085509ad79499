import CursesCore

// The result of a command for standard output.
struct Answer {
    var lines: [String] = []
    // Table printed before the lines.
    var columns: Columns?
    // Printed verbatim in place of lines.
    var bytes: [UInt8]?
    // A word in the lines and its colour.
    var accent: (word: String, style: Accent)?
    var status = ExitStatus.done
    // When true, unreadable data does not change the status.
    var isStatusSettled = false

    static var version: Answer { Answer(lines: ["bmi-tui \(CommandLineProgram.version)"]) }

    enum Accent: String {
        case good = "32"
        case doubtful = "33"
        case bad = "31"
    }
}

// Formatting a number costs more than a lookup, and histories repeat few numbers. Direct-mapped
// cache of 1,024 entries; a collision replaces the entry.
nonisolated struct Memory {
    private var keys = [UInt64](repeating: 0, count: 1024)
    private var texts = [String?](repeating: nil, count: 1024)

    mutating func text(_ number: Double, _ write: (Double) -> String) -> String {
        text(number.bitPattern) { write(number) }
    }

    mutating func text(_ number: Int, _ write: (Int) -> String) -> String {
        text(UInt64(bitPattern: Int64(number))) { write(number) }
    }

    private mutating func text(_ key: UInt64, _ write: () -> String) -> String {
        let place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 54)
        if keys[place] == key, let text = texts[place] { return text }
        let text = write()
        (keys[place], texts[place]) = (key, text)
        return text
    }
}

// Progress bar on standard error; appears after 200 ms, so that fast commands stay quiet.
struct ProgressBar {
    private static let delay = Duration.milliseconds(200)
    private static let step = Duration.milliseconds(100)
    private static let width = 24

    private let context: CommandContext
    private let title: String
    private let isShown: Bool
    private let start: ContinuousClock.Instant
    private var last: ContinuousClock.Instant?
    private var columns = 0

    init(context: CommandContext, title: String) {
        self.context = context
        self.title = title
        start = context.console.now()
        isShown = context.console.isErrorTerminal() && !context.isJSON
    }

    mutating func show(_ count: Int, of size: Int?) {
        guard isShown else { return }
        let now = context.console.now()
        guard start.duration(to: now) >= Self.delay,
            last.map({ $0.duration(to: now) >= Self.step }) ?? true
        else { return }
        last = now
        draw("\(bar(count, of: size)) \(title)")
    }

    mutating func end() {
        guard columns > 0 else { return }
        draw("")
        _ = context.console.writeError([UInt8(ascii: "\r")])
        columns = 0
    }

    private func bar(_ count: Int, of size: Int?) -> String {
        let size = size ?? 0
        guard size > 0 else { return "\(count >> 20) MB" }
        let filled = min(Self.width, count * Self.width / size)
        let blank = String(repeating: ".", count: Self.width - filled)
        return "[\(String(repeating: "#", count: filled))\(blank)]"
    }

    private mutating func draw(_ text: String) {
        let text = String(text.prefix(max(0, context.console.width() - 1)))
        let width = PlainText.width(of: text)
        let blank = String(repeating: " ", count: max(0, columns - width))
        let line = Array(PlainText([text + blank]).bytes.dropLast())
        _ = context.console.writeError([UInt8(ascii: "\r")] + line)
        columns = width
    }
}
