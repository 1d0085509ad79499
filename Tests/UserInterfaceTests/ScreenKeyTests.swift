import DataSource
import Testing

@testable import CursesCore
@testable import CursesTesting
@testable import SharedInterface
@testable import UserInterface

/// Whoever writes keys down is told which are taken: no screen has a key that is not known.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ScreenKeyTests {
    /// What lists, fields and other controls do by themselves, which yields to what was chosen.
    private static let ofControls: Set<String> = [
        "up", "down", "page up", "page down", "first row", "last row", "next value",
        "previous value", "crosshair to the start", "crosshair to the end",
        "on", "off", "first field or button",
        "last field or button",
    ]

    /// What known actions are called where they lie over a screen.
    private static let names = [
        "close": KeyCommand.quit, "import": .save, "export": .save, "read": .save,
        "write report": .save, "go": .save, "continue": .save,
    ]

    @Test
    func keysOfEveryScreen_areThoseOfKnownActions_whichShareAPlace() async {
        let english = Locale(identifier: "en")
        let commands = Dictionary(
            grouping: KeyCommand.allCases.filter(\.isChangeable),
            by: { StringCatalog.module.string($0.label, locale: english) }
        )
        let others = Set(KeyCommand.allCases.filter { !$0.isChangeable }.flatMap(\.keys))
        for preview in Preview.all {
            let pilot = preview.pilot(Size(width: 80, height: 32), "en")
            await pilot.settle()
            var live = Set<KeyCommand>()
            guard let frame = pilot.window.frame else { continue }
            let bindings = frame.liveBindingsByRange
            // What edits text is no action of a screen.
            let isTyping = frame.focused?.takesText ?? false
            for binding in (isTyping ? [] : bindings.focus) + bindings.screen {
                let keys = binding.keys.compactMap { Key($0.name) }.filter { !$0.isReserved }
                guard !keys.isEmpty, !Self.ofControls.contains(binding.title) else { continue }
                let known = commands[binding.title] ?? Self.names[binding.title].map { [$0] } ?? []
                let names = Set(known.flatMap(\.keys)).union(known.isEmpty ? others : [])
                // The buttons of an alert have their first letters.
                let letter = binding.title.prefix(1)
                let unknown = keys.map(\.name).filter { !names.contains($0) && $0 != letter }
                #expect(unknown.isEmpty, "\(preview.name): \(binding.title) \(unknown)")
                live.formUnion(known)
            }
            for command in live {
                for other in live where command != other {
                    #expect(
                        !command.places.isDisjoint(with: other.places),
                        "\(preview.name): \(command.rawValue) and \(other.rawValue)"
                    )
                }
            }
        }
    }

    @Test
    func bar_ofAFormOverAScreen_isTheSameBeforeTheFirstLetterAndBehindIt() async throws {
        let preview = try #require(Preview.all.first { $0.name == "WeighInEditorView_Empty" })
        let pilot = preview.pilot(Size(width: 80, height: 24), "en")
        await pilot.settle()
        func bar() -> Substring? { pilot.screen.split(separator: "\n").last }
        let before = try #require(bar())
        await pilot.type("7")
        await pilot.settle()
        #expect(bar() == before)
        #expect(before.contains("Esc close") && !before.contains("^C"), "\(before)")
    }
}
