import Testing

@testable import CommandLineInterface

@Suite(.timeLimit(.minutes(10)))
struct RandomArgumentTests {
    private let words =
        Command.allCases.map(\.rawValue)
        + (CommandOption.app + Command.allCases.flatMap(\.options)).flatMap {
            ["--\($0.name)", "--\($0.name)=1", $0.letter.map { "-\($0)" } ?? "-"]
        }
        + [
            "", " ", "-", "--", "---", "-=", "--=", "72.4", "-72", "nan", "inf", "1e999", "0x10",
            "٣",
            "七十", "\u{0}", "\u{1B}[2J", "\u{FFFD}", "Ann", "last", "today", "-3d",
            "99999999999999999999",
            "9223372036854775807", "1/0", "{weight}", "{", "}", "%@", "%lld", "\\", "'", "\"", "\n",
            "add", "change", "rename", "remove", "bash", "zsh", "fish", "man", "people", "e\u{301}",
            String(repeating: "9", count: 3000), String(repeating: "{", count: 999), "👩‍👩‍👧‍👦", "always",
        ]

    @Test(arguments: 0..<8)
    func start_anything_endsWithAStatus(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let shell = Shell(people: ["Ann"])
        shell("add", "72.4")
        for _ in 0..<150 {
            let count = Int.random(in: 0...6, using: &random)
            let arguments = (0..<count).map { _ in words.randomElement(using: &random) ?? "" }
            let outcome = shell.run(arguments)
            if outcome.status != nil, outcome.status != .done, !arguments.contains("--due") {
                #expect(!outcome.error.isEmpty, "\(arguments)")
            }
            #expect(!outcome.output.unicodeScalars.contains("\u{1B}"), "\(arguments)")
            #expect(!outcome.error.unicodeScalars.contains("\u{1B}"), "\(arguments)")
        }
    }
}

nonisolated private struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
