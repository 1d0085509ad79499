import CursesCore
import DataSource
import Testing

@testable import CommandLineInterface

@Suite(.timeLimit(.minutes(10)))
struct ProgressBarTests {
    private let shell = Shell()

    @Test
    func show_overTime_isDrawnInSteps_andCleared() {
        var (now, output) = (ContinuousClock.now, "")
        var bar = bar(now: { now }, output: { output += String(decoding: $0, as: UTF8.self) })
        func shown(after milliseconds: Int, _ count: Int) -> String {
            output = ""
            now += .milliseconds(milliseconds)
            bar.show(count, of: 100)
            return output
        }
        #expect(shown(after: 199, 10).isEmpty)
        #expect(shown(after: 1, 50) == "\r[############............] Re")
        #expect(shown(after: 99, 60).isEmpty)
        #expect(shown(after: 1, 110) == "\r[########################] Re")
        output = ""
        bar.end()
        #expect(output == "\r\(String(repeating: " ", count: 29))\r")
        output = ""
        bar.end()
        #expect(output.isEmpty)
    }

    @Test
    func show_unknownSize_isInMegabytes() {
        var (now, output) = (ContinuousClock.now, "")
        var bar = bar(now: { now }, output: { output += String(decoding: $0, as: UTF8.self) })
        now += .seconds(1)
        bar.show(3 << 20, of: nil)
        #expect(output == "\r3 MB Reading /w.csv")
    }

    /// On a terminal of 30 columns.
    private func bar(
        now: @escaping () -> ContinuousClock.Instant,
        output: @escaping ([UInt8]) -> Void
    ) -> ProgressBar {
        shell.isTerminal = true
        var console = shell.console(output: { _ in }, error: output)
        console.now = now
        console.width = { 30 }
        let invocation = Invocation(command: .import)
        let context = CommandContext(shell.dependencies, invocation, console)
        return ProgressBar(context: context, title: "Reading /w.csv")
    }
}
