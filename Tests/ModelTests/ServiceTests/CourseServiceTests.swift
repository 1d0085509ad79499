import DataSource
import Essentials
import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct CourseServiceTests {
    private let files = AllocatedLock([String: String]())
    private let today = Day(number: 20_777)
    private var ada: Person { Person(id: UUID(1), name: "Ada", height: 175) }
    private var sut: CourseService {
        CourseService(.testDependencies(dataFolderClient: .memory(files)))
    }

    private func course(_ measure: TrendMeasure, of person: Person) -> Course {
        let weighIns = (0..<60).reversed().map { days in
            var weighIn = WeighIn.on(today.advanced(by: -days), 70 + Double(days) / 10)
            if days % 2 == 0 { weighIn.measures[.waist] = 80 }
            return weighIn
        }
        return sut.course(
            of: measure,
            RecentWeighIns(Loaded(values: weighIns, problems: [])),
            person: person,
            settings: Settings(),
            today: today
        )
    }

    @Test
    func course_weights_hasRateGoalAndHealthyWeights() {
        var person = ada
        person.birthDate = today.advanced(by: -12_000)
        person.goalWeight = 68
        let course = course(.weight, of: person)
        #expect(course.points.count == 60 && course.newestDay == today)
        #expect(course.rate != nil && course.goal != nil && course.healthyWeights != nil)
        #expect(course.measures == [.weight, .measure(.waist)])
        #expect(course.nextMeasure == .measure(.waist) && course.goalRange == 68...68)
    }

    @Test
    func course_waist_hasNoFiguresOfWeights() {
        var person = ada
        person.goalWeight = 68
        let course = course(.measure(.waist), of: person)
        #expect(course.points.count == 30 && course.nextMeasure == .weight)
        #expect(course.rate == nil && course.goal == nil && course.goalRange == nil)
        #expect(course.missingDays == nil && course.healthyWeights == nil && !course.isStale)
    }

    @Test
    func course_measureOfNoWeighIn_isWeight() {
        #expect(course(.measure(.bodyFat), of: ada).measure == .weight)
    }

    @Test
    func course_aChild_hasPercentilesAndNoRate() {
        var child = ada
        child.birthDate = today.advanced(by: -4000)
        #expect(course(.weight, of: child).missingForPercentiles == .sexMissing)
        child.sex = .female
        let course = course(.bmi, of: child)
        #expect(course.isGrowing && course.isOnPercentiles && course.rate == nil)
        #expect(course.measures == [.weight, .bmi, .height, .measure(.waist)])
        #expect(course.adultDay.map { $0 > today } == true)
    }

    @Test
    func statistics_untilADay_beginWithIt() {
        let day = today.advanced(by: -40)
        let shown = course(.weight, of: ada).statistics(until: day, count: 1)
        #expect(shown.count == 3)
        #expect(shown.allSatisfy { $0.statistics.count == 1 && $0.statistics[0].firstDay <= day })
    }

    @Test
    func overlay_isOfOnePersonAfterTheOther() throws {
        let bob = Person(id: UUID(2), name: "Bob", height: 180)
        for person in [ada, bob] {
            try PersonRepository(.memory(files), .testValue).save(person)
        }
        try WeighInRepository(.memory(files), .testValue).save(.on(today, 80), of: bob.id)
        let course = course(.weight, of: ada)
        let overlay = try #require(try sut.overlay(on: course, after: nil))
        guard case .person(let person) = overlay.kind else {
            Issue.record("\(overlay)")
            return
        }
        #expect(person.id == bob.id && overlay.all.map(\.weight) == [80])
        #expect(try sut.overlay(on: course, after: bob) == nil)
    }
}
