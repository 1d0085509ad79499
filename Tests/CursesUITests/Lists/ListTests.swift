import Observation
import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ListTests {
    @Test
    func list_ofAHundredThousandRows_makesOnlyWhatIsSeen() async {
        let made = Counter()
        let sut = Pilot(LongList(made: made, count: 100_000), 20, 10)
        #expect(made.count <= 12)
        made.count = 0
        await sut.press("End")
        #expect(made.count <= 40)
        #expect(sut.content.hasSuffix("▸ row 99999"))
        made.count = 0
        await sut.press("Up")
        #expect(made.count <= 40)
        #expect(sut.content.contains("▸ row 99998"))
    }

    @Test
    func tag_isFoundInAnyRow() {
        let sut = Pilot(TaggedList(), 20, 10)
        #expect(sut.content.contains("▸ row 700"))
    }

    @Test
    func keys_moveTheMarkAndScroll() async {
        let sut = Pilot(LongList(made: Counter(), count: 9), 20, 5)
        #expect(
            sut.content == """
                ▸ row 0
                  row 1
                  row 2
                  row 3
                  row 4
                """
        )
        await sut.press("Down", "j", "PageDown")
        #expect(
            sut.content == """
                  row 2
                  row 3
                  row 4
                  row 5
                ▸ row 6
                """
        )
        await sut.press("k", "Up", "G")
        #expect(sut.content.hasSuffix("▸ row 8"))
        await sut.press("g")
        #expect(sut.content.hasPrefix("▸ row 0"))
        await sut.press("Up")
        #expect(sut.content.hasPrefix("▸ row 0"))
    }

    @Test
    func resize_atTheEnd_fillsTheRoom() async {
        let sut = Pilot(LongList(made: Counter(), count: 9), 20, 5)
        await sut.press("End")
        await sut.resize(to: Size(width: 20, height: 9))
        #expect(sut.content.hasPrefix("  row 1\n"))
        #expect(sut.content.hasSuffix("▸ row 8"))
    }

    @Test
    func rows_insertedAboveTheMark_doNotMoveIt() async {
        let model = RowsModel(["a", "b", "c"])
        let sut = Pilot(RowsView(model: model), 20, 6)
        await sut.press("Down")
        model.rows.insert(contentsOf: [Row("x"), Row("y")], at: 0)
        await sut.settle()
        #expect(sut.content.contains("▸ b"))
        model.rows.removeAll { $0.id == "b" }
        await sut.settle()
        #expect(sut.content.contains("▸"))
        model.rows = []
        await sut.settle()
        #expect(sut.content == "")
        model.rows = [Row("z")]
        await sut.settle()
        #expect(sut.content == "▸ z")
    }

    @Test
    func enter_onARow_pressesItsButton() async {
        let model = RowsModel(["a", "b", "c"])
        let sut = Pilot(RowsView(model: model), 20, 6)
        await sut.press("Down", "Enter")
        #expect(model.log == ["b"])
        await sut.click(x: 4, y: 2)
        #expect(model.log == ["b"])
        #expect(sut.content.contains("▸ c"))
        await sut.click(x: 4, y: 2)
        #expect(model.log == ["b", "c"])
        #expect(sut.content.contains("▸ c"))
    }

    @Test
    func markedRow_isOneBar_whateverIsInIt() async {
        let sut = Pilot(
            List(0..<2, id: \.self) { _ in
                HStack {
                    Text("faint").foregroundStyle(.secondary)
                    Text("green").foregroundStyle(.green)
                }
            },
            20,
            6
        )
        let bar = sut.cells.row(0).map(\.style)
        #expect(Set(bar) == [Style(attributes: .reverse)])
    }

    @Test
    func wheel_overAList_movesTheMark() async {
        let sut = Pilot(LongList(made: Counter(), count: 9), 20, 5)
        await sut.wheel(.wheelDown, x: 1, y: 1)
        #expect(sut.content.contains("▸ row 3"))
        await sut.wheel(.wheelUp, x: 1, y: 1)
        #expect(sut.content.contains("▸ row 0"))
    }

    @Test
    func onDelete_withAKey_handsTheOffsetOver() async {
        let model = RowsModel(["a", "b", "c"])
        let sut = Pilot(RowsView(model: model), 20, 6)
        await sut.press("Down", "d")
        #expect(model.rows.map(\.id) == ["a", "c"])
        #expect(sut.content == "  a\n▸ c")
        await sut.press("Delete", "Delete", "Delete")
        #expect(model.rows.isEmpty)
    }

    @Test
    func selection_followsTheMarkInBothDirections() async {
        let model = RowsModel(["a", "b", "c"])
        let sut = Pilot(SelectionView(model: model), 20, 6)
        await sut.press("Down")
        #expect(model.selected == "b")
        model.selected = "c"
        await sut.settle()
        #expect(sut.content.contains("▸ c"))
        model.selected = "nobody"
        await sut.settle()
        #expect(sut.content.contains("▸ c"))
    }

    @Test
    func sections_withHeaders_areSkippedByTheMark() async {
        let sut = Pilot(
            List {
                Section("First") {
                    Text("a")
                    Text("b")
                }
                Section {
                    Text("c")
                } header: {
                    Text("Second")
                } footer: {
                    Text("foot")
                }
            },
            20,
            7
        )
        #expect(
            sut.content == """
                  First
                ▸ a
                  b
                  Second
                  c
                  foot
                """
        )
        await sut.press("Down", "Down")
        #expect(sut.content.contains("▸ c"))
        await sut.press("Down")
        #expect(sut.content.contains("▸ c"))
        await sut.press("Up", "Up", "Up")
        #expect(sut.content.contains("▸ a"))
    }

    @Test
    func sections_inALoop_areSections() {
        let sut = Pilot(
            List {
                ForEach(["x", "y"], id: \.self) { name in
                    Section(name) {
                        ForEach(0..<2) { Text("\(name)\($0)") }
                    }
                }
            },
            20,
            7
        )
        #expect(
            sut.content == """
                  x
                ▸ x0
                  x1
                  y
                  y0
                  y1
                """
        )
    }

    @Test
    func rows_underACondition_areStillMadeLate() {
        let made = Counter()
        let isShown = true
        _ = Pilot(
            List {
                if isShown {
                    ForEach(0..<10_000) { number in
                        CountedRow(number: number, made: made)
                    }
                    .foregroundStyle(.secondary)
                    .onAppear {}
                }
            },
            20,
            8
        )
        #expect(made.count <= 20)
    }

    @Test
    func rowChosen_byWhatAppears_isMarked() async {
        let sut = Pilot(AppearingSelection(), 20, 6)
        await sut.settle()
        #expect(sut.content == "  a\n▸ b\n  c\nb")
        await sut.press("Down")
        #expect(sut.content == "  a\n  b\n▸ c\nc")
    }

    @Test
    func list_ofBindings_changesItsElements() async {
        let model = RowsModel(["a", "b"])
        let sut = Pilot(BoundList(model: model), 20, 6)
        await sut.press("Down", "Enter", "Enter")
        #expect(model.rows.map(\.count) == [0, 2])
        #expect(sut.content == "  a 0\n▸ b 2")
    }
}

private struct LongList: View {
    let made: Counter
    let count: Int

    var body: some View {
        List(0..<count, id: \.self) { CountedRow(number: $0, made: made) }
    }
}

private struct CountedRow: View {
    let number: Int
    let made: Counter

    var body: some View {
        made.count += 1
        return Text("row \(number)")
    }
}

private struct Row: Identifiable {
    let id: String
    var count = 0

    init(_ id: String) {
        self.id = id
    }
}

@MainActor @Observable
private final class RowsModel {
    var rows: [Row]
    var selected: String?
    var log: [String] = []

    init(_ names: [String]) {
        rows = names.map { Row($0) }
    }
}

private struct RowsView: View {
    let model: RowsModel

    var body: some View {
        List {
            ForEach(model.rows) { row in
                Button(row.id) { model.log.append(row.id) }
            }
            .onDelete { model.rows.remove(atOffsets: $0) }
        }
    }
}

private struct SelectionView: View {
    @Bindable var model: RowsModel

    var body: some View {
        List(model.rows, selection: $model.selected) { Text($0.id) }
    }
}

private struct TaggedList: View {
    @State private var selection: String? = "row 700"

    var body: some View {
        List(selection: $selection) {
            ForEach(0..<800, id: \.self) { Text("row \($0)").tag("row \($0)") }
        }
    }
}

private struct AppearingSelection: View {
    @State private var selection: String?

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            List(["a", "b", "c"], id: \.self, selection: $selection) { Text($0) }
                .frame(height: .rows(3))
            Text(selection ?? "nothing")
        }
        .onAppear { selection = "b" }
    }
}

private struct BoundList: View {
    @Bindable var model: RowsModel

    var body: some View {
        List($model.rows) { $row in
            Button("\(row.id) \(row.count)") { row.count += 1 }
        }
    }
}
