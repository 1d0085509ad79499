import Observation
import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct StateTests {
    @Test
    func state_ofOneViewAtTwoPlaces_isNotShared() async {
        let sut = Pilot(TwiceView(), 20, 6)
        await sut.press("Enter", "Enter", "Tab", "Enter")
        #expect(sut.content == "[ n 2 ]\n[ n 1 ]")
        await sut.press("S-Tab", "Enter")
        #expect(sut.content == "[ n 3 ]\n[ n 1 ]")
    }

    @Test
    func binding_ofOneViewAtTwoPlaces_leadsToItsOwnPlace() async {
        let sut = Pilot(TwiceFieldView(), 20, 6)
        await sut.type("a")
        await sut.press("Tab")
        await sut.type("b")
        #expect(sut.content == "a\nb")
    }

    @Test
    func state_inBranches_isForgottenWhenTheBranchLeaves() async {
        let model = ChoiceModel()
        let sut = Pilot(BranchView(model: model), 20, 6)
        await sut.press("Enter")
        #expect(sut.content == "[ n 1 ]")
        model.isFirst = false
        await sut.settle()
        #expect(sut.content == "[ n 0 ]")
        await sut.press("Enter", "Enter")
        model.isFirst = true
        await sut.settle()
        #expect(sut.content == "[ n 0 ]")
    }

    @Test
    func state_inALoop_movesWithItsId() async {
        let model = ChoiceModel()
        let sut = Pilot(LoopView(model: model), 20, 6)
        await sut.press("Enter", "Tab", "Enter", "Enter")
        #expect(sut.content == "[ a 1 ]\n[ b 2 ]\n[ c 0 ]")
        model.names = ["c", "b", "x", "a"]
        await sut.settle()
        #expect(sut.content == "[ c 0 ]\n[ b 2 ]\n[ x 0 ]\n[ a 1 ]")
        model.names = ["a"]
        await sut.settle()
        model.names = ["a", "b"]
        await sut.settle()
        #expect(sut.content == "[ a 1 ]\n[ b 0 ]")
    }

    @Test
    func state_inAnOptionalView_isForgottenWhenItLeaves() async {
        let model = ChoiceModel()
        let sut = Pilot(OptionalView(model: model), 20, 6)
        await sut.press("Enter")
        #expect(sut.content == "[ n 1 ]\nend")
        model.isFirst = false
        await sut.settle()
        #expect(sut.content == "end")
        model.isFirst = true
        await sut.settle()
        #expect(sut.content == "[ n 0 ]\nend")
    }

    @Test
    func state_inAnAnyView_isForgottenWhenTheTypeChanges() async {
        let model = ChoiceModel()
        let sut = Pilot(ErasedView(model: model), 20, 6)
        await sut.press("Enter")
        #expect(sut.content == "[ n 1 ]")
        model.isFirst = false
        await sut.settle()
        #expect(sut.content == "other")
        model.isFirst = true
        await sut.settle()
        #expect(sut.content == "[ n 0 ]")
    }

    @Test
    func state_ofAnExplicitId_isForgottenWhenTheIdChanges() async {
        let model = ChoiceModel()
        let sut = Pilot(NamedView(model: model), 20, 6)
        await sut.press("Enter")
        #expect(sut.content == "[ n 1 ]")
        model.isFirst = false
        await sut.settle()
        #expect(sut.content == "[ n 0 ]")
    }

    @Test
    func dynamicProperty_madeOfOthers_findsItsValuesAndUpdates() async {
        let sut = Pilot(TallyView(), 20, 6)
        await sut.press("Enter", "Enter")
        #expect(sut.content == "[ 2 en updated ]")
    }

    @Test
    func dynamicProperty_storedWithoutItsWrapper_isRefusedByName() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            await MainActor.run { _ = Pilot(WithoutWrapper(property: Tally()), 20, 6).content }
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("WithoutWrapper<Tally>.property would never be bound"))
    }

    @Test
    func state_insideAWindowThatIsTooSmall_isKept() async {
        let appeared = Counter()
        let sut = Pilot(
            Form {
                CounterView()
                TwiceFieldView()
            }
            .onAppear { appeared.count += 1 },
            size: Size(width: 30, height: 8)
        )
        await sut.press("Enter", "Tab")
        await sut.type("typed")
        let before = sut.screen
        await sut.resize(to: Size(width: 1, height: 1))
        await sut.resize(to: Size(width: 30, height: 8))
        #expect(sut.screen == before)
        #expect(sut.screen.contains("typed"))
        await sut.type("!")
        #expect(sut.screen.contains("typed!"))
        #expect(appeared.count == 1)
    }
}

@MainActor @Observable
private final class ChoiceModel {
    var isFirst = true
    var names = ["a", "b", "c"]
}

private struct TwiceView: View {
    var body: some View {
        let counter = CounterView()
        VStack {
            counter
            counter
        }
    }
}

private struct TwiceFieldView: View {
    var body: some View {
        let field = OwnField()
        VStack(alignment: .leading) {
            field
            field
        }
    }
}

private struct OwnField: View {
    @State private var text = ""

    var body: some View {
        TextField("Name", text: $text)
    }
}

private struct BranchView: View {
    let model: ChoiceModel

    var body: some View {
        if model.isFirst { CounterView() } else { CounterView() }
    }
}

private struct LoopView: View {
    let model: ChoiceModel

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(model.names, id: \.self) { CounterView(name: $0) }
        }
    }
}

private struct OptionalView: View {
    let model: ChoiceModel

    var body: some View {
        VStack(alignment: .leading) {
            if model.isFirst { CounterView() }
            Text("end")
        }
    }
}

private struct ErasedView: View {
    let model: ChoiceModel

    var body: some View {
        model.isFirst ? AnyView(CounterView()) : AnyView(Text("other"))
    }
}

private struct NamedView: View {
    let model: ChoiceModel

    var body: some View {
        CounterView().id(model.isFirst)
    }
}

private struct WithoutWrapper<Property: DynamicProperty>: View {
    let property: Property

    var body: some View { Text("never shown") }
}

@propertyWrapper
private struct Tally: DynamicProperty {
    @State private var count = 0
    @Environment(\.locale) private var locale
    private var note = "stale"

    var projectedValue: Tally { self }

    var wrappedValue: String { "\(count) \(locale.identifier) \(note)" }

    mutating func update() {
        note = "updated"
    }

    func add() {
        count += 1
    }
}

private struct TallyView: View {
    @Tally private var tally

    var body: some View {
        Button(tally) { $tally.add() }
    }
}
