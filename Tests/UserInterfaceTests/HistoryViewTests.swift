import CursesCore
import CursesTesting
import Testing

@testable import SharedInterface
@testable import UserInterface

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct HistoryViewTests {
    @Test(arguments: ["run", "no such note"], ["Esc", "Backspace"])
    func search_isEnded_allRowsAreBackWithTheirMonths(_ query: String, _ end: String) async {
        let pilot = Preview.named("HistoryView")
            .pilot(Size(width: 80, height: 24), "en")
        await pilot.settle()
        let before = pilot.screen.split(separator: "\n").dropFirst()
        await pilot.press("/")
        await pilot.type(query)
        await pilot.settle()
        #expect(!pilot.screen.contains("November 2026"))
        for _ in 0..<(end == "Esc" ? 1 : query.count) { await pilot.press(end) }
        if end == "Backspace" { await pilot.press("Esc") }
        await pilot.settle()
        #expect(pilot.screen.split(separator: "\n").dropFirst().elementsEqual(before))
    }

    @Test(arguments: [("en", "mean 72."), ("ja", "平均 72.")])
    func search_weightsAreCompared_theirMeanIsShown(_ language: String, _ mean: String) async {
        let pilot = Preview.named("HistoryView")
            .pilot(Size(width: 40, height: 12), language)
        await pilot.settle()
        await pilot.press("/")
        await pilot.type("< 73")
        await pilot.settle()
        #expect(pilot.screen.prefix { $0 != "\n" }.contains(mean), "\(pilot.screen)")
    }

    @Test(arguments: [(" RUN ", "run"), ("ru", "ru"), ("07:0", "07:0")])
    func search_marksWhatIsFound(_ query: String, _ found: String) async throws {
        let pilot = Preview.named("HistoryView")
            .pilot(Size(width: 80, height: 24), "en")
        await pilot.settle()
        await pilot.press("/")
        await pilot.type(query)
        await pilot.settle()
        #expect(Set(pilot.underlined()) == [found], "\(pilot.screen)")
    }

    // On 60 columns the Japanese day gives way to the trend.
    @Test(
        arguments: [
            (60, "en"), (80, "en"), (80, "ja"), (120, "en"), (120, "ja"), (200, "en"), (200, "ja"),
        ]
    )
    func search_columnsStayWhereTheyAre(_ width: Int, _ language: String) async throws {
        let pilot = Preview.named("HistoryView")
            .pilot(Size(width: width, height: 40), language)
        await pilot.settle()
        func heads() throws -> Substring {
            let line = try #require(pilot.screen.split(separator: "\n").first { $0.contains("▼") })
            // On a narrow screen the note takes the place of the BMI.
            return line.prefix(upTo: try #require(line.range(of: "kg")).upperBound)
        }
        let before = try heads()
        await pilot.press("/")
        await pilot.type("run")
        await pilot.settle()
        #expect(try heads() == before, "\(pilot.screen)")
    }

    @Test
    func search_nothingIsFoundOnAWideScreen_theTableStaysWhereItIs() async {
        let pilot = Preview.named("HistoryView")
            .pilot(Size(width: 120, height: 40), "en")
        await pilot.settle()
        await pilot.press("/")
        await pilot.type("no such note")
        await pilot.settle()
        #expect(pilot.screen.contains("\n/ no such note"), "\(pilot.screen)")
        #expect(pilot.screen.contains("\n  day ▼ "), "\(pilot.screen)")
    }

    @Test(arguments: [("en", "day ▼"), ("ja", "日付 ▼")])
    func search_nothingIsFoundOnTheSmallestScreen_fieldAndHeadsAreWhole(
        _ language: String,
        _ head: String
    ) async {
        let pilot = Preview.named("HistoryView")
            .pilot(Size(width: 20, height: 6), language)
        await pilot.settle()
        await pilot.press("/")
        await pilot.type("zzz")
        await pilot.settle()
        #expect(pilot.screen.contains("\n/ zzz "), "\(pilot.screen)")
        #expect(pilot.screen.contains("\n  \(head) "), "\(pilot.screen)")
        #expect(pilot.screen.contains(language == "ja" ? "「zzz」は" : "Nothing found"))
    }

    @Test(arguments: [60, 66, 72])
    func months_narrowNotes_countIsWhole(_ width: Int) async throws {
        let pilot = Preview.named("HistoryView")
            .pilot(Size(width: width, height: 20), "en")
        await pilot.settle()
        let months = pilot.screen.split(separator: "\n").filter { $0.contains("  mean") }
        #expect(!months.isEmpty && !months.contains { $0.contains("…") }, "\(months)")
    }

    @Test(arguments: ["en", "ja"])
    func search_atAnyWidth_daysAreOfOneStyle(_ language: String) async throws {
        for width in stride(from: 40, through: 80, by: 4) {
            let pilot = Preview.named("HistoryView").pilot(Size(width: width, height: 20), language)
            await pilot.settle()
            await pilot.press("/")
            await pilot.type("2026")
            await pilot.settle()
            let rows = pilot.screen.split(separator: "\n").filter { $0.contains(" 07:") }
            let plain = rows.filter { $0.contains(/^[▸ ] 2026-\d\d-\d\d/) }
            #expect(plain.isEmpty || plain.count == rows.count, "\(pilot.screen)")
        }
    }

    // The list moves to what is gone to in the frame in which the toast comes.
    @Test(arguments: [12, 16, 18, 24])
    func jump_dayWithoutWeighIns_isSaidOnEveryScreen(_ height: Int) async {
        let pilot = Preview.named("HistoryView")
            .pilot(Size(width: 80, height: height), "en")
        await pilot.settle()
        await pilot.press("g")
        await pilot.settle()
        await pilot.type("2020-12-31")
        await pilot.press("Enter")
        await pilot.settle()
        #expect(pilot.screen.contains("No weigh-in on"), "\(pilot.screen)")
    }
}
