import Observation
import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct FocusTests {
    @Test
    func tab_throughAScreen_goesAroundInBothDirections() async {
        let log = Counter()
        let sut = Pilot(ButtonsView(log: log), 20, 5)
        await sut.press("Enter", "Tab", "Enter", "Tab", "Enter", "Tab", "Enter", "S-Tab", "Enter")
        #expect(log.log == ["a", "b", "c", "a", "c"])
    }

    @Test
    func arrows_whereNothingElseNeedsThem_moveTheFocus() async {
        let log = Counter()
        let sut = Pilot(ButtonsView(log: log), 20, 5)
        await sut.press("Down", "Enter", "Right", "Enter", "Up", "Enter", "Left", "Enter")
        #expect(log.log == ["b", "c", "b", "a"])
    }

    @Test
    func homeAndEnd_whereNothingElseNeedsThem_reachTheEnds() async {
        let log = Counter()
        let sut = Pilot(ButtonsView(log: log), 20, 5)
        await sut.press("End", "Enter", "Home", "Enter", "Down", "End", "Enter")
        #expect(log.log == ["c", "a", "c"])
    }

    @Test
    func tab_pastADisabledControl_skipsIt() async {
        let log = Counter()
        let sut = Pilot(ButtonsView(log: log, disabled: "b"), 20, 5)
        await sut.press("Tab", "Enter", "Tab", "Enter")
        #expect(log.log == ["c", "a"])
        await sut.click(x: 3, y: 1)
        #expect(log.log == ["c", "a"])
    }

    // A message may take the room that one layout has and another has not.
    @Test
    func typing_whileTheLayoutChanges_goesOnInTheSameField() async {
        let sut = Pilot(LayoutsView(), 30, 6)
        await sut.press("Tab")
        await sut.type("123")
        #expect(sut.content.contains("tall"))
        #expect(sut.content.contains("123"))
        await sut.type("4")
        #expect(sut.content.contains("low"))
        await sut.type("5")
        await sut.press("Left", "Backspace", "Backspace", "Backspace")
        await sut.type("x")
        #expect(sut.content.contains("tall"))
        #expect(sut.content.contains("1x5"), "\(sut.content)")
        await sut.press("C-_")
        #expect(sut.content.contains("15"), "\(sut.content)")
    }

    @Test
    func click_onAButton_focusesAndPressesIt() async {
        let log = Counter()
        let sut = Pilot(ButtonsView(log: log), 20, 5)
        await sut.click(x: 2, y: 1)
        await sut.press("Enter")
        #expect(log.log == ["b", "b"])
    }

    @Test
    func focusState_setByTheApp_movesTheFocus() async {
        let model = FocusModel()
        let sut = Pilot(FocusView(model: model), 20, 6)
        #expect(model.seen == .name)
        model.wish = .height
        await sut.settle()
        #expect(model.seen == .height)
        #expect(sut.cursor?.y == 2)
    }

    @Test
    func focus_movedByThePerson_setsTheFocusState() async {
        let model = FocusModel()
        let sut = Pilot(FocusView(model: model), 20, 6)
        await sut.press("Tab")
        #expect(model.seen == .weight)
        await sut.press("Tab", "Tab")
        #expect(model.seen == nil)
        await sut.press("S-Tab")
        #expect(model.seen == .height)
    }

    @Test
    func focusState_setToNothing_tellsWhereTheFocusStays() async {
        let model = FocusModel()
        let sut = Pilot(FocusView(model: model), 20, 6)
        await sut.press("Tab")
        model.clears += 1
        await sut.settle()
        #expect(sut.cursor?.y == 1)
        #expect(model.seen == .weight)
    }

    @Test
    func focus_afterAnAlert_returns() async {
        let model = FocusModel()
        let sut = Pilot(FocusView(model: model), 30, 10)
        await sut.press("Tab")
        model.isAlertPresented = true
        await sut.settle()
        #expect(model.seen == nil)
        #expect(sut.content.contains("[ OK ]"))
        await sut.press("Enter")
        #expect(model.seen == .weight)
        #expect(sut.cursor?.y == 1)
    }

    @Test
    func focusState_setUnderAnAlert_movesTheFocusAfterIt() async {
        let model = FocusModel()
        let sut = Pilot(FocusView(model: model), 30, 10)
        model.wish = .height
        model.isAlertPresented = true
        await sut.settle()
        await sut.press("Enter")
        #expect(model.seen == .height)
        #expect(sut.cursor?.y == 2)
    }

    @Test
    func focus_onAFieldThatDisappears_goesToItsNeighbour() async {
        let model = FocusModel()
        let sut = Pilot(FocusView(model: model), 20, 6)
        await sut.press("Tab")
        model.hidden = .weight
        await sut.settle()
        #expect(model.seen == .height)
        #expect(sut.cursor?.y == 1)
        model.hidden = nil
        await sut.settle()
        #expect(model.seen == .height)
        #expect(sut.cursor?.y == 2)
    }

    @Test
    func focus_belowTheScreen_scrollsThere() async {
        let log = Counter()
        let sut = Pilot(
            Form {
                ForEach(0..<20) { number in
                    Button("b\(number)") { log.log.append("\(number)") }
                }
            },
            20,
            5
        )
        for _ in 0..<7 { await sut.press("Tab") }
        #expect(sut.content.contains("[ b7 ]"))
        await sut.wheel(.wheelUp, x: 1, y: 1)
        await sut.wheel(.wheelUp, x: 1, y: 1)
        #expect(sut.content.hasPrefix("[ b0 ]"))
        await sut.press("Tab")
        #expect(sut.content.contains("[ b8 ]"))
    }

    @Test
    func scrollView_withoutControls_scrollsByKeys() async {
        let sut = Pilot(
            ScrollView { VStack(alignment: .leading) { ForEach(0..<20) { Text("line \($0)") } } },
            20,
            5
        )
        await sut.press("Down", "j")
        #expect(sut.content.hasPrefix("line 2"))
        await sut.press("PageDown")
        #expect(sut.content.hasPrefix("line 6"))
        await sut.press("End")
        #expect(sut.content.hasPrefix("line 15"))
        await sut.press("Home")
        #expect(sut.content.hasPrefix("line 0"))
    }
}

private struct ButtonsView: View {
    let log: Counter
    var disabled = ""

    var body: some View {
        VStack {
            ForEach(["a", "b", "c"], id: \.self) { name in
                Button(name) { log.log.append(name) }.disabled(name == disabled)
            }
        }
    }
}

@MainActor @Observable
private final class FocusModel {
    enum Field { case name, weight, height }

    var wish: Field?
    var seen: Field?
    var hidden: Field?
    var clears = 0
    var isAlertPresented = false
}

private struct FocusView: View {
    @Bindable var model: FocusModel
    @FocusState private var focus: FocusModel.Field?

    var body: some View {
        VStack {
            field(.name)
            field(.weight)
            field(.height)
            Button("Save") {}
        }
        .onChange(of: focus, initial: true) { _, new in model.seen = new }
        .onChange(of: model.wish) { _, new in if let new { focus = new } }
        .onChange(of: model.clears) { focus = nil }
        .alert("Title", isPresented: $model.isAlertPresented) {}
    }

    @ViewBuilder
    private func field(_ field: FocusModel.Field) -> some View {
        if model.hidden != field {
            TextField("Field", text: .constant("\(field)"))
                .focused($focus, equals: field)
        }
    }
}

/// Two layouts of two fields, the second of which come in another order.
private struct LayoutsView: View {
    private enum Field {
        case name, number
    }

    @State private var name = "Ann"
    @State private var number = ""
    @FocusState private var focus: Field?

    var body: some View {
        ViewThatFits(in: .vertical) {
            VStack {
                Text("tall")
                nameField
                numberField
            }
            .frame(idealHeight: .rows(number.count > 3 ? 9 : 3))
            VStack {
                Text("low")
                numberField
                nameField
            }
        }
    }

    private var nameField: some View {
        TextField("name", text: $name).focused($focus, equals: .name)
    }

    private var numberField: some View {
        TextField("number", text: $number).focused($focus, equals: .number)
    }
}
