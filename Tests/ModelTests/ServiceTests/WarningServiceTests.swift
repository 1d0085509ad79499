import DataSource
import Essentials
import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct WarningServiceTests {
    let sut = WarningService(.testDependencies())
    let trend = TrendPoint(day: .epoch, weight: 80, trend: 80)

    @Test(arguments: [
        (1, 84.0, []), (1, 84.1, [EntryWarning.farFromTrend(weight: 84.1, trend: 80)]),
        (0, 75.9, [.farFromTrend(weight: 75.9, trend: 80)]), (7, 88, []),
        (7, 88.1, [.farFromTrend(weight: 88.1, trend: 80)]),
        (2, 84.1, []), (8, 100, []),
    ])
    func warnings_weight_farFromTheTrendIsAsked(
        days: Int,
        weight: Double,
        warnings: [EntryWarning]
    ) {
        let weighIn = WeighIn.on(Day(number: days), weight)
        let result = sut.warnings(about: weighIn, near: trend, lastHeight: 178, isAdult: true)
        #expect(result == warnings)
    }

    @Test(arguments: [
        (180.0, true, 0), (180.1, true, 1), (175.9, true, 1), (180.1, false, 0), (176, false, 0),
        (175.9, false, 1),
    ])
    func warnings_height_anAdultDoesNotGrowAndAChildDoesNotShrink(
        height: Double,
        isAdult: Bool,
        count: Int
    ) {
        let weighIn = WeighIn.on(.epoch, 80, height: height)
        let result = sut.warnings(about: weighIn, near: nil, lastHeight: 178, isAdult: isAdult)
        #expect(result.count == count)
    }

    @Test(arguments: [(nil, 1), (2, 1), (1, 0)])
    func warnings_enteredWithANewHeight_areNoneOnceItHolds(since: Int?, count: Int) {
        var ann = Person(id: UUID(1), name: "Ann", height: 170)
        ann.heightSince = since.map(Day.init(number:))
        let entered = WeighIn.on(Day(number: 1), 80, height: 170)
        var before = WeighIn.on(.epoch, 80, height: 178)
        before.id = UUID(8)
        let result = sut.warnings(
            about: entered,
            at: entered,
            among: [before],
            replacing: nil,
            of: ann,
            assessment: nil,
            trend: .smooth,
            lengthUnit: .centimetres,
            isAdult: true
        )
        #expect(result.filter(\.isOfHeight).count == count)
    }

    @Test(arguments: [
        (1, 140.0, 0), (1, 140.1, 1), (120, 148.2, 0), (120, 148.3, 1), (365, 164.9, 0),
        (365, 165.1, 1),
    ])
    func warnings_height_aChildGrowsNoMoreThanAnInfant(days: Int, height: Double, count: Int) {
        let weighIn = WeighIn.on(Day(number: days), 35, height: height)
        var before = WeighIn.on(.epoch, 35, height: 138)
        before.id = UUID(8)
        var last = before
        (last.id, last.day) = (UUID(9), Day(number: days / 2))
        let result = sut.warnings(
            about: weighIn,
            at: weighIn,
            among: [before, last],
            isAdult: false
        )
        #expect(result.filter(\.isOfHeight).count == count)
    }

    @Test
    func doubt_aChildThatShrank_isNoneOfTheWeight() {
        let before = WeighIn.on(.epoch, 30, height: 130)
        let weighIn = WeighIn.on(Day(number: 20), 30, height: 120)
        #expect(sut.doubt(about: weighIn, among: [before]) == nil)
    }

    @Test(arguments: [true, false])
    func warnings_aboutAnImplausibleChild_isAsked(isImplausible: Bool) {
        let growth = GrowthAssessment(
            standard: .who2007,
            category: .obesity,
            ageMonths: 200,
            z: 5.52,
            percentile: 100,
            isImplausible: isImplausible
        )
        let child = Person(id: .zero, name: "Kid", height: 120, birthDate: Day(number: 9))
        func warnings(_ assessment: Assessment) -> [EntryWarning] {
            sut.warnings(about: assessment, of: child, child.height, on: .epoch)
        }
        #expect(warnings(.growth(growth)) == (isImplausible ? [.unusualForAge(growth)] : []))
        #expect(warnings(.category(.normal)).isEmpty)
        var tall = Person(id: .zero, name: "Kid", height: 120, birthDate: Day(number: -2_200))
        tall.sex = .female
        let asked = sut.warnings(about: .growth(growth), of: tall, 175, on: .epoch)
        #expect(asked.count == (isImplausible ? 2 : 1))
        let early = EntryWarning.beforeBirth(weighIn: .epoch, birth: Day(number: 9))
        #expect(warnings(.beforeBirth) == [early])
    }

    @Test(arguments: [(9.9, 1), (10.0, 0), (80.0, 0), (80.1, 1)])
    func warnings_bmi_unusualIsAsked(bmi: Double, count: Int) {
        let weighIn = WeighIn.on(.epoch, bmi, height: 100)
        let result = sut.warnings(about: weighIn, near: nil, lastHeight: nil, isAdult: true)
        #expect(result.count == count)
    }

    @Test(arguments: [(9.999, 9.99), (80.001, 80.01), (9.5, 9.5)])
    func warnings_unusualBMI_isShownOutside(bmi: Double, shown: Double) {
        let weighIn = WeighIn.on(.epoch, bmi, height: 100)
        let result = sut.warnings(about: weighIn, near: nil, lastHeight: nil, isAdult: true)
        #expect(result == [.unusualBMI(shown)])
    }

    private func goalWarnings(
        _ weight: Double,
        height: Double,
        _ scheme: Scheme = .who,
        isAdult: Bool = true
    ) -> [EntryWarning] {
        let person = Person(id: .zero, name: "Ada", height: height, goalWeight: weight)
        return sut.warnings(
            aboutGoalOf: person,
            scheme: scheme,
            reference: .who,
            on: .epoch,
            isAdult: isAdult
        )
    }

    @Test
    func warningsAboutGoal_withoutAClass_isAskedAndNotClassified() {
        #expect(goalWarnings(16, height: 100) == [.lowGoal(bmi: 16)])
        #expect(goalWarnings(30, height: 170, isAdult: false) == [.lowGoal(bmi: 10.38)])
        #expect(goalWarnings(18.5, height: 100).isEmpty)
    }

    @Test
    func warnings_goal_isCheckedAgainWithAnotherBirthDate() {
        let child = Person(
            id: .zero,
            name: "Ada",
            height: 160,
            birthDate: Day("2012-01-01"),
            goalWeight: 40
        )
        var adult = child
        adult.birthDate = Day("2002-01-01")
        func warnings(_ new: Person) -> [EntryWarning] {
            sut.warnings(
                about: new,
                replacing: child,
                scheme: .who,
                reference: .who,
                on: .epoch,
                isAdult: true
            )
        }
        #expect(warnings(adult) == [.goalBelowHealthy(bmi: 15.63)])
        #expect(warnings(child).isEmpty)
        var smaller = child
        smaller.height = 157.9
        let asChild = sut.warnings(
            about: smaller,
            replacing: child,
            scheme: .who,
            reference: .who,
            on: .epoch,
            isAdult: false
        )
        #expect(asChild.first == .heightChanged(from: 160, to: 157.9))
    }

    @Test
    func warningsAboutGoal_underTwenty_areOfTheGrowthReference() throws {
        var child = Person(id: .zero, name: "Leo", height: 137.5, birthDate: Day("2017-05-10"))
        child.sex = .male
        let today = try #require(Day("2026-11-27"))
        func warnings(_ goal: Double) -> [EntryWarning] {
            child.goal = Goal(weight: goal)
            return sut.warnings(
                aboutGoalOf: child,
                scheme: .who,
                reference: .who,
                on: today,
                isAdult: false
            )
        }
        let range = try #require(
            GrowthService(.testDependencies()).healthyRange(
                of: child,
                on: today,
                reference: .who
            )
        )
        #expect(warnings(30).isEmpty && warnings(range.lowerBound).isEmpty)
        #expect(warnings(24) == [.goalBelowGrowth(lowest: range.lowerBound, .who2007)])
        child.sex = nil
        #expect(warnings(30) == [.lowGoal(bmi: 15.87)])
    }

    @Test(arguments: [
        (170.0, Sex?.some(.male), "2017-05-10", 1), (134, .male, "2017-05-10", 0),
        (90, .male, "2017-05-10", 1), (170, nil, "2017-05-10", 1), (134, nil, "2017-05-10", 0),
        (170, .female, "1990-05-10", 0),
    ])
    func warningsAboutHeight_implausibleAtThisAge_isAsked(
        height: Double,
        sex: Sex?,
        born: String,
        count: Int
    ) throws {
        var person = Person(id: .zero, name: "Leo", height: height, birthDate: Day(born))
        person.sex = sex
        let today = try #require(Day("2026-11-27"))
        #expect(sut.warnings(aboutHeight: person.height, of: person, on: today).count == count)
        var old = person
        old.height = 134
        let warnings = sut.warnings(
            about: person,
            replacing: old,
            scheme: .who,
            reference: .who,
            on: today,
            isAdult: false
        )
        let unusual = warnings.filter { if case .unusualHeight = $0 { true } else { false } }
        #expect(unusual.count == count)
    }

    @Test
    func warningsAboutBirthDate_afterAWeighIn_isAsked() throws {
        let files = AllocatedLock([String: String]())
        let dependencies = AppDependencies.testDependencies(dataFolderClient: .memory(files))
        let old = Person(id: UUID(1), name: "Mia", height: 100)
        var weighIn = WeighIn.on(Day(number: 20_000), 15, height: 100)
        weighIn.id = UUID(2)
        try WeighInRepository(.memory(files), .testValue).saveFirst(weighIn, of: old)
        let sut = WarningService(dependencies)
        var new = old
        for (day, count) in [(19_000, 0), (20_000, 0), (20_001, 1)] {
            new.birthDate = Day(number: day)
            #expect(sut.warnings(aboutBirthDateOf: new, replacing: old).count == count)
            #expect(sut.warnings(aboutBirthDateOf: new, replacing: new).isEmpty)
        }
    }

    @Test
    func warningsAboutGoal_aHairBelowHealthy_isShownBelow() {
        let warnings = goalWarnings(58.6, height: 178)
        #expect(warnings == [.goalBelowHealthy(bmi: 18.49)])
    }

    @Test
    func warningsAboutGoal_thatNobodyCouldHave_isAsked() {
        let warnings = goalWarnings(500, height: 178)
        #expect(warnings == [.unusualBMI(157.81)])
    }

    @Test(arguments: [(18.4, [EntryWarning.goalBelowHealthy(bmi: 18.4)]), (18.5, [])])
    func warningsAboutGoal_belowHealthy_isAsked(weight: Double, warnings: [EntryWarning]) {
        #expect(goalWarnings(weight * 4, height: 200, .asiaPacific) == warnings)
    }

    @Test
    func conflicts_onlyWhatWasChangedOnBothSidesToSomethingElse() {
        let old = Person(id: .zero, name: "Ada", height: 175, goalWeight: 70)
        let new = Person(id: .zero, name: "Ada L.", height: 176, sex: .female)
        let newest = Person(id: .zero, name: "Ada", height: 177, sex: .female, goalWeight: 68)
        let conflicts = sut.conflicts(
            of: new.details,
            replacing: old.details,
            with: newest.details
        )
        #expect(conflicts == [.changedElsewhere(.goalWeight(68)), .changedElsewhere(.height(177))])
    }

    @Test(arguments: [(9.9, true), (10.0, false), (80.0, false), (80.1, true)])
    func isUnusual_bmi_isOutsideTheUsualOnes(bmi: Double, expected: Bool) {
        #expect(WarningService.isUnusual(weight: bmi, height: 100) == expected)
    }

    @Test(
        arguments: [
            (81, nil), (90, .farFromTrend(weight: 90, trend: 80)), (20, .unusualBMI(6.31)),
        ] as [(Double, EntryWarning?)]
    )
    func doubt_isTheFirstWarning(weight: Double, warning: EntryWarning?) {
        let weighIns = [80, 80, weight].enumerated().map { index, weight in
            var weighIn = WeighIn.on(Day(number: index), weight)
            weighIn.id = UUID(UInt8(index))
            return weighIn
        }
        #expect(sut.doubt(about: weighIns[2], among: Array(weighIns[..<2])) == warning)
    }

    @Test(arguments: [
        ("75", true), ("７２．４", true), ("７２", true), ("72,4", true), ("Ann 2", false),
        ("五十六", false), ("x", false), (".", false),
    ])
    func warningsAboutName_aNumberAlone_isAsked(name: String, isAsked: Bool) {
        #expect(sut.warnings(aboutName: name) == (isAsked ? [.nameIsNumber(name)] : []))
        #expect(sut.warnings(aboutName: name, replacing: name).isEmpty)
    }
}

extension EntryWarning {
    fileprivate var isOfHeight: Bool {
        if case .heightChanged = self { true } else { false }
    }
}
