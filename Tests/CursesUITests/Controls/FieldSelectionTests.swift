import Observation
import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct FieldSelectionTests {
    private let model = Texts()

    private func pilot() -> Pilot {
        Pilot(TextsView(model: model), 40, 8)
    }

    @Test
    func type_intoAFilledField_replacesWhatStandsThere() async {
        let sut = pilot()
        await sut.type("B")
        #expect(model.first == "B")
        await sut.press("Tab")
        await sut.type("73")
        #expect(model.second == "73")
        await sut.press("S-Tab")
        await sut.type("C")
        #expect(model.first == "C")
    }

    @Test(arguments: [
        (["Right"], "Annx"), (["End"], "Annx"), (["Home"], "xAnn"), (["Left"], "xAnn"),
        (["Backspace"], "x"), (["C-a"], "xAnn"),
    ])
    func press_aKeyThatMoves_editsInPlace(_ keys: [String], _ text: String) async {
        let sut = pilot()
        for key in keys { await sut.press(key) }
        await sut.type("x")
        #expect(model.first == text)
    }

    @Test
    func click_intoAField_putsTheCursorThereAndSelectsNothing() async {
        let sut = pilot()
        await sut.click(x: 1, y: 1)
        await sut.type("x")
        #expect(model.second == "7x2.4")
    }

    @Test
    func alert_overAField_whatWasTypedIsNotSelectedAfterwards() async {
        let sut = pilot()
        await sut.type("Be")
        model.isAsked = true
        await sut.settle()
        await sut.press("Enter")
        await sut.type("n")
        #expect(model.first == "Ben")
    }

    @Test
    func day_chosenInTheCalendar_isReplacedByTyping() async {
        let sut = pilot()
        await sut.press("Tab", "Tab", "F4", "Left", "Enter")
        #expect(model.day == "2026-11-19")
        await sut.type("-3")
        #expect(model.day == "-3")
    }

    @Test
    func day_itsMeaning_standsBesideItWhereThereIsRoom() async {
        let sut = pilot()
        #expect(sut.content.contains("2026-11-20   ▾ = Fri 20 November"))
        await sut.resize(to: Size(width: 24, height: 8))
        #expect(sut.content.contains("2026-11-20   ▾ Fri"))
    }

    @Test
    func press_arrow_inADay_stepsThePartUnderTheCursor() async {
        let sut = pilot()
        await sut.press("Tab", "Tab", "S-Up")
        #expect(model.day == "2026-11-21")
        await sut.press("Home", "S-Down")
        #expect(model.day == "2025-11-21")
        await sut.press("Down", "Up", "Up", "Down")
        #expect(model.day == "2025-11-21")
    }
}

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct LeavingTests {
    private let model = Texts()

    @Test(arguments: ["C-c", "q"])
    func press_quit_somethingWasEntered_leadsBackFirst(_ key: String) async {
        let sut = Pilot(SheetedView(model: model), 40, 10)
        model.isOpen = true
        await sut.settle()
        await sut.press("Tab", key)
        #expect(!model.isOpen)
        #expect(!sut.hasQuit)
        await sut.press(key)
        #expect(sut.hasQuit)
    }

    @Test(arguments: ["C-c", "q"])
    func press_quit_somethingLiesOverWhatWasEntered_closesThatFirst(_ key: String) async {
        let sut = Pilot(SheetedView(model: model), 40, 10)
        model.isOpen = true
        model.isAsked = true
        await sut.settle()
        await sut.press(key)
        #expect(model.isOpen)
        #expect(!model.isAsked)
        await sut.press("Tab", key)
        #expect(!model.isOpen)
        #expect(!sut.hasQuit)
    }

    @Test
    func press_quit_nothingWasEntered_ends() async {
        model.isEdited = false
        let sut = Pilot(SheetedView(model: model), 40, 10)
        model.isOpen = true
        await sut.settle()
        await sut.press("C-c")
        #expect(sut.hasQuit)
    }

    @Test
    func message_underAField_leavesTheSheetWhereItIs() async {
        let sut = Pilot(SheetedView(model: model), 40, 12)
        model.isOpen = true
        await sut.settle()
        let row = sut.screen.split(separator: "\n", omittingEmptySubsequences: false)
            .firstIndex { $0.contains("Sheet") }
        model.isWrong = true
        await sut.settle()
        #expect(sut.screen.contains("▲ wrong"))
        let rows = sut.screen.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(rows.firstIndex { $0.contains("Sheet") } == row)
    }
}

@Observable @MainActor
private final class Texts {
    var first = "Ann"
    var second = "72.4"
    var day = "2026-11-20"
    var isAsked = false
    var isOpen = false
    var isEdited = true
    var isWrong = false
}

private struct TextsView: View {
    @State var model: Texts

    var body: some View {
        VStack(alignment: .leading) {
            TextField("First", text: $model.first)
            TextField("Second", text: $model.second)
            DayField(
                "Day",
                text: $model.day,
                day: DateDay(year: 2026, month: 11, day: Int(model.day.suffix(2)) ?? 1),
                in: DateDay(number: 0)...DateDay(number: 30_000),
                meanings: ["= Fri 20 November", "Fri"]
            )
            .labelsHidden()
        }
        .alert("Sure?", isPresented: $model.isAsked) { Button("Yes") {} }
    }
}

private struct SheetedView: View {
    @State var model: Texts

    var body: some View {
        Text("Behind")
            .sheet(isPresented: $model.isOpen) {
                VStack(alignment: .leading) {
                    TextField("First", text: $model.first)
                        .validation(model.isWrong ? "wrong" : nil)
                    Button("Save") {}
                }
                .navigationTitle("Sheet")
                .interactiveDismissDisabled(model.isEdited)
                .sheet(isPresented: $model.isAsked) { Button("Which?") {} }
            }
    }
}
