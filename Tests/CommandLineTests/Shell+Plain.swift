import DataSource

@testable import CommandLineInterface

extension Shell {
    /// What plain mode says to these answers, a line each.
    func talk(_ answers: String...) async -> [String] {
        await talk(answers)
    }

    func talk(_ lines: [String]) async -> [String] {
        answers.withLock { $0 = lines }
        var output = ""
        let console = console(output: { output += String(decoding: $0, as: UTF8.self) })
        await PlainApp(dependencies, console: console, language: nil).talk()
        return output.split(separator: "\n").map(String.init)
    }
}
