import CursesCore
import CursesTesting
import DataSource
import Testing

@testable import Model
@testable import SharedInterface
@testable import UserInterface

@Suite(.timeLimit(.minutes(10)))
struct RateStyleTests {
    func text(
        _ weekly: Double,
        _ margin: Double,
        _ unit: WeightUnit = .kilograms,
        isClear: Bool = true
    ) -> String {
        let rate = Rate(
            slope: weekly / 7,
            margin: margin / 7,
            isClear: isClear,
            window: .month,
            firstDay: .epoch,
            lastDay: .epoch
        )
        return RateStyle(weight: WeightStyle(unit)).text(rate)
    }

    @Test(arguments: [
        (-0.42, 0.354, "−0.42 ± 0.35 kg"), (0.52, 0.356, "+0.5 ± 0.4 kg"),
        (-0.6701, 0.4739, "−0.7 ± 0.5 kg"), (-0.42, 0.096, "−0.42 ± 0.10 kg"),
        (-0.42, 0.05, "−0.42 ± 0.05 kg"), (-0.42, 0.0109, "−0.42 ± 0.01 kg"),
        (-0.7, 0, "−0.70 ± 0.01 kg"), (-22.2, 11.4, "−22 ± 11 kg"), (-8.04, 2.31, "−8.0 ± 2.3 kg"),
    ])
    func text_hasTheDecimalsThatTheMarginIsWorth(
        _ weekly: Double,
        _ margin: Double,
        _ expected: String
    ) {
        #expect(text(weekly, margin) == expected)
    }

    @Test
    func text_noClearChange_isZeroWithItsMargin() {
        #expect(text(0.0329, 0.2193, isClear: false) == "+0.03 ± 0.22 kg")
        #expect(text(-0.0536, 0.3687, isClear: false) == "−0.1 ± 0.4 kg")
    }

    @Test
    func text_clearChange_neverLooksLikeNone() {
        #expect(text(-0.121, 0.109) == "−0.12 ± 0.11 kg")
        #expect(text(-0.6701, 0.66375) == "−0.67 ± 0.66 kg")
    }

    @Test(arguments: [
        (RateWindow.month, 28, "4 weeks"), (.month, 26, "4 weeks"), (.month, 20, "3 weeks"),
        (.month, 7, "7 days"), (.quarter, 91, "3 months"), (.quarter, 23, "3 weeks"),
        (.quarter, 60, "2 months"), (.year, 365, "12 months"), (.year, 335, "12 months"),
        (.year, 100, "3 months"),
    ])
    func words_nameTheDays(_ window: RateWindow, _ days: Int, _ length: String) {
        func rate(
            _ weekly: Double,
            _ weeklyMargin: Double,
            bend: Int? = nil,
            span: Double = 0.9,
            long: LongChange? = nil
        ) -> Rate {
            Rate(
                slope: weekly / 7,
                margin: weeklyMargin / 7,
                isClear: weekly.magnitude > weeklyMargin,
                window: window,
                firstDay: .preview.advanced(by: 1 - days),
                lastDay: .preview,
                trendSpan: span,
                bendDay: bend.map { .preview.advanced(by: -$0) },
                longChange: long
            )
        }
        let style = DayStyle(catalog: .module, locale: Locale(identifier: "en"))
        let weight = WeightStyle(.kilograms)
        guard window == .month else {
            for weekly in [0.1, 0.3] {
                let unclear = rate(weekly, 0.4)
                #expect(style.texts(of: unclear, weight) == ["no clear direction in \(length)"])
                #expect(style.details(of: unclear, weight, today: .preview) == [])
            }
            #expect(style.details(of: rate(0.6, 0.4), today: .preview) == ["last \(length)"])
            return
        }
        #expect(
            style.texts(of: rate(0.1, 0.24), weight)
                == [
                    "steady for \(length) (± 0.2 kg a week)", "steady \(length) ± 0.2 kg/week",
                    "steady for \(length)",
                ]
        )
        #expect(style.details(of: rate(0.1, 0.24), today: .preview) == [])
        #expect(style.text(of: rate(0.3, 0.4), weight) == "+0.3 ± 0.4 kg a week")
        let unclear = ["last \(length), not certain yet", "not certain yet", "last \(length)"]
        #expect(style.details(of: rate(0.3, 0.4), today: .preview) == unclear)
        // A curve that came back has had a course.
        #expect(style.text(of: rate(0.1, 0.24, span: 1.1), weight) == "+0.10 ± 0.24 kg a week")
        #expect(style.details(of: rate(0.1, 0.24, span: 1.1), today: .preview) == unclear)
        let long = LongChange(
            kilograms: -2.9,
            window: .quarter,
            firstDay: .preview.advanced(by: -90),
            lastDay: .preview
        )
        let slow = rate(-0.1, 0.24, long: long)
        #expect(style.text(of: slow, weight) == "−0.10 ± 0.24 kg a week")
        #expect(
            style.details(of: slow, weight, today: .preview)
                == unclear.map { "\($0), −2.9 kg in 3 months" } + ["−2.9 kg in 3 months"]
        )
        let bent = rate(0.6, 0.4, bend: 10)
        #expect(style.details(of: bent, today: .preview) == ["last \(length)"])
        #expect(
            style.details(of: bent, weight, today: .preview)
                == ["last \(length), changed about 10 Nov", "changed about 10 Nov"]
        )
        #expect(style.remark(of: bent, weight, today: .preview) == "changed about 10 Nov")
        #expect(style.remark(of: slow, weight, today: .preview) == "−2.9 kg in 3 months")
        let later = Day.preview.advanced(by: 8)
        #expect(style.remark(of: slow, weight, today: later) == "−2.9 kg in 3 months to 20 Nov")
        #expect(
            style.details(of: slow, weight, today: later).last == "−2.9 kg in 3 months to 20 Nov"
        )
        #expect(style.remark(of: bent, weight, today: later) == nil)
        #expect(
            style.details(of: rate(0.6, 0.4), today: .preview.advanced(by: 8))
                == ["\(length) to 20 Nov", "to 20 Nov"]
        )
        #expect(
            style.details(of: rate(0.3, 0.4), today: .preview.advanced(by: 8))
                == ["\(length) to 20 Nov, not certain yet", "\(length) to 20 Nov", "to 20 Nov"]
        )
    }

    @Test(arguments: [WeightUnit.pounds, .stones])
    func text_pounds_alsoForStones(_ unit: WeightUnit) {
        #expect(text(-0.42, 0.2, unit) == "−0.9 ± 0.4 lb")
        #expect(text(-0.42, 0.03, unit) == "−0.93 ± 0.07 lb")
    }

    @Test(arguments: [
        (0.03, true, "0.0"), (0.3, true, "↑ +0.3"), (-0.3, true, "↓ −0.3"), (0.3, false, "+0.3"),
    ])
    @MainActor
    func rateOfAPerson_thatIsNothingWhenRounded_goesNowhere(
        _ weekly: Double,
        _ isClear: Bool,
        _ expected: String
    ) {
        let rate = Rate(
            slope: weekly / 7,
            margin: 0.001,
            isClear: isClear,
            window: .month,
            firstDay: .preview,
            lastDay: .preview
        )
        let view = PersonRateView(
            rate: rate,
            style: WeightStyle(.kilograms),
            today: .preview
        )
        let pilot = Pilot(view, size: Size(width: 20, height: 6))
        #expect(pilot.screen.split(separator: "\n").first.map(String.init) == expected)
    }
}
