import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@Suite(.timeLimit(.minutes(10)))
struct GaugeTests {
    private let size = Size(width: 34, height: 8)

    @Test
    func classes_showTheOneThatTheValueIsIn() {
        let pilot = Pilot(BMIGauge(value: 22.85), size: size)
        #expect(
            pilot.content == """
                ├────┬━━━━━●━┬──────┬────────────┤
                15 18.5     25     30           40
                """
        )
    }

    @Test
    func fill_isTinted() {
        let pilot = Pilot(BMIGauge(value: 22.85).tint(.orange), size: size)
        let orange = Color.orange.style(in: .standard).foreground
        #expect(pilot.cells[7, 0].glyph.text == "━")
        #expect(pilot.cells[7, 0].style.foreground == orange)
        #expect(Pilot(BMIGauge(value: 22.85), size: size).cells[7, 0].style.foreground != orange)
    }

    @Test(arguments: [
        (15.0, "├●━━━┬──"), (18.4, "├━━━●┬──"), (18.5, "├────┬●━━"), (-5, "├‹━━━┬──"),
    ])
    func value_atABound_standsOnItsOwnSide(value: Double, start: String) {
        let pilot = Pilot(BMIGauge(value: value), size: size)
        #expect(pilot.content.hasPrefix(start))
    }

    @Test
    func value_beyondTheEnd_isAnArrow() {
        #expect(Pilot(BMIGauge(value: 40), size: size).content.contains("━●┤"))
        #expect(Pilot(BMIGauge(value: 46.6), size: size).content.contains("━›┤"))
    }

    @Test(arguments: [(39.9, "━━●┤"), (40, "──●┤"), (46.6, "──›┤")])
    func value_beyondABoundAtTheEnd_fillsNoRangeBeforeIt(value: Double, end: String) {
        let gauge = Gauge(value: value, in: 15...40) {
        } currentValueLabel: {
        } markedValueLabels: {
            ForEach([25.0, 35, 40], id: \.self) { Text(verbatim: "\($0)").tag($0) }
        }
        let pilot = Pilot(gauge, size: size)
        #expect(pilot.screen.contains(end), "\(pilot.screen)")
    }

    @Test
    func labels_standInTheLabelColumnAndBesideTheLine() {
        let pilot = Pilot(
            Form {
                Gauge(value: 0.5) {
                    Text("Trend")
                } currentValueLabel: {
                    Text("half")
                }
                Gauge(value: 7, in: 0...10) {
                    Text("Goal")
                } currentValueLabel: {
                    Text("7 kg")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("10")
                }
                .gaugeStyle(.linearCapacity)
                Gauge(value: 1.0) { Text("Full") }.gaugeStyle(.accessoryLinearCapacity)
            },
            size: size
        )
        #expect(
            pilot.content == """
                Trend  ├━━━━━━━━━━●─────────┤ half
                Goal   ├━━━━━━━━━━━━━━──────┤ 7 kg
                       0                   10
                Full   ├━━━━━━━━━━━━━━━━━━━━━━━━━┤
                """
        )
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308])
    func senselessValues_survive(value: Double) {
        let pilot = Pilot(
            VStack {
                BMIGauge(value: value)
                Gauge(value: 5.0, in: (-1e308)...1e308) { Text("wide") }
                Gauge(value: 5.0, in: 5...5) { Text("none") }
                Gauge(value: value, in: 0...(.infinity)) { Text("all") }
            },
            size: size
        )
        #expect(pilot.content.contains("●") || value.isNaN)
    }

    @Test(arguments: [1, 3, 4, 5, 10, 15, 20])
    func anyWidth_survives(width: Int) {
        let pilot = Pilot(
            VStack {
                BMIGauge(value: 22)
                Gauge(value: 0.5) {
                    Text(hostileText)
                } currentValueLabel: {
                    Text(hostileText)
                }
            },
            size: Size(width: width, height: 8)
        )
        #expect(!pilot.screen.unicodeScalars.contains("\u{1B}"))
    }

    @Test
    func image_knownSymbol_isDrawn() {
        let pilot = Pilot(
            HStack {
                Image(systemName: "checkmark")
                Image(systemName: "figure.run")
                Text("ok")
            },
            size: size
        )
        #expect(pilot.content.trimmed == "✓ ☺ ok")
    }
}

private struct BMIGauge: View {
    let value: Double

    var body: some View {
        Gauge(value: value, in: 15...40) {
            EmptyView()
        } currentValueLabel: {
            EmptyView()
        } minimumValueLabel: {
            Text("15")
        } maximumValueLabel: {
            Text("40")
        } markedValueLabels: {
            Text("18.5").tag(18.5)
            Text("25").tag(25)
            Text("30").tag(30.0)
        }
    }
}
