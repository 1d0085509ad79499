import DataSource
import Essentials
import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct HeightServiceTests {
    let files = AllocatedLock([String: String]())
    let ada = Person(id: UUID(1), name: "Ada", height: 178)

    var weighIns: WeighInRepository { WeighInRepository(.memory(files), .testValue) }
    var sut: HeightService { HeightService(.testDependencies(dataFolderClient: .memory(files))) }

    init() throws {
        try PersonRepository(.memory(files), .testValue).save(ada)
        for (day, height) in [(10, 170.0), (20, 178), (30, 178)] {
            var weighIn = WeighIn.on(Day(number: day), 70, height: height)
            weighIn.id = UUID(UInt8(day))
            try weighIns.save(weighIn, of: ada.id)
        }
    }

    @Test(arguments: [(5, 170.0), (10, 170), (19, 170), (20, 178), (99, 178)])
    func height_ofADay_isThatOfTheWeighInBeforeOrElseAfter(day: Int, height: Double) throws {
        #expect(try sut.height(of: ada, on: Day(number: day)) == height)
    }

    @Test(arguments: [
        (5, 170.0), (14, 170), (15, 178), (19, 178), (20, 178), (35, 178), (99, 178),
    ])
    func height_sinceADay_isThePersonsFromThenOn(day: Int, height: Double) throws {
        var ada = ada
        ada.heightSince = Day(number: 15)
        let weighIns = try weighIns.load(of: ada.id).values
        #expect(try sut.height(of: ada, on: Day(number: day)) == height)
        #expect(sut.height(of: ada, on: Day(number: day), among: weighIns) == height)
        let days = DayHeights(weighIns, of: ada, measured: [])
        #expect(days.height(on: Day(number: day)) == height)
    }

    @Test(arguments: [(25, 178.0), (39, 178), (40, 180), (99, 180)])
    func height_sinceAfterAllWeighIns_isThePersonsFromThenOn(day: Int, height: Double) throws {
        var ada = ada
        (ada.height, ada.heightSince) = (180, Day(number: 40))
        let weighIns = try weighIns.load(of: ada.id).values
        #expect(weighIns.count == 3)
        #expect(sut.height(of: ada, on: Day(number: day), among: weighIns) == height)
        #expect(DayHeights(weighIns, of: ada, measured: []).height(on: Day(number: day)) == height)
    }

    /// The profile of a child is seldom edited: the height measured last counts.
    @Test(arguments: [(35, 178.0), (99, 178)])
    func height_ofAChild_isTheOneMeasuredLast(day: Int, height: Double) throws {
        var ada = ada
        (ada.height, ada.birthDate) = (175, Day(number: -4000))
        let weighIns = try weighIns.load(of: ada.id).values
        let day = Day(number: day)
        #expect(sut.height(of: ada, on: day, among: weighIns) == height)
        #expect(DayHeights(weighIns, of: ada, measured: []).height(on: day) == height)
        ada.heightSince = Day(number: 34)
        #expect(sut.height(of: ada, on: day, among: weighIns) == 175)
        (ada.birthDate, ada.heightSince) = (Day(number: -9000), nil)
        #expect(sut.height(of: ada, on: day, among: weighIns) == 175)
    }

    private static let corrections: [(HeightCorrection, height: Double, since: Int?)] = [
        (.wasWrong, 180, 15), (.holds(from: nil), 180, nil),
        (.changed(from: Day(number: 30)), 180, 30), (.holds(from: Day(number: 10)), 180, 10),
        (.holds(from: Day(number: 30)), 178, 15), (.holds(from: Day(number: 10)), 178, 10),
    ]

    @Test(arguments: corrections)
    func person_correction_saysSinceWhenTheHeightHolds(
        correction: HeightCorrection,
        height: Double,
        since: Int?
    ) {
        var (old, new) = (ada, ada)
        old.heightSince = Day(number: 15)
        new.heightSince = old.heightSince
        new.height = height
        let saved = sut.person(new, replacing: old, correction)
        #expect(saved.heightSince == since.map { Day(number: $0) })
    }

    @Test
    func height_noWeighIns_isThePersons() throws {
        let bob = Person(id: UUID(2), name: "Bob", height: 181)
        #expect(try sut.height(of: bob, on: .epoch) == 181)
    }

    @Test
    func weighIns_withThePersonsHeight_areThoseThatCarryIt() throws {
        #expect(try sut.weighIns(withHeightOf: ada).map(\.id) == [UUID(20), UUID(30)])
    }

    @Test(arguments: [
        (HeightCorrection.wasWrong, [170.0, 180, 180]),
        (.changed(from: Day(number: 30)), [170, 178, 180]),
    ])
    func save_correction_changesTheHeightsThatItIsAbout(
        correction: HeightCorrection,
        heights: [Double]
    ) throws {
        var new = ada
        new.height = 180
        #expect(try sut.save(new, replacing: ada, correction, isIrreversible: false) == .done)
        #expect(try weighIns.load(of: ada.id).values.map(\.height) == heights)
    }

    @Test
    func save_personWasDeletedMeanwhile_isRefused() throws {
        try PersonRepository(.memory(files), .testValue).delete(ada)
        var new = ada
        new.height = 180
        let error = #expect(throws: StorageError.self) {
            _ = try sut.save(new, replacing: ada, .wasWrong, isIrreversible: false)
        }
        #expect(error?.reason == .personIsDeleted(name: "Ada"))
        #expect(try weighIns.load(of: ada.id).values.allSatisfy { $0.height != 180 })
    }

    @Test
    func question_newHeight_isAboutTheWeighInsWithTheOldOne() throws {
        var entered = ada
        #expect(try sut.question(about: entered, replacing: ada) == nil)
        entered.height = 180
        let question = try #require(try sut.question(about: entered, replacing: ada))
        #expect((question.oldHeight, question.newHeight) == (178, 180))
        #expect(question.weighIns.map(\.id) == [UUID(20), UUID(30)])
        let bob = Person(id: UUID(2), name: "Bob", height: 181)
        #expect(try sut.question(about: entered, replacing: bob) == nil)
    }
}
