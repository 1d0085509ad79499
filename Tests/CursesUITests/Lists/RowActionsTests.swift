import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct RowActionsTests {
    @Test
    func swipeActions_haveTheirKeysOnTheMarkedRow() async {
        let sut = Pilot(RowsView(), 40, 6)
        await sut.press("Down", "f")
        #expect(sut.content.hasSuffix("favorite Bob"))
    }

    @Test
    func space_opensTheMenuOfTheRow_itsActionIsDoneAndTheListIsBack() async {
        let sut = Pilot(RowsView(), 40, 6)
        await sut.press("Down", "Space")
        #expect(sut.content.contains("Actions"))
        #expect(sut.content.contains("▸ More"))
        #expect(sut.content.contains("  Favorite"))
        #expect(sut.content.contains("  Remove"))
        #expect(sut.helpBar.contains("Enter choose"))
        await sut.press("End", "Enter")
        #expect(sut.content == "  Ann\n▸ Bob More\nremove Bob")
        await sut.press("Space", "Esc")
        #expect(sut.content == "  Ann\n▸ Bob More\nremove Bob")
    }

    @Test
    func secondButton_ofARow_isInTheMenu() async {
        let sut = Pilot(RowsView(), 40, 8)
        await sut.press("Down", "Space")
        #expect(sut.content.contains("▸ More"))
        await sut.press("Enter")
        #expect(sut.content.hasSuffix("more Bob"))
    }

    @Test
    func space_onATable_opensTheMenuOfTheRow_andItsActionIsDone() async {
        let sut = Pilot(CellsView(), 40, 8)
        await sut.press("Down", "Space")
        #expect(sut.content.contains("Actions"))
        #expect(sut.content.contains("▸ More Bob"))
        await sut.press("Enter")
        #expect(!sut.content.contains("Actions"))
        #expect(sut.content.hasSuffix("more Bob"))
    }

    @Test
    func section_withAModifierInAForEach_staysRows() {
        let sut = Pilot(SectionsView(), 30, 6)
        #expect(
            sut.content == """
                  2025
                ▸ May
                  2026
                  June
                """
        )
    }
}

private struct RowsView: View {
    @State private var done = ""

    var body: some View {
        VStack(alignment: .leading) {
            List(["Ann", "Bob"], id: \.self) { name in
                HStack {
                    Button(name) { done = "open \(name)" }
                    if name == "Bob" { Button("More") { done = "more Bob" } }
                }
                .swipeActions {
                    Button("Favorite") { done = "favorite \(name)" }
                        .keyboardShortcut("f", modifiers: [])
                    Button("Remove", role: .destructive) { done = "remove \(name)" }
                }
            }
            .frame(height: .rows(2))
            Text(verbatim: done)
        }
    }
}

private struct CellsView: View {
    private struct Person: Identifiable {
        let id: String
    }

    @State private var done = ""

    var body: some View {
        VStack(alignment: .leading) {
            Table(["Ann", "Bob"].map(Person.init)) {
                TableColumn("Name") { person in
                    Button(person.id) { done = "open \(person.id)" }
                        .contextMenu {
                            Button("More \(person.id)") { done = "more \(person.id)" }
                        }
                }
            }
            .frame(height: .rows(3))
            Text(verbatim: done)
        }
    }
}

private struct SectionsView: View {
    var body: some View {
        List {
            ForEach([(2025, "May"), (2026, "June")], id: \.0) { year, month in
                Section("\(String(year))") { Text(verbatim: month) }
                    .listSectionSeparator(.hidden)
                    .foregroundStyle(.primary)
            }
        }
    }
}
