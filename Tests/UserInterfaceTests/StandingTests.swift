import CursesCore
import CursesTesting
import DataSource
import Essentials
import Testing

@testable import Model
@testable import SharedInterface
@testable import UserInterface

/// What the dashboard and the trends say of where a person stands, and of what they do not know.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct StandingTests {
    func weighIns(_ weights: [(daysAgo: Int, weight: Double)]) -> [WeighIn] {
        weights.enumerated().map { index, item in
            WeighIn(
                id: UUID(UInt8(index)),
                day: Day.preview.advanced(by: -item.daysAgo),
                time: .midnight,
                weight: item.weight,
                height: 178
            )
        }.sorted { $0.day < $1.day }
    }

    @Test(arguments: [nil, 71.5])
    func first_weighIn_isListed_andAGoalIsNamedUntilItIsSet(goal: Double?) {
        let rows = rows([(0, 72.4)], "40x10", goal: goal)
        #expect(rows.contains { $0.contains("▸ today") && $0.contains("72.4") }, "\(rows)")
        #expect(rows.contains { $0.contains("○ goal: g") } == (goal == nil), "\(rows)")
        #expect(rows.contains { $0.contains("○ chart: tomorrow") }, "\(rows)")
    }

    @Test(
        arguments: [
            (72.4, 178.0, "2000-01-01"), (95, 178, "2000-01-01"), (18, 110, "2021-05-01"),
        ]
    )
    func first_weighIn_hasAnExampleThatSuits(
        _ weight: Double,
        _ height: Double,
        _ born: String
    ) throws {
        var person = Person.ann
        (person.height, person.birthDate, person.sex) = (height, Day(born), nil)
        person.goal = nil
        let weighIns = weighIns([(0, weight)]).map { weighIn in
            var weighIn = weighIn
            weighIn.height = height
            return weighIn
        }
        let rows = rows(person, weighIns, "80x24")
        #expect(rows.contains { $0.contains("example") } == (height == 178), "\(rows)")
        #expect(rows.contains { $0.contains("e sets the sex") } == (height == 110), "\(rows)")
        #expect(rows.contains { $0.contains("⠤⠤⠤⠤⠤⠤⠤⠤") } == (weight == 72.4), "\(rows)")
    }

    @Test
    func child_withoutAGoal_hasNoKeyForOne() async {
        for size in [Size(width: 80, height: 24), Size(width: 200, height: 60)] {
            let pilot = Preview.named("DashboardView_Child").pilot(size, "en")
            await pilot.settle()
            #expect(!pilot.screen.contains("g goal"), "\(pilot.screen)")
        }
    }

    @Test(arguments: ["en", "ja"])
    func week_thatEnded_leavesTheListItsColumns(_ language: String) async {
        let pilot = Preview.named("DashboardView_Week")
            .pilot(Size(width: 120, height: 40), language)
        await pilot.settle()
        #expect(pilot.screen.contains(language == "en" ? "x hides this" : "x で"), "\(pilot.screen)")
        let heads = language == "en" ? #/day .*time .*BMI/# : #/日付.*時刻.*BMI/#
        #expect(pilot.screen.contains(heads), "\(pilot.screen)")
    }

    @Test
    func baby_onALargeScreen_hasARowForEachWeighIn() {
        let store = Dashboard.baby(.preview)
        #expect(DashboardYearView.height(store) == 6)
        store.overview.entries = Array(repeating: store.overview.entries[0], count: 11)
        #expect(DashboardYearView.height(store) == 14)
        #expect(DashboardYearView.height(.ann(.preview)) == DashboardYearView.height)
    }

    /// A range that ends after the goal's day has two dates, and a pace away from the goal is not 0.0.
    @Test
    func goal_paces_nameBothEndsOrTheGoalsDay_andSayAPaceAway() throws {
        let today = Day.preview
        let style = GoalStyle(
            WeightStyle(.kilograms),
            DayStyle(catalog: .module, locale: Locale(identifier: "en")),
            today: today
        )
        func paces(_ pace: Double, _ own: Double, _ course: GoalCourse) -> [String] {
            let goal = Goal(weight: 70, by: today.advanced(by: 70))
            return style.paces(
                GoalOutlook(goal: goal, distance: -2, course: course, pace: pace, ownPace: own)
            )
        }
        let range = today.advanced(by: 20)...today.advanced(by: 110)
        let expected = ["on course: Dec 2026 – Mar 2027", "on course for 29 Jan"]
        #expect(paces(-0.2, -0.4, .expected(range)) == expected)
        #expect(paces(-0.2, 0.3, .away).dropFirst().first == "needs 0.2 a week, you have +0.3")
    }

    @Test
    func goal_isCountedFromTheTrend_whichIsSaid() {
        let fresh = [(0, 71.2)] + (1...20).map { ($0, 72.3 + Double($0) / 20) }
        let screen = rows(fresh, "80x24", goal: 71.8, from: 77).joined(separator: "\n")
        #expect(screen.contains(/trend 7\d\.\d: 0\.\d kg to go/), "\(screen)")
        let above = rows(falling, "80x24", goal: 71.5, from: 77).joined(separator: "\n")
        #expect(above.contains(/trend 7\d\.\d: 2\.\d kg to go/), "\(above)")
    }

    @Test
    func nothing_wasEntered_historyAndTrendsNameTheNextKeys() {
        let (history, trends) = (
            History(.previewFirstLaunch, person: .ann, loadingState: .loaded),
            Trends(.previewFirstLaunch, person: .ann, loadingState: .loaded)
        )
        let first = screen(NavigationStack { HistoryView(store: history) })
        #expect(first.contains("t trends"), "\(first)")
        let second = screen(NavigationStack { TrendsView(store: trends) })
        #expect(second.contains("h history"), "\(second)")
    }

    private func screen(_ view: some View) -> String {
        Pilot(
            view.environment(\.appDependencies, .previewFirstLaunch),
            size: Size(width: 40, height: 12)
        ) { $0.stringCatalog = .module }.screen
    }

    func rows(
        _ weights: [(daysAgo: Int, weight: Double)],
        _ size: String,
        unit: WeightUnit = .kilograms,
        goal: Double? = 71.5,
        from start: Double? = nil
    ) -> [String] {
        var person = Person.ann
        person.goalWeight = goal
        if let goal, let start { person.goal = Goal(weight: goal, setOn: .epoch, trend: start) }
        return rows(person, weighIns(weights), size, unit)
    }

    private func rows(
        _ person: Person,
        _ weighIns: [WeighIn],
        _ size: String,
        _ unit: WeightUnit = .kilograms
    ) -> [String] {
        let store = Dashboard(
            .preview,
            person: person,
            settings: Settings(weightUnit: unit, hasReadLimits: true),
            today: .preview,
            overview: OverviewService(.preview).overview(
                of: weighIns,
                person: person,
                scheme: .who,
                unit: unit,
                today: .preview
            )
        )
        let numbers = size.split(separator: "x").compactMap { Int($0) }
        let pilot = Pilot(
            DashboardContentView(store: store).environment(\.appDependencies, .preview),
            size: Size(width: numbers[0], height: numbers[1])
        ) { $0.stringCatalog = .module }
        return pilot.screen.split(separator: "\n").map { String($0) }
    }

    nonisolated static let sizes = ["80x24", "40x12", "60x20", "120x40"]

    @Test(arguments: sizes)
    func first_weighIn_namesTheNextKeysAndTheGoal(_ size: String) {
        let text = rows([(0, 72)], size, goal: nil).joined(separator: "\n")
        #expect(text.contains("✓ first weigh-in") && text.contains("○ goal: g"), "\(text)")
        if size == "80x24" || size == "120x40" { #expect(text.contains("h history"), "\(text)") }
    }

    let falling = weights(count: 28, gap: 1, from: 74, slope: 0.1, noise: 0.2)
    let wavering = weights(count: 28, gap: 1, from: 80, slope: 0, noise: 1)

    /// Weights from today back, above and below a line by turns.
    static func weights(
        count: Int,
        gap: Int,
        from weight: Double,
        slope: Double,
        noise: Double
    ) -> [(daysAgo: Int, weight: Double)] {
        (0..<count).map { index in
            let sign: Double = index % 2 == 0 ? 1 : -1
            return (index * gap, weight + slope * Double(index * gap) + sign * noise)
        }
    }

    @Test(arguments: sizes)
    func dashboard_losing_ratesRangeAndDistance(_ size: String) {
        let screen = rows(falling, size).joined(separator: "\n")
        #expect(screen.contains(/−0\.\d\d ± 0\.1\d kg a week/))
        // A distance whose goal is not there would be taken for one of the newest weight.
        #expect(screen.contains(size == "40x12" ? #/goal 71\.5 kg/# : #/2\.\d kg to go/#))
        #expect(screen.contains("Dec"))
        #expect(screen.contains("goal 71.5 kg"))
        if size == "120x40" {
            #expect(screen.contains(/energy +400–850 kcal\/day below need/))
            #expect(screen.contains(/normal +58/))
        }
    }

    @Test(arguments: ["80x24", "100x30", "120x40"])
    func dashboard_measuresBesideARateAndAGoal_keepTheFrame(_ size: String) {
        var person = Person.ann
        person.goalWeight = 71.5
        var weighIns = weighIns(falling)
        weighIns[weighIns.count - 1].measures = Measures([.waist: 88, .bodyFat: 21.5])
        let rows = rows(person, weighIns, size)
        #expect(rows[0].hasPrefix("╭ "), "\(rows)")
        #expect(rows.count { $0.hasPrefix("╰") } == 2, "\(rows)")
        if size == "120x40" { #expect(rows.contains { $0.contains("waist") }, "\(rows)") }
    }

    @Test(arguments: sizes)
    func dashboard_noClearChange_noDateAndNoEnergy(_ size: String) {
        let screen = rows(wavering, size).joined(separator: "\n")
        let words = ["steady 4 weeks ± 0.3 kg/week", "steady for 4 weeks (± 0.3 kg a week)"]
        #expect(words.contains(where: screen.contains), "\(screen)")
        #expect(screen.contains(#/\d kg to go/#))
        #expect(!screen.contains("kcal"))
        #expect(!screen.contains("2027"))
    }

    @Test(arguments: sizes)
    func dashboard_movingAway_saysSo(_ size: String) {
        let screen = rows(falling, size, goal: 90).joined(separator: "\n")
        #expect(screen.contains("moving away"))
    }

    @Test(arguments: sizes)
    func dashboard_goalYearsAhead_isNamedBesideItsMonth(_ size: String) {
        let slowly = Self.weights(count: 60, gap: 1, from: 114, slope: 0.04, noise: 0.2)
        let rows = rows(slowly, size, goal: 70)
        let month = rows.firstIndex { $0.contains(" at the earliest") }
        // With its bar in the row below.
        #expect(rows.prefix((month ?? 0) + 2).contains { $0.contains("goal") }, "\(rows)")
    }

    @Test(arguments: [(6, "1 week"), (7, "1 month"), (30, "1 month"), (31, "3 months")])
    func dashboard_fewDays_areNotShownAtTheEdgeOfALongTime(_ daysAgo: Int, _ title: String) {
        let screen = rows([(daysAgo, 74), (0, 73.8)], "80x24").joined(separator: "\n")
        #expect(screen.contains("╭ \(title) ─"), "\(screen)")
    }

    @Test(arguments: sizes)
    func dashboard_atTheGoal_saysSo(_ size: String) {
        let steady = Self.weights(count: 28, gap: 1, from: 74.5, slope: 0, noise: 0)
        let screen = rows(steady, size, goal: 74.5).joined(separator: "\n")
        #expect(screen.contains("reached on 20 Nov"))
        #expect(!screen.contains("to go") && !screen.contains("%"))
    }

    @Test(arguments: sizes)
    func dashboard_monthlyWeighIns_rateOverAYear(_ size: String) {
        let monthly = Self.weights(count: 12, gap: 30, from: 74, slope: 0.03, noise: 0.2)
        let screen = rows(monthly, size, unit: .stones).joined(separator: "\n")
        #expect(screen.contains("lb a week"))
        if size != "80x24" { #expect(screen.contains("last 12 months")) }
        #expect(!screen.contains("Weigh in on"))
    }

    @Test(arguments: sizes)
    func dashboard_oldWeighIns_sayTheirDay(_ size: String) {
        let stale = (200..<290).map { (daysAgo: $0, weight: 72.4) }
        let screen = rows(stale, size).joined(separator: "\n")
        #expect(screen.contains("6 months ago"))
        #expect(!screen.contains("Today"))
        #expect(screen.contains("no recent weigh-ins"))
        #expect(!screen.contains("to see the rate"))
        if size == "80x24" { #expect(screen.contains("╭ 3 Feb – 4 May 2026 ─")) }
    }

    @Test
    func dashboard_fiveDaysInARow_saysFromWhenOn() {
        let first = (0..<5).map { (daysAgo: $0, weight: 72.4) }
        let screen = rows(first, "80x24").joined(separator: "\n")
        #expect(screen.contains("Weigh in on Sun 22 Nov or later for your pace."))
    }

    @Test(arguments: sizes)
    func dashboard_rateOfPastDays_saysUntilWhen_andThereIsNoEnergy(_ size: String) {
        let past = falling.map { (daysAgo: $0.daysAgo + 10, weight: $0.weight) }
        let screen = rows(past, size).joined(separator: "\n")
        #expect(screen.contains("kg a week"))
        #expect(screen.contains("to 10 Nov"), "\(screen)")
        #expect(!screen.contains("kcal"))
    }

    @Test(arguments: sizes)
    func dashboard_goalReached_isSaidWithoutAWayToGo(_ size: String) {
        let screen = rows(falling, size, goal: 76, from: 80).joined(separator: "\n")
        #expect(screen.contains("reached on"), "\(screen)")
        #expect(!screen.contains("to go"))
        if size == "80x24" { #expect(screen.contains(/2\.\d kg below/)) }
    }

    @Test
    func dashboard_goalJustReached_isSaidInALineThatXPutsAway() async {
        let store = Dashboard.ann(.preview)
        let pilot = Pilot(
            DashboardView(store: store).environment(\.appDependencies, .preview),
            size: Size(width: 80, height: 24)
        ) { $0.stringCatalog = .module }
        await pilot.settle()
        store.overview.goal = store.overview.entries.first.map { entry in
            let day = entry.weighIn.day
            return GoalOutlook(
                goal: Goal(weight: 71.5, setOn: day.advanced(by: -9), trend: 80, reachedOn: day),
                distance: 0,
                course: .reached,
                state: .reached
            )
        }
        await pilot.settle()
        #expect(pilot.screen.contains("You have reached your goal: 71.5 kg · x hides this"))
        await pilot.press("x")
        await pilot.settle()
        #expect(!pilot.screen.contains("You have reached"))
    }

    // In two lines where they do not fit into one.
    @Test(arguments: [
        (
            GoalOutlook(
                goal: Goal(63...65.5),
                distance: -2.8,
                course: .expected(Day(number: 21_163)...Day(number: 21_173))
            ),
            ["あと 2.8 kg", "現ペースなら2027年12月21日まで", "目標 63.0〜65.5 kg"]
        )
    ])
    func goalSentence_inJapanese_fits(_ outlook: GoalOutlook, _ lines: [String]) async {
        let pilot = Pilot(
            GoalSentenceView(
                goal: outlook.goal,
                outlook: outlook,
                style: WeightStyle(.kilograms),
                today: .preview
            ),
            size: Size(width: 30, height: 8)
        ) {
            $0.stringCatalog = .module
            $0.locale = Locale(identifier: "ja")
        }
        await pilot.settle()
        let rows = pilot.screen.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
        // With the help bar.
        #expect(rows.count == 4, "\(pilot.screen)")
        #expect(lines.allSatisfy(pilot.screen.contains), "\(pilot.screen)")
    }

    @Test(arguments: ["en", "ja"], [Size(width: 80, height: 24), Size(width: 120, height: 40)])
    func dashboard_measures_areAllThereBesideAGoal(language: String, size: Size) async {
        let pilot = Preview.named("MeasureLineView")
            .pilot(size, language)
        await pilot.settle()
        let texts = ["71.5 kg", "87.0 cm", "Upper arms L", "Hips", "ふくらはぎ"]
        let screen = pilot.screen.replacing("\u{A0}", with: " ")
        #expect(texts.allSatisfy(screen.contains), "\(screen)")
    }

    @Test(arguments: sizes)
    func dashboard_smallWithoutABirthDate_hasNoClass(_ size: String) {
        var kid = Person.ann
        (kid.height, kid.birthDate) = (110, nil)
        let weights = weighIns([(0, 18)]).map { weighIn in
            var weighIn = weighIn
            weighIn.height = 110
            return weighIn
        }
        let screen = rows(kid, weights, size).joined(separator: "\n")
        #expect(screen.contains("14.88"))
        #expect(screen.contains("birth date missing"), "\(screen)")
        #expect(screen.contains("e sets the birth date"), "\(screen)")
        #expect(!screen.contains("thinness") && !screen.contains("normal"))
        #expect(!screen.contains("┬──────┬"))
    }

    @Test
    func limits_areSaidOnce_xPutsThemAway_helpKeepsThem() async {
        let pilot = Preview.named("DashboardView_Limits")
            .pilot(Size(width: 80, height: 24), "en")
        await pilot.settle()
        #expect(pilot.screen.contains("BMI is a screening value, not a diagnosis"))
        await pilot.press("x")
        await pilot.settle()
        #expect(!pilot.screen.contains("BMI is a screening value, not a diagnosis"))
        await pilot.press("?", "/")
        await pilot.type("class is a")
        await pilot.settle()
        #expect(pilot.screen.contains("A BMI class is a screening value, not a diagnosis."))
    }
}
