import CursesCore
import CursesTesting
import DataSource
import Testing

@testable import Model
@testable import SharedInterface
@testable import UserInterface

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct TrendsViewTests {
    @Test(arguments: [
        ([], "[3m]", "22 Aug – 20 Nov 2026"), (["["], "[3m]", " – "),
        (["2", "["], "[1m]", "6 Oct – 5 Nov 2026"), (["+"], "[46d]", "6 Oct – 20 Nov 2026"),
    ])
    func shown_periodHasItsYear_tabsStayTrue(
        _ keys: [String],
        _ tab: String,
        _ period: String
    ) async {
        let pilot = Preview.named("TrendsView")
            .pilot(Size(width: 80, height: 24), "en")
        await pilot.settle()
        for key in keys { await pilot.press(key) }
        #expect(pilot.screen.contains(tab))
        #expect(pilot.screen.contains(period), "\(pilot.screen)")
    }

    @Test
    func click_onTheDashboardsChart_opensThem() async {
        let pilot = Preview.named("PeopleView")
            .pilot(Size(width: 80, height: 24), "en")
        await pilot.settle()
        await pilot.press("Enter")
        #expect(await pilot.wait { pilot.screen.contains("a weigh in") }, "\(pilot.screen)")
        let before = pilot.cells
        await pilot.press("Tab", "S-Tab")
        #expect(pilot.cells == before)
        await pilot.click(x: 60, y: 6)
        #expect(await pilot.wait { pilot.screen.contains("[3m]") }, "\(pilot.screen)")
    }

    @Test
    func wheel_overTheDashboardsChart_zoomsIt() async {
        let pilot = Preview.named("PeopleView")
            .pilot(Size(width: 80, height: 24), "en")
        await pilot.settle()
        await pilot.press("Enter")
        #expect(await pilot.wait { pilot.screen.contains("╭ 3 months ") }, "\(pilot.screen)")
        await pilot.wheel(.wheelUp, x: 60, y: 6)
        #expect(await pilot.wait { pilot.screen.contains("╭ 1 month ") }, "\(pilot.screen)")
        #expect(pilot.screen.contains("▸ today"), "\(pilot.screen)")
        await pilot.wheel(.wheelUp, x: 60, y: 6)
        #expect(await pilot.wait { pilot.screen.contains("╭ 1 week ") }, "\(pilot.screen)")
        for _ in 0..<3 { await pilot.wheel(.wheelDown, x: 60, y: 6) }
        #expect(await pilot.wait { pilot.screen.contains("╭ 3 months ") }, "\(pilot.screen)")
        await pilot.press("+")
        #expect(await pilot.wait { pilot.screen.contains("╭ 1 month ") }, "\(pilot.screen)")
        await pilot.press("-")
        #expect(await pilot.wait { pilot.screen.contains("╭ 3 months ") }, "\(pilot.screen)")
    }

    @Test
    func wheel_overTheChart_zooms() async {
        let pilot = Preview.named("TrendsView")
            .pilot(Size(width: 80, height: 24), "en")
        await pilot.settle()
        await pilot.wheel(.wheelUp, x: 40, y: 5)
        #expect(pilot.screen.contains(/\[\d\dd\]/), "\(pilot.screen)")
        for _ in 0..<9 { await pilot.wheel(.wheelDown, x: 40, y: 5) }
        #expect(pilot.screen.contains("All of it is shown"), "\(pilot.screen)")
    }

    @Test(arguments: [nil, TrendOverlay(kind: .yearBefore)])
    func time_withoutWeighIns_saysSoInPlaceOfAxes(_ overlay: TrendOverlay?) async {
        let store = Trends(
            .preview,
            person: .ann,
            loadingState: .loaded,
            window: TrendWindow(days: Day.preview.advanced(by: -91)...Day.preview),
            overlay: overlay
        )
        let pilot = Pilot(TrendsContentView(store: store), size: Size(width: 80, height: 22)) {
            $0.stringCatalog = .module
        }
        await pilot.settle()
        #expect(pilot.screen.contains("No weigh-ins in this period"), "\(pilot.screen)")
        #expect(!pilot.screen.contains("goal") && !pilot.screen.contains("┤"))
    }

    @Test(arguments: [(3, false), (12, true)])
    func time_withoutWeighIns_saysWhenTheLastWas_whateverHasRoom(
        _ height: Int,
        _ isReason: Bool
    ) async {
        let view = EmptyPeriodView(newest: .preview, hint: "5 shows all of them")
            .frame(height: Double(height))
        let pilot = Pilot(view, size: Size(width: 20, height: 14)) {
            $0.stringCatalog = .module
        }
        await pilot.settle()
        #expect(pilot.screen.contains("20 Nov 2026"), "\(pilot.screen)")
        #expect(pilot.screen.contains("No weigh-ins in") == isReason, "\(pilot.screen)")
    }

    @Test
    func zoom_tabsStayWhereTheyAre() async {
        let pilot = Preview.named("TrendsView")
            .pilot(Size(width: 80, height: 24), "en")
        await pilot.settle()
        func tabs() -> String { String(pilot.screen.prefix { $0 != "\n" }.suffix(27)) }
        #expect(tabs().hasSuffix("1w  1m [3m] 1y  all"))
        await pilot.press("+")
        #expect(tabs().hasSuffix("[46d] 1w  1m  3m  1y  all"), "\(tabs())")
    }

    // But for the course of the marked one, where there is room for both.
    @Test(arguments: [(24, 18), (60, 40)])
    func statistics_ofMoreRowsThanFit_fillTheScreen(_ height: Int, _ count: Int) async {
        let weeks = (0..<60).map { index in
            var statistics = Statistics.sample
            statistics.firstDay = Day.preview.advanced(by: -7 * index)
            return statistics
        }
        let store = Trends(
            .preview,
            loadingState: .loaded,
            course: Course(
                person: .ann,
                today: .preview,
                statistics: [PeriodStatistics(period: .week(start: .monday), statistics: weeks)]
            )
        )
        await store.send(.periodButtonTapped(.week(start: .monday)))
        let pilot = Pilot(
            PreviewHost { _ in StatisticsTableView(store: store) },
            size: Size(width: 80, height: height)
        )
        await pilot.settle()
        let rows = pilot.screen.split(separator: "\n").count { $0.contains("72.6") }
        #expect(rows >= count, "\(pilot.screen)")
    }

    @Test
    func statistics_anotherSize_keepTheirMark() async {
        let pilot = Preview.named("StatisticsTableView")
            .pilot(Size(width: 80, height: 24), "en")
        await pilot.settle()
        await pilot.press("Down", "Down")
        #expect(pilot.screen.contains("▸ September 2026"), "\(pilot.screen)")
        await pilot.resize(to: Size(width: 20, height: 6))
        await pilot.settle()
        #expect(pilot.screen.contains("▸ Sep 2026"), "\(pilot.screen)")
    }

    @Test
    func statistics_ofAnotherPeriod_markTheOneOfTheSameTime() async {
        let pilot = Preview.named("StatisticsTableView")
            .pilot(Size(width: 80, height: 24), "en")
        await pilot.settle()
        await pilot.press("Down", "Down", "w")
        await pilot.settle()
        #expect(pilot.screen.contains("▸ 31 Aug – 6 Sep 2026"), "\(pilot.screen)")
        await pilot.press("y")
        await pilot.settle()
        #expect(pilot.screen.contains("▸ 2026"), "\(pilot.screen)")
    }

    @Test
    func forecast_clearChange_isALineInItsCone() async {
        let pilot = Preview.named("TrendsView_Forecast")
            .pilot(Size(width: 80, height: 24), "en")
        await pilot.settle()
        #expect(pilot.screen.contains(/27 Nov 2026 +╌ forecast 6\d\.\d kg +6\d\.\d–6\d\.\d kg/))
        #expect(pilot.screen.contains(/−0\.\d\d? ± 0\.\d\d? kg a week/))
        #expect(!pilot.screen.contains("No rate"))
    }

    @Test(arguments: [80, 120, 160, 200, 240], ["en", "ja"])
    func statistics_inStones_areWholeAtEveryWidth(_ width: Int, _ language: String) async {
        let view = ScreenPreview(.previewStones) { TrendsFlow(store: Trends($0, person: .ann)) }
        let pilot = Pilot(view, size: Size(width: width, height: 40)) {
            $0.stringCatalog = .module
            $0.locale = Locale(identifier: language)
        }
        await pilot.settle()
        #expect(pilot.screen.contains("12 st 13"), "\(pilot.screen)")
        #expect(!pilot.screen.contains("…"), "\(pilot.screen)")
    }

    @Test(arguments: [(160, 60, true), (40, 12, false)])
    func forecast_legendNamesItsRangeWhereThatIsDrawn(
        _ width: Int,
        _ height: Int,
        _ isDrawn: Bool
    ) async {
        let pilot = Preview.named("TrendsView_Forecast")
            .pilot(Size(width: width, height: height), "en")
        await pilot.settle()
        await pilot.press("Esc", "3")
        await pilot.settle()
        #expect(pilot.screen.contains("╌ forecast"), "\(pilot.screen)")
        #expect(pilot.screen.contains("⠒ likely range") == isDrawn, "\(pilot.screen)")
    }

    @Test(arguments: [40, 80, 120])
    func rateThatIsNotClear_isSaidInTheSameWordsAtEveryWidth(_ width: Int) async {
        let pilot = Preview.named("TrendsView")
            .pilot(Size(width: width, height: 24), "en")
        await pilot.settle()
        #expect(!pilot.screen.contains("No forecast: no clear"), "\(pilot.screen)")
        let change = width > 40 ? " kg in 3 months" : "−1.6 kg 89 days"
        #expect(pilot.screen.contains(change), "\(pilot.screen)")
    }

    @Test(arguments: ["en", "ja"])
    func zoomed_onANarrowScreen_tellsHowMuchIsShown(_ language: String) async {
        let pilot = Preview.named("TrendsView")
            .pilot(Size(width: 40, height: 12), language)
        await pilot.settle()
        await pilot.press("+")
        await pilot.settle()
        let title = pilot.screen.split(separator: "\n").first ?? ""
        #expect(title.contains(#/\[\d+\p{L}+\]/#), "\(pilot.screen)")
    }

    // What is all of it has nothing before or after it, and who asks is told.
    @Test
    func allOfIt_doesNotPromiseWhatIsBeforeIt() async {
        let pilot = Preview.named("TrendsView")
            .pilot(Size(width: 80, height: 24), "en")
        await pilot.settle()
        #expect(pilot.screen.contains("[ ] earlier, later"), "\(pilot.screen)")
        await pilot.press("5")
        await pilot.settle()
        #expect(!pilot.screen.contains("earlier"), "\(pilot.screen)")
        await pilot.press("[")
        await pilot.settle()
        #expect(pilot.screen.contains("Nothing before these."), "\(pilot.screen)")
    }

    @Test
    func statistics_onAWideScreen_growWithIt() async {
        let pilot = Preview.named("StatisticsTableView")
            .pilot(Size(width: 200, height: 60), "en")
        await pilot.settle()
        let panel = pilot.screen.split(separator: "\n").first { $0.contains("╭ ") } ?? ""
        #expect(PlainText.width(of: panel.trimmingPrefix(" ").description) > 140, "\(pilot.screen)")
    }

    @Test(arguments: [(60, false), (80, true), (120, true)], ["en", "ja"])
    func statistics_barsWhereThereIsRoom_theColumnsAreExplained(
        _ size: (width: Int, hasBars: Bool),
        _ language: String
    ) async {
        let pilot = Preview.named("StatisticsTableView").pilot(
            Size(width: size.width, height: 40),
            language
        )
        await pilot.settle()
        let rows = pilot.screen.split(separator: "\n")
        let weights = rows.filter { $0.contains(#/│ [▸ ] .*20\d\d.* \d\d\.\d /#) }
        #expect(weights.count == 4, "\(pilot.screen)")
        #expect(weights.allSatisfy { $0.contains("─●─") == size.hasBars })
        let isEnglish = language == "en"
        #expect(pilot.screen.contains(isEnglish ? "trend: " : "トレンド："))
        #expect(pilot.screen.contains(isEnglish ? "By month · kg" : "月ごと · kg"))
        let panel = rows.first { $0.contains("╭ ") }?.trimmingPrefix(" ") ?? ""
        let width = PlainText.width(of: String(panel))
        #expect(size.width == 120 ? width > 80 : width == size.width, "\(width)")
    }

    @Test
    func statistics_fromTheNewestMonth_theNewestWeekIsMarked() async {
        let pilot = Preview.named("StatisticsTableView").pilot(Size(width: 80, height: 24), "en")
        await pilot.settle()
        await pilot.press("w")
        await pilot.settle()
        #expect(pilot.screen.contains("▸ 16 – 22 Nov 2026"), "\(pilot.screen)")
        await pilot.press("m", "Down", "w")
        await pilot.settle()
        #expect(pilot.screen.contains("▸ 28 Sep – 4 Oct 2026"), "\(pilot.screen)")
    }

    @Test(arguments: [(160, 3), (150, 2), (90, 0), (80, 0)])
    func draw_aWideScreen_theNewestOfEachPeriodStandSideBySide(
        _ width: Int,
        _ groups: Int
    ) async {
        let preview = Preview.named("TrendsView")
        let size = Size(width: width, height: 40)
        let pilot = preview.pilot(size, "en")
        await pilot.settle()
        let isSideBySide = groups > 1
        let titles = pilot.screen.split(separator: "\n").filter { $0.contains("mean") }
        // The figures of all that is shown, and of a year that has no column.
        #expect(titles.count == [3: 2, 2: 3, 0: 0][groups])
        #expect(titles.last.map { $0.split(separator: "mean").count } ?? 1 == groups + 1)
        #expect(pilot.screen.contains(/weigh-ins {3,}month/) == isSideBySide)
        // Without room for them the chart has it, above one line of figures.
        #expect(pilot.screen.contains(/−1.\d kg 89 days {3,}0.\d kg to go/) != isSideBySide)
    }

    // The only weigh-in is on the last day, at the median, whose name is there too.
    @Test(arguments: [(40, 12), (80, 24)])
    func growthChart_aSingleWeighIn_isNotHiddenByTheNames(width: Int, height: Int) async throws {
        var chart = GrowthChart.preview
        let end = try #require(chart.lines.first { $0.name == .percentile(50) }?.points.last)
        var screens = [String]()
        for points in [[], [end]] {
            chart.points = points
            let view = GrowthChartView(chart: chart)
            let pilot = Pilot(view, size: Size(width: width, height: height))
            await pilot.settle()
            screens.append(pilot.screen)
        }
        #expect(screens[0].contains("50") && screens[0] != screens[1], "\(screens[1])")
    }

    // The ends of the tint are the 15th and the 85th percentile, and only the curve is solid.
    @Test
    func growthChart_withBlocks_isASolidCurveOnATint() async throws {
        let terminal = TerminalColors(count: .max, background: .black, foreground: .white)
        let theme = Theme(.automatic, on: terminal)
        let view = GrowthChartView(chart: .preview)
        let pilot = Pilot(view, size: Size(width: 60, height: 20)) {
            $0.terminalColors = terminal
            $0.theme = theme
        }
        await pilot.settle()
        let edge = try #require(theme.fade).edge(0)
        var dots = 0
        for column in 10..<50 {
            let cells = (0..<20).map { pilot.cells[column, $0] }
            let dotted = cells.filter { (0x2801...0x28FF).contains($0.glyph.base.value) }
            dots += dotted.count
            #expect(dotted.allSatisfy { $0.style.foreground != theme.tint.foreground })
            let isSolid = cells.contains {
                $0.style.foreground == edge || $0.style.background == edge
            }
            #expect(isSolid, "\(column): \(pilot.screen)")
        }
        // Three lines of five, with a cell or two in a column.
        #expect(dots < 40 * 4, "\(pilot.screen)")
    }

    @Test(arguments: [(500, 2...4), (1400, 3...6)])
    func growthChart_longAges_areFew(_ days: Int, _ count: ClosedRange<Int>) {
        let words = GrowthWords(
            days: DayStyle(catalog: .module, locale: Locale(identifier: "en")),
            birthDate: Day.preview.advanced(by: -5500)
        )
        let ticks = words.ticks(in: Day.preview.advanced(by: -days)...Day.preview)
        #expect(count.contains(ticks.count), "\(ticks)")
    }

    @Test
    func percentiles_offerNoStatistics() async {
        let pilot = Preview.named("TrendsView_Child").pilot(Size(width: 100, height: 30), "en")
        #expect(await pilot.wait { pilot.screen.contains("s statistics") }, "\(pilot.screen)")
        await pilot.press("m")
        #expect(await pilot.wait { pilot.screen.contains("BMI-for-age") }, "\(pilot.screen)")
        #expect(!pilot.screen.contains("statistics"), "\(pilot.screen)")
    }
}
