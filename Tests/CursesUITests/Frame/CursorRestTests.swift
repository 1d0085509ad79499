import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

/// Outside text the cursor rests where it hides nothing, as near to what is chosen as that can be.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct CursorRestTests {
    @Test(arguments: [(1, 1), (0, 3)])
    func button_cursor_restsBeforeIt_orOnItsTitleWhereAGlyphIsThere(_ spacing: Int, _ x: Int) {
        let pilot = Pilot(
            HStack(spacing: Double(spacing)) {
                Text("a")
                Button("Save") {}
            },
            size: size
        )
        #expect(pilot.cursor == Point(x: x, y: 0))
    }

    @Test
    func button_atTheEdge_hasTheCursorOnItsTitle() {
        #expect(Pilot(Button("Save") {}, size: size).cursor == Point(x: 2, y: 0))
    }

    @Test
    func buttons_inARow_theCursorRestsBetweenThem() async {
        let pilot = Pilot(
            HStack {
                Button("Import") {}
                Button("Export") {}
            },
            size: size
        )
        await pilot.press("Tab")
        #expect(pilot.content == "[ Import ] [ Export ]")
        #expect(pilot.marked == "[ Export ]")
        #expect(pilot.cursor == Point(x: 10, y: 0))
    }

    @Test
    func controls_inAForm_keepTheirValuesFreeOfTheCursor() async throws {
        let pilot = Pilot(
            Form {
                Picker("Unit", selection: .constant(1)) {
                    Text("kilograms").tag(1)
                    Text("pounds").tag(2)
                }
                Toggle("Mouse", isOn: .constant(true))
                Stepper("Days", value: .constant(7), in: 1...100)
                Picker("Range", selection: .constant(1)) {
                    Text("week").tag(1)
                    Text("month").tag(2)
                }
                .pickerStyle(.segmented)
            },
            size: size
        )
        for _ in 0..<4 {
            try expectNothingHidden(pilot)
            await pilot.press("Tab")
        }
    }

    @Test
    func calendar_cursor_restsBeforeTheDay_orOnItsMarkBehindAMark() async throws {
        for isMarked in [false, true] {
            let date = TestDay(2026, 11, 24)
            let view = DateForm(date: date).markedDays { (_: TestDay) in isMarked }
            let pilot = Pilot(view, size: Size(width: 34, height: 12))
            await pilot.press("Enter")
            let cursor = try #require(pilot.cursor)
            let glyphs = (0...1).map { pilot.cells[cursor.x + $0, cursor.y].glyph }
            #expect(glyphs.contains(Glyph("▸")), "\(pilot.screen)")
            #expect((glyphs[0] == .blank) == !isMarked, "\(pilot.screen)")
            #expect(pilot.screen.contains(isMarked ? "▸24•" : "▸24 "), "\(pilot.screen)")
        }
    }

    @Test(arguments: [(12, true), (9, false)])
    func calendar_whatItsMarksMean_standsUnderItWhereThereIsRoom(
        _ height: Int,
        _ isSaid: Bool
    ) async {
        let view = DateForm(date: TestDay(2026, 11, 24))
            .markedDays("been there") { (_: TestDay) in true }
        let pilot = Pilot(view, size: Size(width: 40, height: height))
        await pilot.press("Enter")
        #expect(pilot.screen.contains("24•"), "\(pilot.screen)")
        #expect(pilot.screen.contains("• been there") == isSaid, "\(pilot.screen)")
    }

    @Test
    func field_cursor_isWhereTheNextLetterIsTyped() async {
        let pilot = Pilot(
            HStack {
                Text("a")
                TextField("Name", text: .constant("Ann"))
            },
            size: size
        )
        await pilot.press("Home")
        #expect(pilot.cursor == Point(x: 2, y: 0))
    }

    private let size = Size(width: 40, height: 14)

    private func expectNothingHidden(_ pilot: Pilot) throws {
        let cursor = try #require(pilot.cursor)
        #expect(pilot.cells[cursor.x, cursor.y] == .blank, "\(pilot.screen)")
        let marked = pilot.cells[cursor.x + 1, cursor.y].style.attributes
        #expect(marked.contains(.reverse), "\(pilot.screen)")
    }
}
