import Testing

/// Keys that somebody has written down hold, and what is wrong with them is said.
@Suite(.timeLimit(.minutes(10)))
struct ChosenKeyTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    @Test func press_chosenKey_doesIt_barHelpAndPaletteShowIt_theSlipIsNamed() throws {
        try home.makeFile(
            ".config/bmi-tui/keys.json",
            content: #"{"settings": "S", "new person": "F6", "hisstory": "H"}"#
        )
        let session = try sessionOnTheList()
        try session.expect("F6 new person")
        try session.press("?")
        try session.expect("On this screen")
        try session.wait("the help shows the key") {
            session.screen.lines.contains { $0.contains(" settings") && $0.contains(" S ") }
        }
        try session.press("Right", "G")
        try session.expect("there is no action “hisstory”")
        try session.press("Esc", "C-p")
        try session.type("settings")
        try session.wait("the palette shows the key") {
            session.screen.lines.contains { $0.contains(" settings") && $0.contains(" S ") }
        }
        try session.press("Esc", "S")
        try session.expect("Week starts on")
    }

    @Test func start_aFileThatIsNoJSON_saysTheLine_andTheKeysAreAsTheyWere() throws {
        try home.makeFile(".config/bmi-tui/keys.json", content: "{\n\"settings\": S\n}")
        let session = try sessionOnTheList()
        try session.press("?")
        try session.expect("On this screen")
        try session.press("Right", "G")
        try session.expect("keys.json cannot be read")
        try session.press("Esc", "s")
        try session.expect("Settings")
    }

    @Test func copy_theMarkedRow_isSentToTheClipboard() throws {
        let session = try sessionOnTheList()
        try session.press("c")
        try session.expect("Sent to the clipboard: 1 Ann")
        let output = String(decoding: session.output, as: UTF8.self)
        #expect(output.components(between: "\u{1B}]52;c;", and: "\u{1B}\\").count == 1)
        let plain = try Session("bmi-tui", environment: ["HOME": home.path, "TERM": "linux"])
        try plain.expect("Ann")
        try plain.press("c")
        #expect(!plain.screen.contains("Sent to the clipboard"))
    }

    private func sessionOnTheList() throws -> Session {
        for name in ["Ann", "Bob"] {
            let added = try Session(
                "bmi-tui",
                arguments: ["people", "add", name, "--height", "178"],
                environment: ["HOME": home.path]
            )
            #expect(try added.waitForEnd() == .exit(0))
        }
        let session = try Session("bmi-tui", environment: ["HOME": home.path])
        try session.expect("▸ 1  Ann")
        return session
    }
}
