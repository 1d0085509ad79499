import DataSource
import Essentials
import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct GrowthServiceTests {
    let sut = GrowthService(.testDependencies())
    let today = Day(number: 20_777)

    // A height of 1 m, whose weight is the BMI.
    func assess(
        bmi: Double,
        _ sex: Sex,
        _ months: Double,
        _ standard: GrowthStandard
    ) -> GrowthAssessment {
        sut.assess(weight: bmi, height: 100, sex: sex, months: months, standard: standard)
    }

    func person(_ sex: Sex?, _ birthDate: String?) -> Person {
        Person(
            id: .zero,
            name: "",
            height: 120,
            birthDate: birthDate.flatMap { Day($0) },
            sex: sex
        )
    }

    @Test(arguments: [
        ("cdc2000", GrowthStandard.cdc2000, 436), ("who2007", .who2007, 340),
        ("who2006", .who2006, 2192),
    ])
    func knots_everyRowOfTheTable_areWithinAThousandthByBMI(
        name: String,
        standard: GrowthStandard,
        count: Int
    ) throws {
        let rows = try GrowthTables.rows(name)
        #expect(rows.count == count)
        var worst = 0.0
        for row in rows {
            let months = standard == .who2006 ? row.numbers[0] / 30.4375 : row.numbers[0]
            guard (24...240).contains(months) else { continue }
            let published = LMS(l: row.numbers[1], m: row.numbers[2], s: row.numbers[3])
            let knots = standard.table(of: row.sex).parameters(at: months)
            for bmi in stride(from: 7.0, through: 60, by: 0.5) {
                let (expected, z) =
                    standard == .cdc2000
                    ? (
                        published.extendedZ(of: bmi, sex: row.sex, months: months),
                        knots.extendedZ(of: bmi, sex: row.sex, months: months)
                    ) : (published.restrictedZ(of: bmi), knots.restrictedZ(of: bmi))
                if expected.magnitude <= 6 { worst = max(worst, (z - expected).magnitude) }
            }
        }
        #expect(worst <= 0.001 && worst > 0)
    }

    @Test
    func heightKnots_everyRowOfTheTable_areWithinAThousandth() throws {
        for (name, standard) in [("height2006", GrowthStandard.who2006), ("height2007", .who2007)] {
            for row in try GrowthTables.rows(name) {
                let months = standard == .who2006 ? row.numbers[0] / 30.4375 : row.numbers[0]
                guard (24...228).contains(months) else { continue }
                let (m, s) = (row.numbers[2], row.numbers[3])
                let knots = try #require(standard.table(of: .height, row.sex))
                    .parameters(at: months)
                for z in stride(from: -5.0, through: 5, by: 1) {
                    #expect((knots.z(of: m * (1 + s * z)) - z).magnitude <= 0.001)
                }
            }
        }
    }

    // By value: at birth and at five years the curves are far from normal ones.
    @Test(arguments: [
        ("weight2006", TrendMeasure.weight, 682), ("length2006", .height, 368),
        ("bmi2006-lying", .bmi, 368), ("head2006", .measure(.head), 368),
    ])
    func knotsFromBirth_everyRowOfTheTable_areWithinAThousandth(
        name: String,
        measure: TrendMeasure,
        count: Int
    ) throws {
        let rows = try GrowthTables.rows(name)
        #expect(rows.count == count)
        for row in rows {
            let (days, m, s) = (row.numbers[0], row.numbers[2], row.numbers[3])
            let table = try #require(GrowthStandard.who2006Infant.table(of: measure, row.sex))
            let knots = table.parameters(at: days / 30.4375)
            let published = LMS(l: row.numbers[1], m: m, s: s)
            for step in stride(from: -5.0, through: 5, by: 0.5) {
                let value = m * (1 + s * step)
                let z = published.restrictedZ(of: value)
                guard z.magnitude <= 5 else { continue }
                #expect((knots.restrictedZ(of: value) - z).magnitude <= 0.001, "\(days) \(z)")
            }
        }
    }

    // Standing, a child is 0.7 cm shorter than lying.
    @Test(arguments: [Sex.female, .male])
    func tables_atTheSecondBirthday_joinAsTheStandardDoes(sex: Sex) throws {
        func median(_ standard: GrowthStandard, _ measure: TrendMeasure) throws -> Double {
            try #require(standard.table(of: measure, sex)).parameters(at: 24).m
        }
        let height = try median(.who2006Infant, .height) - median(.who2006, .height)
        #expect((height - 0.7).magnitude < 0.02)
        let bmi = try median(.who2006, .bmi) - median(.who2006Infant, .bmi)
        #expect((0.25...0.32).contains(bmi), "\(bmi)")
        #expect(try median(.who2006Infant, .weight) == median(.who2006, .weight))
        #expect(GrowthStandard.who2006.table(of: .measure(.head), sex) == nil)
        #expect(GrowthStandard.who2007.table(of: .weight, sex) == nil)
    }

    @Test
    func measures_withPercentiles_areByAge() throws {
        let day = try #require(Day("2026-11-20"))
        let used = [TrendMeasure.measure(.waist), .measure(.head)]
        let (baby, girl) = (person(.male, "2026-10-07"), person(.female, "2018-03-01"))
        let ofBaby = sut.measures(of: baby, used: used, on: day)
        #expect(ofBaby == [.weight, .bmi, .height, .measure(.head)])
        #expect(sut.measures(of: girl, used: [], on: day) == [.bmi, .height])
    }

    // A boy of 44 days with the medians of WHO.
    @Test
    func readings_ofABaby_areOfAllMeasures() throws {
        let day = try #require(Day("2026-11-20"))
        var boy = person(.male, "2026-10-07")
        var weighIn = WeighIn.on(day, 4.9842, height: 56.5)
        weighIn.measures.head = 38.1
        let readings = sut.readings(of: weighIn, of: boy, reference: .cdc)
        #expect(readings.map(\.measure) == [.bmi, .height, .weight, .measure(.head)])
        #expect(readings.allSatisfy { $0.reference == .who && $0.sex == .male })
        #expect((readings[2].percentile - 50).magnitude < 2, "\(readings[2])")
        boy.sex = nil
        #expect(sut.readings(of: weighIn, of: boy, reference: .who).isEmpty)
        let girl = person(.female, "2018-03-01")
        let older = sut.readings(of: .on(day, 27, height: 130), of: girl, reference: .cdc)
        #expect(older.map(\.measure) == [.bmi, .height])
        #expect(older.map(\.reference) == [.cdc, .who])
    }

    @Test
    func assess_everyAnswerOfCDC_isThePublishedPercentile() throws {
        let rows = try GrowthTables.rows("cdc-examples")
        #expect(rows.count == 100)
        for row in rows {
            let (bmi, percentile, share) = (row.numbers[1], row.numbers[3], row.numbers[5])
            let result = assess(bmi: bmi, row.sex, row.numbers[0], .cdc2000)
            #expect((result.percentile - percentile).magnitude <= 0.05, "\(row)")
            #expect((result.z - row.numbers[2]).magnitude <= 0.002, "\(row)")
            if let shown = result.shareOf95th { #expect((shown - share).magnitude <= 0.02) }
            #expect((result.shareOf95th == nil) == (share < 100))
        }
    }

    @Test
    func assess_everyAnswerOfWHO_isThePublishedZ() throws {
        let rows = try GrowthTables.rows("who-examples")
        #expect(rows.count == 140)
        for row in rows {
            let result = sut.assess(
                weight: row.numbers[1],
                height: row.numbers[2],
                sex: row.sex,
                months: row.numbers[0],
                standard: .who2007
            )
            #expect((result.z * 100).rounded() / 100 == row.numbers[3], "\(row)")
        }
    }

    @Test(arguments: [
        (Sex.male, 120.3, 60.0, 140.0, GrowthStandard.cdc2000, 2.6999),
        (.male, 120.3, 60, 140, .who2007, 3.9567), (.female, 104.5, 22, 120, .cdc2000, -0.4696),
        (.female, 104.5, 22, 120, .who2007, -0.3886), (.female, 36, 14, 95, .cdc2000, -0.1730),
        (.male, 200, 150, 170, .who2007, 5.5242),
    ])
    func assess_workedExample_hasItsZ(
        sex: Sex,
        months: Double,
        weight: Double,
        height: Double,
        standard: GrowthStandard,
        z: Double
    ) {
        let result = sut.assess(
            weight: weight,
            height: height,
            sex: sex,
            months: months,
            standard: standard
        )
        #expect((result.z - z).magnitude <= 0.001)
    }

    @Test
    func assess_aboveThe95th_tellsTheShareAndTheClass() throws {
        let boy = sut.assess(
            weight: 60,
            height: 140,
            sex: .male,
            months: 120.3,
            standard: .cdc2000
        )
        #expect(boy.category == .obesityClass2)
        #expect((try #require(boy.shareOf95th) - 138.29).magnitude < 0.02)
        #expect((boy.percentile - 99.653).magnitude < 0.01)
        let older = sut.assess(
            weight: 150,
            height: 170,
            sex: .male,
            months: 200,
            standard: .cdc2000
        )
        #expect((try #require(older.shareOf95th) - 185.38).magnitude < 0.05)
        #expect(older.category == .obesityClass3)
    }

    // At 18 and a half 120 % of the 95th percentile of girls is above 35.
    @Test
    func assess_bmi35And40_areClasses2And3WhereTheyComeFirst() {
        func category(_ bmi: Double) -> GrowthCategory {
            assess(bmi: bmi, .female, 222, .cdc2000).category
        }
        #expect(category(34.99) == .obesity && category(35) == .obesityClass2)
        #expect(category(39.99) == .obesityClass2 && category(40) == .obesityClass3)
    }

    @Test(arguments: [
        (GrowthStandard.who2007, -3.001, GrowthCategory.severeThinness),
        (.who2007, -2.999, .thinness), (.who2007, -2.001, .thinness), (.who2007, -1.999, .normal),
        (.who2007, 1, .normal), (.who2007, 1.001, .overweight), (.who2007, 2, .overweight),
        (.who2007, 2.001, .obesity), (.who2006, 1.001, .possibleRiskOfOverweight),
        (.who2006, 2.001, .overweight), (.who2006, 3.001, .obesity), (.who2006, -3, .thinness),
    ])
    func category_boundsOfWHO(standard: GrowthStandard, z: Double, category: GrowthCategory) {
        #expect(standard.category(z: z) == category)
    }

    @Test
    func assess_boundsOfCDC_areOfTheUpperClass() {
        let lms = GrowthTable.cdc2000Girls.parameters(at: 104.5)
        for (z, below, above) in [
            (-1.6448536, GrowthCategory.underweight, GrowthCategory.healthyWeight),
            (1.0364334, .healthyWeight, .overweight), (1.6448536, .overweight, .obesity),
        ] {
            let bmi = lms.value(at: z)
            #expect(assess(bmi: bmi - 1e-6, .female, 104.5, .cdc2000).category == below)
            #expect(assess(bmi: bmi + 1e-6, .female, 104.5, .cdc2000).category == above)
        }
    }

    @Test(arguments: [
        ("2024-11-20", GrowthStandard?.some(.who2006), GrowthStandard?.some(.cdc2000)),
        ("2024-11-21", .who2006Infant, .who2006Infant),
        ("2026-11-20", .who2006Infant, .who2006Infant),
        ("2026-11-21", nil, nil), ("2021-11-21", .who2006, .cdc2000),
        ("2021-11-20", .who2007, .cdc2000), ("2007-11-21", .who2007, .cdc2000),
        ("2007-11-20", nil, .cdc2000), ("2006-11-21", nil, .cdc2000), ("2006-11-20", nil, nil),
    ])
    func standard_isDecidedByBirthdays(
        birthDate: String,
        who: GrowthStandard?,
        cdc: GrowthStandard?
    ) throws {
        let day = try #require(Day("2026-11-20"))
        let person = person(.female, birthDate)
        #expect(sut.standard(of: person, on: day, reference: .who) == who)
        #expect(sut.standard(of: person, on: day, reference: .cdc) == cdc)
        let assessed = sut.assess(
            weight: 20,
            height: 110,
            of: person,
            on: day,
            reference: .who
        )
        #expect(assessed?.standard == who)
    }

    @Test(arguments: [
        (23.99, GrowthStandard?.some(.who2006Infant), GrowthStandard?.some(.who2006Infant)),
        (24, .who2006, .cdc2000),
        (60, .who2007, .cdc2000), (228, .who2007, .cdc2000), (228.1, nil, .cdc2000),
        (240, nil, nil),
    ])
    func standard_ofMonths(months: Double, who: GrowthStandard?, cdc: GrowthStandard?) {
        #expect(sut.standard(months: months, reference: .who) == who)
        #expect(sut.standard(months: months, reference: .cdc) == cdc)
    }

    @Test
    func assess_withoutSexOrBirthDate_isNone() throws {
        let day = try #require(Day("2026-11-20"))
        for person in [person(nil, "2018-03-01"), person(.male, nil)] {
            let result = sut.assess(
                weight: 22,
                height: 120,
                of: person,
                on: day,
                reference: .who
            )
            #expect(result == nil)
            let range = sut.healthyRange(of: person, on: day, reference: .who)
            #expect(range == nil)
            for measure in [TrendMeasure.height, .bmi] {
                let lines = sut.lines(of: measure, of: person, in: day...day, reference: .who)
                #expect(lines.isEmpty)
            }
        }
    }

    @Test(arguments: GrowthStandard.allCases, [WeightUnit.kilograms, .pounds])
    func healthyRange_bothEndsAreHealthyAndTheNextAreNot(
        standard: GrowthStandard,
        unit: WeightUnit
    ) throws {
        let tenth = unit == .kilograms ? 0.1 : 0.045359237
        let months = standard == .who2006 ? 40.0 : standard == .who2006Infant ? 20 : 123.4
        for (sex, height) in [(Sex.male, 98.0), (.female, 104.5), (.female, 140)] {
            let range = try #require(
                sut.healthyRange(
                    height: height,
                    sex: sex,
                    months: months,
                    standard: standard,
                    unit: unit
                )
            )
            func isHealthy(_ weight: Double) -> Bool {
                let result = sut.assess(
                    weight: weight,
                    height: height,
                    sex: sex,
                    months: months,
                    standard: standard
                )
                return [.normal, .healthyWeight].contains(result.category)
            }
            #expect(isHealthy(range.lowerBound) && isHealthy(range.upperBound))
            #expect(!isHealthy(range.lowerBound - tenth) && !isHealthy(range.upperBound + tenth))
        }
    }

    @Test
    func isImplausible_isWhatTheReferencesFlag() {
        #expect(!assess(bmi: 15.3, .female, 104.5, .who2007).isImplausible)
        #expect(assess(bmi: 7, .female, 104.5, .who2007).isImplausible)
        #expect(assess(bmi: 60, .male, 104.5, .cdc2000).isImplausible)
        #expect(!assess(bmi: 30, .male, 120, .cdc2000).isImplausible)
        #expect(assess(bmi: 9, .male, 120, .cdc2000).isImplausible)
    }

    @Test
    func bmiLines_areThePercentilesOfTheReference() throws {
        let birthDate = try #require(Day("2018-03-01"))
        let days = birthDate...birthDate.advanced(by: 8000)
        let girl = person(.female, "2018-03-01")
        let who = sut.lines(of: .bmi, of: girl, in: days, reference: .who)
        #expect(who.map(\.name) == [3, 15, 50, 85, 97].map { .percentile($0) })
        let cdc = sut.lines(of: .bmi, of: girl, in: days, reference: .cdc)
        #expect(cdc.map(\.name).last == .shareOf95th(120))
        let percentiles = [3.0, 15, 50, 85, 97]
        for (line, percentile) in zip(who, percentiles) {
            let first = try #require(line.points.first)
            #expect(first.day == birthDate)
            #expect(try #require(line.points.last).day < birthDate.advanced(by: 6940))
            let point = try #require(line.points.last)
            let months = sut.months(from: birthDate, to: point.day)
            let result = assess(bmi: point.value, .female, months, .who2007)
            #expect((result.percentile - percentile).magnitude < 0.01)
        }
        #expect(try #require(cdc[0].points.first).day >= birthDate.advanced(by: 730))
        let (p95, share) = (cdc[3].points[5], cdc[4].points[5])
        #expect((share.value / p95.value - 1.2).magnitude < 1e-7)
    }

    @Test
    func zOfHeight_ofTheMedian_isZero_andNeedsTheAge() throws {
        let day = try #require(Day("2026-03-01"))
        var girl = person(.female, "2018-03-01")
        let lines = sut.lines(of: .height, of: girl, in: day...day, reference: .who)
        let median = try #require(lines.first { $0.name == .percentile(50) }?.points.first)
        girl.height = median.value
        #expect(try #require(sut.z(of: .height, girl.height, of: girl, on: day)).magnitude < 1e-9)
        girl.height = 175
        #expect(try #require(sut.z(of: .height, girl.height, of: girl, on: day)) > 5)
        // Without the sex, the one that fits better counts.
        let zs = [Sex.female, .male, nil].map {
            sut.z(of: .height, 130, of: person($0, "2018-03-01"), on: day) ?? .nan
        }
        #expect(zs[2].magnitude == min(zs[0].magnitude, zs[1].magnitude))
        #expect(sut.z(of: .height, 130, of: person(.female, "1990-03-01"), on: day) == nil)
    }

    @Test
    func chart_ofBMIOrHeight_hasLinesAndPointsOfTheDays() throws {
        let girl = person(.female, "2018-03-01")
        let born = try #require(girl.birthDate)
        let day = born.advanced(by: 2922)
        let weighIns = [
            WeighIn.on(day, 22, height: 120), .on(day.advanced(by: 9), 23, height: 121),
        ]
        for (measure, value) in [(TrendMeasure.bmi, 15.2778), (.height, 120)] {
            let chart = try #require(
                sut.chart(
                    of: measure,
                    weighIns: weighIns,
                    person: girl,
                    in: day...day,
                    reference: .cdc
                )
            )
            #expect(chart.reference == (measure == .bmi ? .cdc : .who) && chart.lines.count == 5)
            #expect(chart.points.count == 1 && (chart.points[0].value - value).magnitude < 1e-4)
        }
    }

    @Test
    func missing_isWhatPercentilesNeed() {
        #expect(sut.missing(of: person(nil, "2018-03-01"), on: today) == .sexMissing)
        #expect(sut.missing(of: person(.female, nil), on: today) == .birthDateMissing)
        #expect(sut.missing(of: person(.female, "2018-03-01"), on: today) == nil)
        #expect(sut.missing(of: person(nil, "1990-03-01"), on: today) == nil)
    }

    @Test
    func hasPercentiles_aChild_orAnAdultWeighedAsOne() {
        let (child, adult) = (person(.female, "2018-03-01"), person(.female, "2006-03-01"))
        let has = { sut.hasPercentiles(of: $0, firstWeighed: $1, on: today) }
        #expect(has(child, nil) && !has(person(nil, "2018-03-01"), nil))
        #expect(!has(adult, nil) && !has(adult, Day("2026-03-01")))
        #expect(has(adult, Day("2026-02-28")) && !has(person(.female, nil), today))
    }

    @Test
    func assessments_areOfTheWeighInsUnderTwenty() throws {
        let girl = person(.female, "2006-03-01")
        let days = try ["2007-01-01", "2014-03-01", "2025-03-01", "2026-03-01"].map {
            try #require(Day($0))
        }
        let weighIns = days.enumerated().map { index, day in
            var weighIn = WeighIn.on(day, 22, height: 120)
            weighIn.id = UUID(UInt8(index + 1))
            return weighIn
        }
        let who = sut.assessments(of: weighIns, of: girl, reference: .who)
        #expect(who.mapValues(\.standard) == [UUID(1): .who2006Infant, UUID(2): .who2007])
        let cdc = sut.assessments(of: weighIns, of: girl, reference: .cdc)
        #expect(Set(cdc.keys) == [UUID(1), UUID(2), UUID(3)])
        for other in [person(nil, "2006-03-01"), person(.female, nil)] {
            #expect(sut.assessments(of: weighIns, of: other, reference: .cdc).isEmpty)
        }
    }

    @Test
    func heightLines_ofAGirlOfEight_haveTheMedianOfWHO() throws {
        let birthDate = try #require(Day("2018-03-01"))
        let day = birthDate.advanced(by: 2922)
        let girl = person(.female, "2018-03-01")
        let lines = sut.lines(of: .height, of: girl, in: day...day, reference: .who)
        #expect(lines.count == 5)
        // The published row of 96 months: 126.5558 cm.
        #expect((lines[2].points[0].value - 126.5558).magnitude < 0.02)
    }
}
