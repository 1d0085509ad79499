import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct CurveTests {
    @Test
    func level_february2007_isAsWorkedOut() throws {
        let sut = try #require(curve(TrendExamples.february))
        let levels = [74.96704434, 74.89188093, 74.84432276, 74.90926637, 75.11668622]
        for (day, level) in zip([1, 7, 14, 21, 28], levels) {
            #expect(isNear(sut.level(on: day), level, 1e-9))
        }
        #expect(isNear(sut.noise(), 0.64371224))
        #expect(isNear(sut.margin(sut.point(on: 28), noise: sut.noise()), 0.90713817))
        #expect(isNear(sut.margin(sut.point(on: 14), noise: sut.noise()), 0.42774728))
    }

    @Test
    func level_gaps_isAsWorkedOut() throws {
        let sut = try #require(curve(TrendExamples.gaps))
        let levels = [
            81.88977462, 81.78078756, 81.67419878, 81.36755742, 81.26915907, 80.07977897,
        ]
        #expect(zip(sut.days, levels).allSatisfy { isNear(sut.level(on: $0), $1, 1e-9) })
    }

    @Test
    func level_straightLine_isTheLine() throws {
        let sut = try #require(curve(TrendExamples.daily(28) { 80 - 0.1 * Double($0) }))
        for (day, level) in [(0, 80), (14, 78.6), (27, 77.3)] {
            #expect(isNear(sut.level(on: day), level, 1e-12))
        }
        #expect(isNear(sut.margin(sut.point(on: 27), noise: sut.noise()), 0.28924611))
    }

    @Test
    func level_lossThatStops_hasNoLag() throws {
        let sut = try #require(curve(TrendExamples.stop))
        let levels = [78.62514749, 77.52927144, 77.19859748, 77.05298483]
        for (day, level) in zip([14, 28, 35, 41], levels) {
            #expect(isNear(sut.level(on: day), level, 1e-9))
        }
        #expect(isNear(sut.margin(sut.point(on: 41), noise: sut.noise()), 0.41918143))
    }

    // Otherwise the band of a sparse history would depend on the years that are read.
    @Test
    func noise_olderYears_changeNothing() throws {
        let days = (0..<72).map { $0 * 30 }
        let weights = days.map { 125 - Double($0) / 48 }
        let all = try #require(curve((days, weights)))
        let recent = try #require(curve((Array(days.suffix(24)), Array(weights.suffix(24)))))
        #expect(isNear(all.noise(), recent.noise(), 1e-9))
    }

    @Test
    func bandwidth_monthlyWeighIns_reachesTheSixthNearest() throws {
        let sut = try #require(curve(TrendExamples.monthly))
        let bandwidths = sut.days.map { Curve.bandwidth(on: $0, sut.days) }
        #expect(bandwidths == [75.5, 60, 46, 45, 44.5, 60, 75])
        let levels = [
            89.97690038, 89.02612459, 88.16598731, 87.22455134, 86.31987257, 85.39531747,
            84.5055126,
        ]
        #expect(zip(sut.days, levels).allSatisfy { isNear(sut.level(on: $0), $1, 1e-9) })
    }

    @Test
    func slips_aSecondWeighInThatAgrees_makesItReal() {
        let weights = [80, 80.2, 79.9, 80.1, 60, 80, 79.8, 80.2, 75.5, 75.4, 75.6, 90]
        let sut = DayWeights(days: Array(0..<12), weights: weights)
        #expect(sut.slips == [4, 11])
        #expect(sut.days == [0, 1, 2, 3, 5, 6, 7, 8, 9, 10])
    }

    @Test
    func level_nothingIsWeighed_isNone() {
        #expect(Curve(DayWeights(days: [], weights: [])) == nil)
    }

    @Test
    func figures_randomHistories_equalTheReference() throws {
        var slips = 0
        for (days, weights) in TrendExamples.random(TrendExamples.effort, seed: 44) {
            let weighed = DayWeights(days: days, weights: weights)
            #expect(weighed.slips.map { days[$0] } == ReferenceFigures.slips(days, weights))
            slips += weighed.slips.count
            let sut = try #require(Curve(weighed))
            for day in [days[0], (days[0] + days[days.count - 1]) / 2, days[days.count - 1] + 3] {
                let (level, effective) = ReferenceFigures.level(
                    weighed.days,
                    weighed.weights,
                    on: day
                )
                let point = sut.point(on: day)
                #expect(isNear(point.level, level))
                #expect(isNear(point.variance, effective.reduce(0) { $0 + $1 * $1 }))
            }
            #expect(isNear(sut.noise(), ReferenceFigures.noise(weighed.days, weighed.weights)))
        }
        #expect(slips > TrendExamples.effort / 20)
    }

    private func curve(_ example: TrendExamples.Example) -> Curve? {
        Curve(DayWeights(days: example.days, weights: example.weights))
    }
}
