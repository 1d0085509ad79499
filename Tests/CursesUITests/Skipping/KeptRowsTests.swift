import Observation
import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

/// Rows are made anew when something of theirs has changed, and only then.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct KeptRowsTests {
    @Test(arguments: Rows.allCases)
    private func step_fromRowToRow_makesNoRowAnew(_ rows: Rows) async {
        let model = RowsModel()
        let sut = await pilot(rows.view(model))
        model.made = 0
        await sut.press("Down")
        #expect(model.made == 0)
        #expect(sut.screen.contains("▸ 3!"))
        #expect(sut.differenceFromNothing == nil)
    }

    @Test
    func value_thatTheRowsAreMadeWith_changesThem() async {
        let model = RowsModel()
        let sut = await pilot(PeopleTable(model: model))
        model.sign = "?"
        await sut.settle()
        #expect(sut.screen.contains("▸ 2?"))
        #expect(!sut.screen.contains("!"))
        #expect(sut.differenceFromNothing == nil)
    }

    @Test
    func value_readInARow_changesIt() async {
        let model = RowsModel()
        let sut = await pilot(PeopleList(model: model))
        model.sign = "?"
        await sut.settle()
        #expect(sut.screen.contains("▸ 2?"))
        #expect(!sut.screen.contains("!"))
        #expect(sut.differenceFromNothing == nil)
    }

    private func pilot(_ view: some View) async -> Pilot {
        let sut = Pilot(view, size: Size(width: 20, height: 10))
        await sut.press("Down")
        await sut.press("Down")
        return sut
    }
}

@Observable
private final class RowsModel {
    var selection: Int? = 0
    var sign = "!"
    @ObservationIgnored var made = 0
}

private struct PeopleTable: View {
    @Bindable var model: RowsModel

    var body: some View {
        let sign = model.sign
        Table((0..<100).map(Number.init), selection: $model.selection) {
            TableColumn("Number") { number in
                model.made += 1
                return Text(verbatim: "\(number.id)\(sign)")
            }
        }
    }
}

private struct PeopleList: View {
    @Bindable var model: RowsModel

    var body: some View {
        List((0..<100).map(Number.init), selection: $model.selection) { number in
            model.made += 1
            return Text(verbatim: "\(number.id)\(model.sign)")
        }
    }
}

/// A table whose mark is told above it, so that all that stands around it is made anew at each step.
private struct CountedTable: View {
    @Bindable var model: RowsModel

    var body: some View {
        VStack(spacing: 0) {
            Text(verbatim: "at \(model.selection ?? 0)")
            PeopleTable(model: model)
        }
        .rowVerb("open")
        .toolbar { Button("add") { model.made += 1 } }
    }
}

/// The ways that rows are shown in.
private enum Rows: CaseIterable {
    case table, list, countedTable

    @MainActor
    func view(_ model: RowsModel) -> AnyView {
        switch self {
        case .table: AnyView(PeopleTable(model: model))
        case .list: AnyView(PeopleList(model: model))
        case .countedTable: AnyView(CountedTable(model: model))
        }
    }
}

private struct Number: Identifiable {
    let id: Int
}
