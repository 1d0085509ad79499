import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct LiveDateTests {
    private let date = Date(timeIntervalSinceReferenceDate: 800_000_000)
    nonisolated private static let start = Date(timeIntervalSinceReferenceDate: 799_990_000.5)

    private func text(_ form: LiveDate.Form, _ seconds: Double) -> String {
        LiveDate(form: form, date: date).text(at: date + seconds) { $0.plain }
    }

    private func pause(_ form: LiveDate.Form, _ seconds: Double) -> Double? {
        LiveDate(form: form, date: date).pause(after: date + seconds)
    }

    @Test(arguments: [
        (0, "0:00"), (62.5, "1:02"), (3600, "1:00:00"), (-59.5, "1:00"), (-133_141, "36:59:01"),
    ])
    func timer_isTheTimeSinceOrUntil(_ seconds: Double, _ expected: String) {
        #expect(text(.timer, seconds) == expected)
    }

    @Test(arguments: [
        (5, "5 sec"), (65, "1 min 5 sec"), (120, "2 min"), (8_590, "2 hr 23 min"),
        (90_000, "1 d 1 hr"), (-172_800, "2 d"), (3_000_000, "1 mo 4 d"),
        (35_000_000, "1 yr 1 mo"),
    ])
    func relative_isTheTwoLargestUnits(_ seconds: Double, _ expected: String) {
        #expect(text(.relative, seconds) == expected)
    }

    @Test(arguments: [(65, "+1 min"), (-7_300, "-2 hr"), (-86_400, "-1 d")])
    func offset_isTheLargestUnitWithASign(_ seconds: Double, _ expected: String) {
        #expect(text(.offset, seconds) == expected)
    }

    @Test(arguments: [
        LiveDate.Form.timer, .relative, .offset,
        .span(start: Self.start, countsDown: true, showsHours: true),
        .span(start: Self.start, countsDown: false, showsHours: true),
    ])
    func pause_endsWhenTheTextChanges_andNotBefore(_ form: LiveDate.Form) {
        let times = [
            -90_000.25, -7_261.5, -3_600, -3_599.75, -61, -59.5, -0.5, 0, 0.25, 59, 3_599, 3_661.5,
            90_061,
        ]
        for start in times {
            guard let pause = pause(form, start) else {
                #expect(text(form, start) == text(form, start + 1e9))
                continue
            }
            #expect(pause > 0)
            #expect(text(form, start) == text(form, start + pause * 0.99), "\(form) \(start)")
            // The last pause of a span ends with it, where the text may be the same.
            if form.isSpan, start + pause >= 0 { continue }
            #expect(text(form, start) != text(form, start + pause + 1e-6), "\(form) \(start)")
        }
    }

    @Test(arguments: [(-150.0, 1.0), (-100, 1), (-25, 0.25), (0, 0), (5, 0)])
    func share_isTheTimeLeft_orPassed(_ seconds: Double, _ left: Double) {
        for countsDown in [true, false] {
            let form = LiveDate.Form.span(
                start: date - 100,
                countsDown: countsDown,
                showsHours: true
            )
            let share = LiveDate(form: form, date: date).share(at: date + seconds)
            #expect(share == (countsDown ? left : 1 - left))
        }
    }

    @Test
    func text_changesWhileTheProgramWaits_andWakesItNoOftener() async {
        let clock = TestClock()
        let sut = Pilot(
            VStack {
                Text(Date() - 7_200.5, style: .relative)
                Text(verbatim: "still")
            },
            size: Size(width: 30, height: 6)
        ) { $0.sleep = clock.sleep }
        await sut.settle()
        #expect(sut.screen.contains("2 hr"))
        #expect(clock.sleeperCount == 1)
        // Two hours and no minute change at the next minute.
        clock.advance(by: .seconds(59))
        await sut.settle()
        #expect(clock.sleeperCount == 1)
        #expect(sut.window.frameRequest.isPending == false)
    }

    @Test
    func text_ofAnotherDate_countsFromIt() async {
        let model = DateModel()
        let sut = Pilot(DateView(model: model), size: Size(width: 30, height: 6))
        #expect(sut.screen.contains("since 1:0"))
        #expect(sut.screen.contains { $0 == ":" })
        model.date = Date() - 7_200
        await sut.settle()
        #expect(sut.screen.contains("since 2:0"))
    }

    @Test
    func unit_isTranslated() {
        let sut = Pilot(Text(Date() - 8_590, style: .relative), size: Size(width: 30, height: 6)) {
            $0.locale = Locale(identifier: "ja")
            $0.stringCatalog = StringCatalog(PackageResources.Localizable_xcstrings)
        }
        #expect(sut.screen.hasPrefix("2時間 23分"))
    }
}

extension LiveDate.Form {
    fileprivate var isSpan: Bool {
        if case .span = self { true } else { false }
    }
}

@MainActor @Observable
private final class DateModel {
    var date = Date() - 3600
}

private struct DateView: View {
    let model: DateModel

    var body: some View {
        Text("since ") + Text(model.date, style: .timer).bold()
    }
}
