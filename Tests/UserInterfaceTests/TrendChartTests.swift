import CursesCore
import CursesTesting
import DataSource
import Testing

@testable import Model
@testable import SharedInterface
@testable import UserInterface

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct TrendChartTests {
    // The ground below the trend is another; dots would be taken for weigh-ins.
    @Test(arguments: [
        (TerminalColors(count: .max, background: .black), true),
        (TerminalColors(background: .black), false), (TerminalColors(background: .white), true),
        (TerminalColors(), false), (TerminalColors(count: .max, isDark: true), true),
        (TerminalColors(count: 8, background: .black), false),
        (TerminalColors(count: 0, background: .black), false),
    ])
    func chart_isFilled_whereThereAreColours(_ terminal: TerminalColors, _ isFilled: Bool) {
        let pilot = Pilot(
            TrendChartView(
                TrendChart(
                    points: Overview.ann(.preview).points,
                    days: Day.preview.advanced(by: -91)...Day.preview,
                    goal: nil
                ),
                unit: .kilograms
            )
        ) {
            $0.terminalColors = terminal
            $0.theme = Theme(.automatic, on: terminal)
        }
        let size = pilot.cells.size
        let shaded = (0..<size.height).map { row in
            (0..<size.width).count { pilot.cells[$0, row].style.background != .standard }
        }
        // Nothing over the trend, everything but the goal's label below it, and no axis.
        #expect(shaded.first == 0 && shaded.last == 0)
        #expect((shaded.max() ?? 0 > 60) == isFilled, "\(shaded)")
    }

    @Test(arguments: [nil, Day.preview.advanced(by: -17)])
    func chart_ofABend_saysThatThePaceChanged(_ bend: Day?) {
        let pilot = Pilot(
            TrendChartView(
                TrendChart(
                    points: Overview.ann(.preview).points,
                    days: Day.preview.advanced(by: -91)...Day.preview,
                    goal: nil,
                    bend: bend
                ),
                unit: .kilograms
            )
        )
        #expect(pilot.screen.contains("pace changed 3 Nov") == (bend != nil), "\(pilot.screen)")
    }

    // A weight beyond the goal is as good as the goal, as far as it is healthy.
    @Test(arguments: [(72.0, nil, 60.0...72.0), (72, 60...75, 60...72), (80, 60...75, 80...80)])
    func target_ofAGoal_goesOnToTheHealthyWeights(
        _ goal: Double,
        _ healthy: ClosedRange<Double>?,
        _ expected: ClosedRange<Double>
    ) {
        let chart = TrendChart(
            points: Overview.ann(.preview).points,
            days: Day.preview.advanced(by: -91)...Day.preview,
            goal: goal...goal,
            healthyWeights: healthy
        )
        #expect(chart.target == (healthy == nil ? goal...goal : expected))
        #expect(chart.distance == goal / 10)
    }

    // Periods that begin above the goal and below it have the same colours for the same weight.
    @Test(arguments: [(67.8, 75.0...80), (82, 60...75)])
    func target_ofAGoal_isInItsDirectionInEachPeriod(
        _ start: Double,
        _ expected: ClosedRange<Double>
    ) {
        for first in [67.0, 83] {
            let chart = TrendChart(
                points: [TrendPoint(day: .preview, weight: first, trend: first)],
                days: Day.preview...Day.preview,
                goal: 75...75,
                goalStart: start,
                healthyWeights: 60...80
            )
            #expect(chart.target == expected)
        }
    }

    // A goal whose line is drawn is not farther down.
    @Test
    func extent_ofAGoalJustOutside_includesIt() throws {
        var chart = TrendChart(
            points: [],
            days: Day.preview.advanced(by: -30)...Day.preview,
            goal: 75...75
        )
        chart.points = [80, 82.5].map { weight in
            TrendPoint(day: .preview, weight: weight, trend: weight)
        }
        chart.forecast = [
            ForecastPoint(day: .preview, weight: 79, bounds: 78.8...79.2)
        ]
        for (goal, expected) in [(78.4, 78.4), (75.0, 78.8)] {
            chart.goal = goal...goal
            #expect(try #require(chart.extent(ChartService())).weights.lowerBound == expected)
        }
    }

    @Test(arguments: [48, 60, 80, 120])
    func crosshair_besideSomebodyElse_namesBoth(_ width: Int) async {
        let pilot = await pilot(Size(width: width, height: 20)) { store in
            store.selection = store.shownPoints.last?.day
            store.overlay = TrendOverlay(
                kind: .person(PersonSummary.taro.person),
                points: store.shownPoints
            )
        }
        let reading = pilot.screen.split(separator: "\n").first ?? ""
        #expect(reading.contains("太郎 72.3"))
        #expect(reading.contains("20 Nov"))
    }

    // A long name is whole where there is room, and where it is cut it keeps its sign.
    @Test(arguments: [
        (60, false, "╌ Maximiliana-The"), (150, false, "╌ Maximiliana-Theodora Schwarzenberg"),
        (90, true, "╌ Maximiliana-The… 72"),
        (150, true, "╌ Maximiliana-Theodora Schwarzenberg 72"),
    ])
    func legend_ofALongName_cutsItWhereThereIsNoRoom(
        _ width: Int,
        _ isRead: Bool,
        _ words: String
    ) async {
        var person = PersonSummary.taro.person
        person.name = "Maximiliana-Theodora Schwarzenberg"
        let pilot = await pilot(Size(width: width, height: 20)) { store in
            if isRead { store.selection = store.shownPoints.last?.day }
            store.overlay = TrendOverlay(kind: .person(person), points: store.shownPoints)
            store.forecast = Self.forecast(since: store.shownPoints.last)
        }
        let legend = pilot.screen.split(separator: "\n").first ?? ""
        #expect(legend.contains(words), "\(pilot.screen)")
    }

    // A curve that is somewhere else than its weights are says so, whatever its name leaves.
    @Test(
        arguments: [(40, true), (40, false), (41, true), (44, true), (48, false), (60, true)],
        ["en", "ja"]
    )
    func legend_ofACurveThatIsShifted_saysByHowMuch(
        _ size: (width: Int, hasForecast: Bool),
        _ language: String
    ) async {
        var person = PersonSummary.taro.person
        person.name = "Maximiliane Alexandra"
        let pilot = await pilot(Size(width: size.width, height: 12), language) { store in
            let far = store.shownPoints.map { point in
                var far = point
                (far.weight, far.trend) = (point.weight - 30, point.trend - 30)
                return far
            }
            store.overlay = TrendOverlay(kind: .person(person), points: far)
            if size.hasForecast { store.forecast = Self.forecast(since: store.shownPoints.last) }
        }
        let screen: String = pilot.screen
        let legend = screen.split(separator: "\n").first ?? ""
        #expect(legend.contains(" Ma"), "\(screen)")
        let isSaid = legend.contains(#/ \(.*\d+\.\d kg (higher|上げて表示)\)/#)
        #expect(isSaid || legend.contains(#/ \((drawn )?\+\d+\.\d(ずらし)?\)/#), "\(screen)")
    }

    // In few columns too it is said which of two curves is the trend.
    @Test(arguments: ["en", "ja"])
    func legend_ofTheYearBefore_inFewColumns_keepsTheTrend(_ language: String) async {
        let pilot = await pilot(Size(width: 40, height: 12), language) { store in
            let far = store.shownPoints.map { point in
                var far = point
                (far.weight, far.trend) = (point.weight + 6, point.trend + 6)
                return far
            }
            store.overlay = TrendOverlay(kind: .yearBefore, points: far)
            store.forecast = Self.forecast(since: store.shownPoints.last)
        }
        let legend = pilot.screen.split(separator: "\n").first ?? ""
        let words = language == "en" ? ["trend", "a year ago (drawn −"] : ["トレンド", "1年前 (−"]
        #expect(words.allSatisfy(legend.contains), "\(pilot.screen)")
    }

    private func pilot(
        _ size: Size,
        _ language: String = "en",
        change: (Trends) -> Void
    ) async -> Pilot {
        let points = Overview.ann(.preview).points
        let store = Trends(
            .preview,
            loadingState: .loaded,
            course: Course(person: .ann, today: .preview, points: points),
            window: TrendWindow(days: Day.preview.advanced(by: -91)...Day.preview),
            shownPoints: points
        )
        change(store)
        let pilot = Pilot(TrendsContentView(store: store), size: size) {
            $0.locale = Locale(identifier: language)
            $0.stringCatalog = .module
        }
        await pilot.settle()
        return pilot
    }

    private static func forecast(since last: TrendPoint?) -> [ForecastPoint] {
        guard let last else { return [] }
        return [0, 20].map { days in
            let weight = last.trend - Double(days) / 50
            return ForecastPoint(
                day: last.day.advanced(by: days),
                weight: weight,
                bounds: weight - 0.2...weight + 0.2
            )
        }
    }
}
