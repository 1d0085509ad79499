import Observation
import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct AlertTests {
    @Test
    func alert_presented_liesOverTheScreen() async {
        let model = AlertModel()
        let sut = Pilot(AlertView(model: model), 40, 9)
        model.isPresented = true
        await sut.settle()
        #expect(
            sut.content == """
                [ below ]

                     ╭ Delete? ───────────────────╮
                     │ All of it will be gone.    │
                     │                            │
                     │        [ Delete ] [ Keep ] │
                     ╰────────────────────────────╯
                """
        )
    }

    // A few letters on each side would only look like a mistake.
    @Test(arguments: [(30, true), (36, true), (37, false), (40, false)])
    func alert_almostAsWideAsTheScreen_isAsWide(_ width: Int, _ isAsWide: Bool) async {
        let model = AlertModel()
        let sut = Pilot(AlertView(model: model), width, 9)
        model.isPresented = true
        await sut.settle()
        let edge = sut.screen.split(separator: "\n").first { $0.contains("╭") } ?? ""
        #expect(edge.hasPrefix("╭") == isAsWide, "\(sut.screen)")
        #expect(edge.contains("╭ Delete?"))
    }

    @Test
    func alert_overWordsAboutKeys_hidesThem_andTheRestKeepsItsPlace() async {
        let model = AlertModel()
        let view = VStack(alignment: .leading, spacing: 0) {
            Text("x hides this").hiddenWhileCovered()
            AlertView(model: model)
        }
        let sut = Pilot(view, 40, 11)
        #expect(sut.content.hasPrefix("x hides this\n[ below ]"))
        // By then it is kept.
        for _ in 0..<4 { await sut.press("F9") }
        model.isPresented = true
        await sut.settle()
        #expect(!sut.content.contains("x hides"))
        #expect(sut.content.contains("[ below ]"))
        model.isPresented = false
        await sut.settle()
        #expect(sut.content.hasPrefix("x hides this\n[ below ]"))
    }

    @Test
    func alert_titleLongerThanTheEdge_goesOnBelowIt() async {
        let sut = Pilot(
            Text("below").alert(
                Text(verbatim: "「マクシミリアーネ・ベルク」を復元しますか？"),
                isPresented: .constant(true),
                actions: { Button("Keep") {} },
                message: { Text(verbatim: "All of it.") }
            ),
            32,
            9
        )
        await sut.settle()
        let rows = sut.content.split(separator: "\n").map { $0.filter { $0 != " " } }
        #expect(rows.contains { $0.contains("╭「マクシミリアーネ") && !$0.contains("…") }, "\(rows)")
        #expect(rows.contains { $0.hasPrefix("│") && $0.contains("復元しますか？") }, "\(rows)")
        #expect(rows.contains { $0.contains("[Keep]") }, "\(rows)")
    }

    @Test
    func alert_onTheSmallestScreen_buttonsAreWhole_theMessageScrolls() async {
        let model = AlertModel()
        let sut = Pilot(AlertView(model: model), size: Size(width: 20, height: 6))
        model.isPresented = true
        await sut.settle()
        #expect(
            sut.content == """
                ╭ Delete? ─────────╮
                │ All of it will ┃ │
                │       [ Delete ] │
                │         [ Keep ] │
                ╰──────────────────╯
                """,
            "\(sut.content)"
        )
        await sut.press("PageDown")
        #expect(sut.content.contains("│ be gone.       ┃ │\n│       [ Delete ] │"))
    }

    @Test
    func alert_anyButton_endsItAndRunsItsAction() async {
        let model = AlertModel()
        let sut = Pilot(AlertView(model: model), 40, 9)
        model.isPresented = true
        await sut.press("Enter")
        #expect(model.log == ["deleted"])
        #expect(!model.isPresented)
        #expect(sut.content == "[ below ]")
    }

    @Test
    func alert_onEsc_pressesTheCancelButton() async {
        let model = AlertModel()
        let sut = Pilot(AlertView(model: model), 40, 9)
        model.isPresented = true
        await sut.press("Esc")
        #expect(model.log == ["kept"])
        #expect(!model.isPresented)
    }

    @Test
    func alert_overASheet_hasItsEdges() async {
        let sut = Pilot(StackedView(), size: Size(width: 70, height: 16))
        await sut.settle()
        let tops = sut.content.split(separator: "\n").filter { $0.contains("╭") }
        #expect(tops.count == 2, "\(sut.content)")
        #expect(Set(tops.map { GlyphText(String($0)).width }).count == 1, "\(sut.content)")
    }

    @Test
    func alert_helpBar_saysWhatEscDoes() async {
        let model = AlertModel()
        let sut = Pilot(AlertView(model: model), size: Size(width: 40, height: 10))
        model.isPresented = true
        await sut.settle()
        #expect(sut.helpBar.contains("Enter choose  Esc keep"), "\(sut.helpBar)")
    }

    @Test
    func alert_whilePresented_trapsTheFocusAndTheMouse() async {
        let model = AlertModel()
        let sut = Pilot(AlertView(model: model), 40, 9)
        model.isPresented = true
        await sut.click(x: 3, y: 0)
        #expect(model.log == [])
        await sut.press("Tab", "Tab", "Tab", "Enter")
        #expect(model.log == ["kept"])
    }

    @Test
    func alert_destructiveButton_isDangerous() async {
        let model = AlertModel()
        let sut = Pilot(AlertView(model: model), 40, 9)
        model.isPresented = true
        await sut.press("Tab")
        let style = sut.cells.row(5).first { $0.glyph.base == "D" }?.style
        #expect(style?.foreground == .red)
    }

    @Test
    func alert_letterOfAButtonThatLeadsFurther_doesNothing() async {
        let model = AlertModel()
        let sut = Pilot(
            Text("x").alert("Welcome", isPresented: Bindable(model).isPresented) {
                Button("Import…") { model.log.append("import") }
                Button("Begin") { model.log.append("begin") }
            },
            40,
            9
        )
        model.isPresented = true
        await sut.settle()
        await sut.press("i")
        #expect(model.isPresented && model.log == [])
        await sut.press("b")
        #expect(model.log == ["begin"])
    }

    @Test
    func alert_withoutButtons_hasOne() async {
        let model = AlertModel()
        let sut = Pilot(
            Text("x").alert("Done", isPresented: Bindable(model).isPresented) {},
            40,
            9
        )
        model.isPresented = true
        await sut.settle()
        #expect(sut.content.contains("[ OK ]"))
        await sut.press("Esc")
        #expect(!model.isPresented)
    }

    @Test
    func alert_presentingNothing_isNotShown() async {
        let model = AlertModel()
        model.isPresented = true
        let item: String? = nil
        let sut = Pilot(
            Text("x").alert("Done", isPresented: Bindable(model).isPresented, presenting: item) {
                Button($0) {}
            } message: {
                Text($0)
            },
            40,
            9
        )
        #expect(sut.content == "x")
    }

    @Test
    func alert_inARowOfAList_isShown() async {
        let model = AlertModel()
        let sut = Pilot(
            List(0..<3, id: \.self) { number in
                Button("row \(number)") { model.isPresented = true }
                    .alert("Row \(number)", isPresented: Bindable(model).isPresented) {}
            },
            40,
            9
        )
        await sut.press("Enter")
        #expect(sut.content.contains("Row 0"))
        await sut.press("Enter", "Enter", "Enter")
        #expect(!model.isPresented)
    }
}

@MainActor @Observable
private final class AlertModel {
    var isPresented = false
    var log: [String] = []
}

private struct AlertView: View {
    @Bindable var model: AlertModel

    var body: some View {
        Button("below") { model.log.append("below") }
            .alert("Delete?", isPresented: $model.isPresented) {
                Button("Delete", role: .destructive) { model.log.append("deleted") }
                Button("Keep", role: .cancel) { model.log.append("kept") }
            } message: {
                Text("All of it will be gone.")
            }
    }
}

private struct StackedView: View {
    var body: some View {
        Text(verbatim: "below").sheet(isPresented: .constant(true)) {
            Text(verbatim: String(repeating: "wide ", count: 9))
                .frame(minHeight: .rows(9))
                .alert("Sure?", isPresented: .constant(true)) { Button("OK") {} }
        }
    }
}
