import CursesCore
import CursesTesting
import DataSource
import Testing

@testable import Model
@testable import SharedInterface
@testable import UserInterface

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct DayStyleTests {
    let today = Day(number: 20_777)

    func style(_ language: String = "en") -> DayStyle {
        DayStyle(catalog: .module, locale: Locale(identifier: language))
    }

    @Test(arguments: [
        (0, ["at this rate 20 Dec"], ["このペースなら12月20日"]),
        (
            20,
            [
                "at this rate 20 Dec – 9 Jan 2027", "at this rate by 9 Jan 2027",
                "at this rate by Jan 2027",
            ],
            [
                "このペースなら12月20日〜2027年1月9日", "現ペースなら2027年1月9日まで",
                "現ペースなら2027年1月まで",
            ]
        ),
        (
            70,
            ["at this rate Dec 2026 – Feb 2027", "at this rate by Feb 2027"],
            ["このペースなら2026年12月〜2027年2月", "現ペースなら2027年2月まで"]
        ),
        (
            400, ["at this rate Dec 2026 – Jan 2028", "at this rate by Jan 2028"],
            ["このペースなら2026年12月〜2028年1月", "現ペースなら2028年1月まで"]
        ),
    ])
    func goal_saysWhenItIsMetAtThisRate(_ length: Int, _ english: [String], _ japanese: [String]) {
        let first = today.advanced(by: 30)
        let course = GoalCourse.expected(first...first.advanced(by: length))
        #expect(style().texts(course, near: today) == english)
        #expect(style("ja").texts(course, near: today) == japanese)
        #expect(
            style().texts(.away, near: today) == ["moving away from the goal", "moving away"]
        )
        #expect(style().texts(.unknown, near: today).isEmpty)
        #expect(style().texts(.passed, near: today).isEmpty)
    }

    @Test
    func change_sinceNoOther_isTheNumberWithoutItsUnit() {
        let weighIn = WeighIn(id: .zero, day: today, time: .midnight, weight: 72, height: 178)
        let entry = HistoryEntry(weighIn: weighIn, change: -0.5, trend: 72, bmi: 22.7)
        let change = style().change(of: entry, since: nil, WeightStyle(.kilograms))
        let sut = Pilot(change, size: Size(width: 20, height: 6))
        #expect(sut.screen.contains("0.5") && !sut.screen.contains("kg"), "\(sut.screen)")
    }

    @Test(arguments: [
        (0, "Today", "今日"), (1, "Yesterday · Thu 19 Nov", "昨日 · 11月19日(木)"),
        (6, "6 days ago · Sat 14 Nov", "6日前 · 11月14日(土)"),
        (59, "59 days ago · Tue 22 Sep", "59日前 · 9月22日(火)"),
        (60, "2 months ago · Mon 21 Sep", "2か月前 · 9月21日(月)"),
        (203, "6 months ago · Fri 1 May", "6か月前 · 5月1日(金)"),
        (420, "13 months ago · 26 Sep 2025", "13か月前 · 2025年9月26日"),
        (1100, "3 years ago · 16 Nov 2023", "3年前 · 2023年11月16日"),
    ])
    func title_saysHowOldADayIs(_ daysAgo: Int, _ english: String, _ japanese: String) {
        let day = today.advanced(by: -daysAgo)
        #expect(style().title(day, today: today) == english)
        #expect(style("ja").title(day, today: today) == japanese)
    }

    @Test(arguments: [
        (0, 0, "20 Nov 2026", "2026年11月20日"), (50, 50, "9 Jan 2027", "2027年1月9日"),
        (10, 30, "30 Nov – 20 Dec 2026", "2026年11月30日〜12月20日"),
        (30, 60, "20 Dec 2026 – 19 Jan 2027", "2026年12月20日〜2027年1月19日"),
        (0, 6, "20 – 26 Nov 2026", "2026年11月20〜26日"),
        (-80, 20, "1 Sep – 10 Dec 2026", "2026年9月1日〜12月10日"),
        (30, 91, "20 Dec 2026 – 19 Feb 2027", "2026年12月20日〜2027年2月19日"),
    ])
    func span_namesItsFirstAndItsLastDay(
        _ first: Int,
        _ last: Int,
        _ english: String,
        _ japanese: String
    ) {
        let days = today.advanced(by: first)...today.advanced(by: last)
        #expect(style().span(days) == english)
        #expect(style("ja").span(days) == japanese)
    }

    @Test(arguments: [
        (-80, 20, "Sep – Dec 2026", "2026年9月〜12月"),
        (30, 91, "Dec 2026 – Feb 2027", "2026年12月〜2027年2月"),
    ])
    func months_areTheFirstAndTheLast(
        _ first: Int,
        _ last: Int,
        _ english: String,
        _ japanese: String
    ) {
        let days = today.advanced(by: first)...today.advanced(by: last)
        #expect(style().months(days) == english)
        #expect(style("ja").months(days) == japanese)
    }

    @Test(arguments: [
        (0, "Fri 20 Nov", "11月20日(金)"), (-323, "Thu 1 Jan", "1月1日(木)"),
        (-324, "31 Dec 2025", "2025年12月31日"),
    ])
    func row_ofAnotherYear_saysTheYear(_ offset: Int, _ english: String, _ japanese: String) {
        let day = today.advanced(by: offset)
        #expect(style().row(day, near: today) == english)
        #expect(style("ja").row(day, near: today) == japanese)
    }

    @Test(
        arguments: [
            (Period.week(start: .monday), -4, "16 Nov 2026", "2026年11月16日"),
            (Period.week(start: .monday), -326, "29 Dec 2025", "2025年12月29日"),
            (Period.month, -19, "Nov 2026", "2026年11月"), (Period.year, -323, "2026", "2026年"),
        ] as [(Period, Int, String, String)]
    )
    func name_ofAPeriod_isShort_aWeekIsItsFirstDay(
        _ period: Period,
        _ offset: Int,
        _ english: String,
        _ japanese: String
    ) {
        let day = today.advanced(by: offset)
        #expect(style().name(of: period, from: day) == english)
        #expect(style("ja").name(of: period, from: day) == japanese)
    }

    @Test(arguments: [
        (0, "today", "today"), (1, "yesterday", "yesterday"), (2, "Wed 18 Nov", "Wed 18 Nov"),
        (324, "Wed 31 Dec", "31 Dec 2025"),
    ])
    func listed_longList_hasTheYearsThatAreNotThisOne(
        _ daysAgo: Int,
        _ short: String,
        _ dated: String
    ) {
        let day = today.advanced(by: -daysAgo)
        #expect(style().listed(day, today: today, hasYear: false) == short)
        #expect(style().listed(day, today: today, hasYear: true) == dated)
    }

    @Test(arguments: [
        (7, true, ["last 4 weeks"], ["直近4週間"]),
        (
            8, true, ["4 weeks to 12 Nov", "to 12 Nov"], ["11月12日までの4週間", "11月12日まで"]
        ),
        (
            0, false, ["last 4 weeks, not certain yet", "not certain yet", "last 4 weeks"],
            ["直近4週間、まだ不確か", "まだ不確か", "直近4週間"]
        ),
    ])
    func details_ofARate_sayUntilWhenItIs(
        _ age: Int,
        _ isClear: Bool,
        _ english: [String],
        _ japanese: [String]
    ) {
        let last = today.advanced(by: -age)
        let rate = Rate(
            slope: -0.1,
            margin: 0.02,
            isClear: isClear,
            window: .month,
            firstDay: last.advanced(by: -27),
            lastDay: last
        )
        #expect(style().details(of: rate, today: today) == english)
        #expect(style("ja").details(of: rate, today: today) == japanese)
    }

    @Test(arguments: [
        (-450 ... -150, "150–450", "below"), (-450...0, "up to 450", "below"),
        (0...450, "up to 450", "above"), (450...450, "450", "above"),
    ])
    func energy_isSaidAsFood(_ energy: ClosedRange<Int>, _ amount: String, _ word: String) {
        let texts = style().texts(energy: energy)
        #expect(texts[0] == "like eating \(amount) kcal a day \(word) need")
        #expect(texts[1] == "\(amount) kcal a day \(word) need")
        #expect(texts[2] == "\(amount) kcal/day \(word) need")
    }

    @Test
    func text_ofACourse_saysWhatIsKnown() {
        let sut = style()
        #expect(sut.text(.unknown, near: today) == nil)
        #expect(sut.text(.reached, near: today) == nil)
        #expect(sut.text(.away, near: today) == "moving away from the goal")
        #expect(sut.text(.notBefore(today), near: today) == "Nov 2026 at the earliest")
    }
}
