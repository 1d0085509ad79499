import DataSource
import Essentials
import Testing

@testable import CommandLineInterface

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
/// `doctor` on a real folder, with the real git.
@Suite(.timeLimit(.minutes(10)))
struct DoctorCommandTests {
    private let ann: Machine

    init() throws {
        ann = try Machine(person: "Ann")
    }

    /// A user at the terminal, who can be asked.
    private func ask(_ arguments: String..., answers: [String]) -> Shell.Outcome {
        let shell = Shell()
        shell.isTerminal = true
        shell.answers.withLock { $0 = answers }
        var outcome = Shell.Outcome()
        let console = shell.console(
            output: { outcome.output += String(decoding: $0, as: UTF8.self) },
            error: { outcome.error += String(decoding: $0, as: UTF8.self) }
        )
        if case .ended(let status) = CommandLineProgram(ann.dependencies).start(arguments, console)
        {
            outcome.status = status
        }
        return outcome
    }

    private func putCopy(_ name: String = "people (1).json", _ text: String? = nil) throws {
        try ann.write(text ?? ann.read("people.json"), name)
        chmod("\(ann.folder)/\(name)", 0o600)
    }

    @Test
    func doctor_healthy_isDone() {
        let outcome = ann("doctor")
        #expect(outcome.status == .done && outcome.error.isEmpty, "\(outcome)")
        let lines = [
            "✓  data folder     \(ann.folder)",
            "✓  machine folder  \(ann.home)/state/bmi-tui/data-",
            "✓  open to others  none", "✓  free space      ", "✓  lock            none",
            "✓  unfinished      none", "✓  people          files 1 · records 1 · version 1",
            "✓  settings        files 1 · ", "✓  weigh-ins       files 1 · records 1 · version 1",
            "✓  copies          none", "✓  newest backup   none", "✓  git             none",
            "✓  inbox           none", "✓  watched         none", "✓  hook            none",
            "✓  terminal        xterm", "✓  characters      arrows and signs take one column",
            "✓  locale          en_NZ.UTF-8 · 2026-11-20 07:30 · UTC", "✓  keys.json       none",
        ]
        #expect(outcome.lines.count == lines.count)
        for (line, start) in zip(outcome.lines, lines) {
            #expect(line.hasPrefix(start), "\(line)")
        }
    }

    @Test
    func doctor_inASCII_saysWords() {
        let lines = ann("doctor", "--ascii").lines
        #expect(lines.allSatisfy { $0.hasPrefix("ok  ") }, "\(lines)")
    }

    @Test
    func doctor_inJapanese() {
        let lines = ann("doctor", "--lang", "ja").lines
        #expect(lines.contains { $0.hasPrefix("✓  コピー") && $0.hasSuffix("なし") }, "\(lines)")
    }

    @Test
    func doctor_aDamagedFile_fails_andSaysWhatToType() throws {
        try ann.write("damaged", "people.json")
        chmod("\(ann.folder)/people.json", 0o600)
        let outcome = ann("doctor")
        #expect(outcome.status == .failed)
        #expect(outcome.output.contains("▲  people          \(ann.folder)/people.json cannot be"))
        #expect(outcome.output.contains("\n                   → bmi-tui restore\n"), "\(outcome)")
    }

    @Test
    func doctor_json_hasEachCheck() throws {
        try putCopy()
        chmod(ann.folder, 0o755)
        let outcome = ann("doctor", "--json")
        #expect(outcome.status == .failed)
        let answer = try JSONDecoder().decode(
            JSONShapes.Checkup.self,
            from: Data(outcome.output.utf8)
        )
        #expect(answer.version == 1)
        let found = answer.checks.filter { $0.state != "ok" }
        #expect(found.map(\.name) == ["permissions", "copies"])
        #expect(found.map(\.state) == ["problem", "note"])
        #expect(found.map(\.fix) == ["bmi-tui doctor --fix", "bmi-tui doctor --fix"])
        #expect(answer.checks.filter { $0.state == "ok" }.allSatisfy { $0.fix == nil })
        #expect(found[0].text == "Others may open files and folders (1).")
    }

    @Test
    func doctor_aNoteAlone_isNoFailure() throws {
        try putCopy()
        let outcome = ann("doctor")
        #expect(outcome.status == .done && outcome.output.contains("\n·  copies "), "\(outcome)")
    }

    @Test
    func fix_isAskedFor_andDone() throws {
        try putCopy()
        chmod(ann.folder, 0o755)
        let refused = ask("doctor", "--fix", answers: ["n"])
        #expect(refused.status == .failed && refused.output.isEmpty)
        #expect(refused.error.contains("▲  open to others  Others may open"), "\(refused)")
        #expect(access("\(ann.folder)/people (1).json", F_OK) == 0)
        let unanswered = ann("doctor", "--fix")
        #expect(unanswered.status == .failed && unanswered.error.contains("add --yes"))
        #expect(access("\(ann.folder)/people (1).json", F_OK) == 0)

        let done = ask("doctor", "--fix", answers: ["y"])
        #expect(done.status == .done && !done.output.contains("▲"), "\(done)")
        #expect(access("\(ann.folder)/people (1).json", F_OK) != 0)
        #expect(ask("doctor", "--fix", answers: []).error.isEmpty)
        chmod(ann.folder, 0o755)
        #expect(ann("doctor", "--fix", "-y").status == .done)
        var status = stat()
        #expect(stat(ann.folder, &status) == 0 && status.st_mode & 0o777 == 0o700)
    }

    /// A fault that cannot be fixed without loss stays as it is.
    @Test
    func fix_damage_isOnlyNamed() throws {
        try ann.write("damaged", "people.json")
        let outcome = ann("doctor", "--fix", "-y")
        #expect(outcome.status == .failed && outcome.output.contains("→ bmi-tui restore"))
        #expect(ann.read("people.json") == "damaged")
    }

    @Test
    func doctor_aChangeIsUnfinished_isSeenBeforeItIsCompleted() {
        let path = "\(ann.folder)/.restoring"
        mkdir(path, 0o700)
        let outcome = ann("doctor")
        #expect(outcome.output.contains("▲  unfinished      Files of an interrupted change"))
        #expect(ann("doctor", "--fix", "-y").status == .done)
        #expect(access(path, F_OK) != 0)
    }

    @Test
    func doctor_git_saysWhatWaits() {
        ann("sync", "init")
        #expect(
            ann("doctor").output
                .contains("✓  git             changed files 0 · to send 0 · to receive 0\n")
        )
        ann("add", "72.4", "-d", "yesterday")
        let waiting = ann("doctor")
        #expect(waiting.status == .done)
        #expect(waiting.output.contains("·  git             changed files 1 · "), "\(waiting)")
        #expect(waiting.output.contains("→ bmi-tui sync\n"))
        ann.git("checkout", "--quiet", "--detach")
        let detached = ann("doctor")
        #expect(detached.status == .failed)
        #expect(detached.output.contains("▲  git             No branch is checked out"))
    }

    @Test
    func doctor_hostileNames_areHarmless() throws {
        try putCopy("people (\u{1B}[31m\u{202E}).json", "damaged")
        for arguments in [["doctor"], ["doctor", "--json"], ["doctor", "--ascii"]] {
            let outcome = arguments.count == 1 ? ann("doctor") : ann("doctor", arguments[1])
            #expect(outcome.status == .failed)
            let scalars = outcome.output.unicodeScalars
            #expect(!scalars.contains("\u{1B}"), "\(arguments)")
            // JSON is for programs and keeps what is no control character.
            let isJSON = arguments.contains("--json")
            #expect(scalars.contains("\u{202E}") == isJSON, "\(arguments)")
        }
    }
}
