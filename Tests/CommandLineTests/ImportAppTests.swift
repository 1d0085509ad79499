import DataSource
import Essentials
import Testing

@testable import CommandLineInterface

/// Files in which several apps wrote the same days.
@Suite(.timeLimit(.minutes(10)))
struct ImportAppTests {
    private let shell = Shell(people: ["Ann"])
    nonisolated private static let text = """
        Date,Weight (kg),Source
        2024-03-05 07:00,81.0,Big Scale
        2024-03-05 07:00,80.0,Watch
        2024-03-06 07:00,81.2,Big Scale
        2024-03-06 07:00,80.2,Watch

        """

    init() {
        put("/a.csv", Self.text)
        put("/b.csv", Self.text.replacing("2024-03", with: "2024-04"))
    }

    private func put(_ path: String, _ text: String) {
        shell.outside.withLock { $0[path] = Data(text.utf8) }
    }

    @Test
    func import_option_takesOneApp_orAll() {
        let trial = shell("import", "/a.csv", "--dry-run")
        #expect(trial.status == .done && trial.lines.contains("New           4"), "\(trial)")
        #expect(trial.lines.contains("Written by    Big Scale, Watch"), "\(trial)")
        let json = shell("import", "/a.csv", "--dry-run", "--json").output
        #expect(json.contains(#""apps":["Big Scale","Watch"],"found":4"#), "\(json)")
        let one = shell("import", "/a.csv", "--dry-run", "--app", "big")
        #expect(one.lines.contains("Written by    only Big Scale"), "\(one)")
        #expect(one.lines.contains("New           2"), "\(one)")
        let chosen = shell("import", "/a.csv", "--dry-run", "--json", "--app", "all").output
        #expect(chosen.contains(#""app":"all","found":4"#), "\(chosen)")
        let other = shell("import", "/a.csv", "--dry-run", "--app", "Phone")
        #expect(other.status == .wrongUsage, "\(other)")
        #expect(other.error.contains("Big Scale, Watch"), "\(other)")
        // An answer that was not given is not kept.
        let all = shell("import", "/a.csv", "-y")
        #expect(all.output == "4 weigh-ins imported\n")
        #expect(all.error.contains("Written by: Big Scale, Watch"), "\(all)")
        #expect(shell("import", "/b.csv", "--dry-run").lines.contains("New           4"))
        #expect(shell("import", "/b.csv", "-y", "--app", "all").output.hasPrefix("4 "))
    }

    @Test
    func import_terminal_asksOnce() {
        shell.isTerminal = true
        shell.answers.withLock { $0 = ["x", "WATCH", "y"] }
        let outcome = shell("import", "/a.csv")
        #expect(outcome.error.contains("Whose weigh-ins are taken: Big Scale, Watch or all?"))
        #expect(outcome.output == "2 weigh-ins imported\n", "\(outcome)")
        shell.answers.withLock { $0 = ["y"] }
        let next = shell("import", "/b.csv", "-y")
        #expect(next.error.contains("Written by: only Watch"), "\(next)")
        #expect(next.output == "2 weigh-ins imported\n", "\(next)")
        #expect(!shell("list").output.contains("81"))
        shell.answers.withLock { $0 = [] }
        let unanswered = shell("import", "/a.csv", "--app", "all")
        #expect(unanswered.status == .failed, "\(unanswered)")
    }

    @Test
    func conversation_asks() async {
        let said = await shell.talk("6", "14", "/a.csv", "3", "1", "0")
        #expect(said.contains("Several apps wrote weigh-ins of the same days."), "\(said)")
        #expect(said.contains("1 All apps") && said.contains("2 Big Scale"), "\(said)")
        #expect(said.contains("2 weigh-ins imported"), "\(said)")
    }
}
