import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The recipes of RECIPES.md, run by their programs, or as those would run them.
@Suite(.timeLimit(.minutes(10)))
struct RecipeTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
        try home.run("mkdir ~/bin; ln -s \"$0\" ~/bin/bmi-tui")
        try home.run("bmi-tui people add Ann --height 178 --weight 72.4")
    }

    @Test(.enabled(if: access("/usr/bin/tmux", X_OK) == 0, "tmux is not here"))
    func tmux_showsEachChange() throws {
        try home.makeFile("tmux.conf", content: recipe("tmux"))
        let tmux = try Session(
            "/usr/bin/tmux",
            arguments: ["-S", "\(home.path)/tmux", "-f", "\(home.path)/tmux.conf", "new", "cat"],
            environment: home.environment
        )
        try tmux.expect("72.4 kg · BMI 22.9")
        try home.run("bmi-tui add 72.6")
        try tmux.expect("72.6 kg · BMI 22.9")
        try home.run("tmux -S ~/tmux kill-server")
        try tmux.waitForEnd()
    }

    @Test func waybar_getsJSON() throws {
        let text = "{\(try recipe("waybar"))}"
        let modules = try JSONDecoder()
            .decode([String: [String: String]].self, from: Data(text.utf8))
        let module = try #require(modules["custom/weight"])
        #expect(module["return-type"] == "json")
        let line = try firstLine(of: #require(module["exec"]))
        let output = try JSONDecoder().decode([String: String].self, from: Data(line.utf8))
        #expect(output == ["text": "72.4 kg ", "tooltip": "BMI 22.85 · normal"])
    }

    @Test(arguments: [
        ("polybar", "exec", "72.4 kg · BMI 22.9"), ("starship", "command", "72.4 kg"),
    ])
    func bar_getsALine(name: String, key: String, line: String) throws {
        var command = try value(of: key, in: recipe(name))[...]
        if command.hasPrefix("\"") { command = command.dropFirst().dropLast() }
        #expect(try firstLine(of: String(command)) == line)
    }

    @Test func i3status_hasTheLineBeforeItsOwn() throws {
        try home.makeFile("bin/i3status", content: "#!/bin/sh\necho 07:30\n")
        try home.makeFile("script", content: recipe("i3status"))
        try home.run("chmod +x ~/bin/i3status")
        #expect(try firstLine(of: "sh ~/script") == "72.4 kg · BMI 22.9 | 07:30")
    }

    @Test func systemd_remindsOnlyWhereNothingWasWeighed() throws {
        let folder = "~/.config/systemd/user"
        for unit in ["bmi-tui.service", "bmi-tui.timer"] {
            let text = try recipe("\(folder)/\(unit)")
                .replacing("=bmi-tui ", with: "=\(home.path)/bin/bmi-tui ")
                .replacing("=notify-send ", with: "=/bin/echo ")
            try home.makeFile(unit, content: text)
        }
        let service = try recipe("\(folder)/bmi-tui.service")
        let condition = try value(of: "ExecCondition", in: service)
        try home.run("! \(condition); bmi-tui remove last; \(condition)")
        try home.run(
            """
            ! command -v systemd-analyze || \
                XDG_RUNTIME_DIR=~ systemd-analyze verify --user --man=no ~/bmi-tui.*
            """
        )
    }

    private func recipe(_ name: String) throws -> String {
        let page = TemporaryFolder.repository
            .appending(path: "Sources/CommandLineInterface/RECIPES.md")
        let text = String(decoding: try Data(contentsOf: page), as: UTF8.self)
        let start = try #require(text.firstRange(of: "<!-- \(name) -->\n```")).upperBound
        let end = try #require(text[start...].firstRange(of: "\n```\n")).lowerBound
        return text[start..<end].drop { $0 != "\n" } + "\n"
    }

    private func value(of key: String, in recipe: String) throws -> String {
        let lines = recipe.split(separator: "\n").map { $0.replacing(" = ", with: "=") }
        let line = try #require(lines.first { $0.hasPrefix("\(key)=") })
        return String(line.dropFirst(key.count + 1))
    }

    private func firstLine(of command: String) throws -> String {
        let session = try home.shell("(\(command)) | head -n 1")
        #expect(try session.waitForEnd() == .exit(0))
        return session.screen.text
    }
}
