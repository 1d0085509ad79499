import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@Suite(.timeLimit(.minutes(10)))
struct CalendarTests {
    @Test(arguments: [
        (1970, 1, 1, 0), (1969, 12, 31, -1), (2000, 2, 29, 11_016), (2024, 2, 29, 19_782),
        (2026, 11, 20, 20_777), (1600, 1, 1, -135_140), (0, 3, 1, -719_468),
        (9999, 12, 31, 2_932_896),
    ])
    func date_OfANumber_AndBack(year: Int, month: Int, day: Int, number: Int) {
        let date = CalendarDate(year: year, month: month, day: day)
        #expect(date.number == number)
        #expect(CalendarDate(number: number) == date)
    }

    @Test(arguments: [(0, 3), (4, 0), (-1, 2), (20_777, 4), (-719_468, 2)])
    func weekday_CountsFromMonday(number: Int, expected: Int) {
        #expect(CalendarDate.weekday(number) == expected)
    }

    @Test
    func ticks_FallOnBeginnings() {
        let span = Span(
            TestDay(2025, 10, 5).primitivePlottable,
            TestDay(2026, 1, 20).primitivePlottable
        )
        #expect(dates(.months(1), span) == ["2025-11-1", "2025-12-1", "2026-1-1"])
        #expect(dates(.months(3), span) == ["2026-1-1"])
        #expect(dates(.years(1), span) == ["2026-1-1"])
        #expect(dates(.years(2), span) == ["2026-1-1"])
        #expect(dates(.years(5), span) == [])
        #expect(dates(.week, span).prefix(2) == ["2025-10-6", "2025-10-13"])
        #expect(CalendarStep.day.ticks(in: span).count == 108)
        #expect(CalendarStep.day.ticks(in: Span(0, 1e8)) == [])
        #expect(CalendarStep.day.ticks(in: Span()) == [])
        #expect(CalendarStep.years(1000).ticks(in: Span(-1e8, 1e8)).count == 547)
    }

    @Test(arguments: [
        (6, 60, ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]),
        (6, 20, ["Tue", "Thu", "Sat"]),
        (30, 60, ["6 Oct", "13 Oct", "20 Oct", "27 Oct", "3 Nov"]),
        (30, 20, ["6 Oct", "20 Oct", "3 Nov"]),
        (91, 60, ["Nov", "Dec", "Jan"]),
        (91, 40, ["Nov", "Dec", "Jan"]),
        (300, 76, ["Nov", "Dec", "2026", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug"]),
        (300, 54, ["Nov", "2026", "Mar", "May", "Jul"]),
        (364, 60, ["Nov", "2026", "Mar", "May", "Jul", "Sep"]),
        (364, 16, ["2026", "Jul"]),
        (1500, 76, ["2026", "Jul", "2027", "Jul", "2028", "Jul", "2029", "Jul"]),
        (1500, 14, ["2026", "2028"]),
        (10_000, 40, ["2030", "2035", "2040", "2045", "2050"]),
    ])
    func labels_FollowTheRoom(days: Int, columns: Int, expected: [String]) {
        let first = TestDay(2025, 10, 6)
        let span = Span(first.primitivePlottable, Double(first.number + days))
        let planner = planner(span, columns)
        let labels = planner.ticks().placed(in: columns)
            .filter { $0.labelStart != nil }
            .map { $0.label.elements.map(\.glyph.text).joined() }
        #expect(labels == expected)
    }

    private func planner(_ span: Span, _ columns: Int) -> TickPlanner {
        TickPlanner(
            scale: PlotScale(span, dots: columns * 2),
            cells: columns,
            dotsPerCell: 2,
            kind: .calendar,
            marks: AxisMarks(),
            environment: EnvironmentValues(),
            isHorizontal: true
        )
    }

    @Test(arguments: 18...48, [19, 20])
    func weekdays_areEvenlyFarApart(_ columns: Int, _ day: Int) throws {
        let first = CalendarDate(year: 2026, month: 11, day: day).number
        let planner = planner(Span(Double(first), Double(first + 6)), columns)
        let ticks = planner.placed(in: columns)
            .sorted { $0.offset < $1.offset }
            .filter { $0.labelStart != nil }
        let names = ticks.map { $0.label.elements.map(\.glyph.text).joined() }
        #expect(names.count > 2 && names.allSatisfy { $0.count == 3 }, "\(names)")
        let starts = ticks.compactMap(\.labelStart)
        let gaps = zip(starts, starts.dropFirst()).map { $1 - $0 }
        let (least, most) = (try #require(gaps.min()), try #require(gaps.max()))
        #expect(least > 3 && most - least < 3, "\(names) \(starts)")
    }

    @Test(arguments: [
        (65, ["Sep", "Oct", "Nov", "23 Nov"]),
        (45, ["Sep", "Oct", "Nov", "23 Nov"]),
        (110, ["25 Aug", "7 Sep", "21 Sep", "5 Oct", "19 Oct", "2 Nov", "23 Nov"]),
        (56, ["Sep", "Oct", "Nov", "23 Nov"]),
    ])
    func ends_ofADaysAxis_areLabelledWhereTheyHideNoMonth(_ columns: Int, _ expected: [String]) {
        let first = CalendarDate(year: 2026, month: 8, day: columns == 65 ? 24 : 25).number
        let last = CalendarDate(year: 2026, month: 11, day: 23).number
        let planner = planner(Span(Double(first), Double(last)), columns)
        let ticks = planner.placed(in: columns)
            .sorted { $0.offset < $1.offset }
            .filter { $0.labelStart != nil }
        #expect(ticks.map { $0.label.elements.map(\.glyph.text).joined() } == expected)
        let ends = ticks.compactMap { tick in tick.labelStart.map { $0 + tick.label.width } }
        let gaps = zip(ends, ticks.dropFirst()).map { ($1.labelStart ?? 0) - $0 }
        #expect(gaps.allSatisfy { $0 > 0 })
        #expect([gaps.first, gaps.last].allSatisfy { $0 ?? 0 > 1 })
        #expect(ends.allSatisfy { $0 <= columns })
    }

    @Test
    func fortnights_begin_onTheSameMondaysWhereverTheAxisDoes() {
        let first = CalendarDate(year: 2026, month: 8, day: 24).number
        let all = Set(CalendarStep.weeks(2).ticks(in: Span(Double(first), Double(first + 400))))
        for start in first..<first + 20 {
            let ticks = CalendarStep.weeks(2).ticks(in: Span(Double(start), Double(first + 400)))
            #expect(ticks.allSatisfy { all.contains($0) && CalendarDate.weekday($0) == 0 })
            #expect(ticks.count == all.count { $0 >= start })
        }
    }

    private func dates(_ step: CalendarStep, _ span: Span) -> [String] {
        step.ticks(in: span).map {
            let date = CalendarDate(number: $0)
            return "\(date.year)-\(date.month)-\(date.day)"
        }
    }
}
