import CursesTesting
import CursesUI
import Testing

/// Pieces that SwiftUI developers write without thinking; they must compile and mean the same.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ViewTests {
    @Test
    func groups_loopsAndConditions_layOutAsIfWrittenOut() {
        let isOn = true
        let nothing: String? = nil
        let choice = [3].count + 2
        let sut = Pilot(
            VStack(alignment: .leading) {
                Group {
                    Text("group 1")
                    Text("group 2")
                }
                for number in 1...2 { Text("loop \(number)") }
                if isOn { Text("on") } else { Text("off") }
                if let nothing { Text(nothing) }
                switch choice {
                case 1: Text("one")
                case 2: Text("two")
                default: Text("many")
                }
                EmptyView()
                AnyView(Text("any"))
                ForEach([("a", 1), ("b", 2)], id: \.0) { Text(verbatim: "\($0.0)\($0.1)") }
            },
            size: Size(width: 20, height: 12)
        )
        #expect(
            rows(sut) == [
                "group 1", "group 2", "loop 1", "loop 2", "on", "many", "any", "a1", "b2",
            ]
        )
    }

    @Test
    func forEach_overBindings_changesTheElements() async {
        let sut = Pilot(CheckList(), size: Size(width: 20, height: 6))
        await sut.press("Tab", "Enter")
        #expect(rows(sut) == ["[ milk no ]", "[ eggs yes ]", "1 done"])
    }

    @Test
    func modifier_withState_keepsIt() async {
        let sut = Pilot(Button("press") {}.modifier(Counting()), size: Size(width: 20, height: 6))
        await sut.press("x", "x")
        #expect(rows(sut) == ["[ press ]", "2"])
    }

    @Test
    func contentUnavailable_standsInTheMiddle() {
        let sut = Pilot(
            ContentUnavailableView("Nobody", systemImage: "person", description: Text("Press a.")),
            size: Size(width: 20, height: 8)
        )
        #expect(rows(sut) == ["", "", "       Nobody", "", "      Press a."])
    }

    @Test
    func scrollView_withAxesAndIndicators_compilesAndScrolls() async {
        let sut = Pilot(
            ScrollView(.vertical, showsIndicators: false) {
                VStack(alignment: .leading) { ForEach(0..<10) { Text("\($0)") } }
            },
            size: Size(width: 20, height: 6)
        )
        await sut.press("Down")
        #expect(sut.screen.hasPrefix("1"))
    }

    @Test
    func label_showsItsTitle() {
        let sut = Pilot(Label("Home", systemImage: "house"), size: Size(width: 20, height: 6))
        #expect(rows(sut) == ["Home"])
    }

    private func rows(_ pilot: Pilot) -> [String] {
        var rows = pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)
            .dropLast()
            .map(String.init)
        while rows.last?.isEmpty == true { rows.removeLast() }
        return rows
    }
}

private struct CheckList: View {
    struct Item: Identifiable {
        let id: String
        var isDone = false
    }

    @State private var items = [Item(id: "milk"), Item(id: "eggs")]

    var body: some View {
        VStack(alignment: .leading) {
            ForEach($items) { $item in
                Button("\(item.id) \(item.isDone ? "yes" : "no")") { item.isDone.toggle() }
            }
            Text("\(items.filter(\.isDone).count) done")
        }
    }
}

private struct Counting: ViewModifier {
    @State private var count = 0

    func body(content: Content) -> some View {
        VStack(alignment: .leading) {
            content.onKeyPress("x") {
                count += 1
                return .handled
            }
            Text("\(count)")
        }
    }
}
