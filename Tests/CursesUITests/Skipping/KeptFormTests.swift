import Observation
import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

/// The rows of a form are made anew when they have changed or need other columns, and only then.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct KeptFormTests {
    private let model = FormModel()

    @Test
    func value_beside_makesNoRowAnew() async {
        let sut = await pilot()
        model.note = "second"
        await sut.settle()
        #expect(sut.screen.contains("second"))
        #expect(model.made == 0)
        #expect(sut.differenceFromNothing == nil)
    }

    @Test(arguments: [("a longer label", "a longer label  1"), ("x", "x         1")])
    func label_ofAnotherWidth_movesAllRows(label: String, row: String) async {
        let sut = await pilot()
        model.label = label
        await sut.settle()
        #expect(sut.screen.contains(row))
        #expect(sut.differenceFromNothing == nil)
        model.made = 0
        model.note = "third"
        await sut.settle()
        #expect(model.made == 0)
    }

    @Test
    func row_thatGoes_takesItsWidthAlong() async {
        let sut = await pilot()
        model.isLong = false
        await sut.settle()
        #expect(sut.screen.contains("label  1"))
        #expect(sut.differenceFromNothing == nil)
    }

    @Test
    func value_ofAnotherWidth_movesTheArrowsOfAll() async {
        let sut = await pilot()
        model.names = ["of many letters"]
        await sut.settle()
        #expect(sut.screen.contains("zero            ‹ ›"))
        #expect(sut.differenceFromNothing == nil)
    }

    private func pilot() async -> Pilot {
        let sut = Pilot(FormView(model: model), size: Size(width: 40, height: 12))
        // What was there before the first key is not kept.
        for _ in 0..<2 { await sut.press("Tab") }
        model.made = 0
        return sut
    }
}

@Observable
private final class FormModel {
    var note = "first"
    var label = "label"
    var isLong = true
    var names = ["one", "two"]
    @ObservationIgnored var made = 0
}

private struct FormView: View {
    let model: FormModel

    var body: some View {
        VStack {
            Form { FormRows(model: model) }
            Text(model.note)
        }
    }
}

private struct FormRows: View {
    let model: FormModel

    var body: some View {
        Section {
            FormRow(model: model)
            if model.isLong { LabeledContent("long one") { Text(verbatim: "2") } }
            Picker("p", selection: .constant(0)) {
                ForEach(Array(model.names.enumerated()), id: \.0) { Text(verbatim: $0.1).tag($0.0) }
            }
            LabeledContent("q") { OtherPicker() }
        }
    }
}

private struct FormRow: View {
    let model: FormModel

    var body: some View {
        model.made += 1
        return LabeledContent(model.label) { Text(verbatim: "1") }
    }
}

private struct OtherPicker: View {
    var body: some View {
        Picker("other", selection: .constant(0)) {
            Text(verbatim: "zero").tag(0)
            Text(verbatim: "none").tag(1)
        }
        .labelsHidden()
    }
}
