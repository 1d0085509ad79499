import DataSource
import Essentials
import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct HeightServiceTests {
    let files = AllocatedLock([String: String]())
    let ada = Person(id: UUID(1), name: "Ada", height: 178)

    var weighIns: WeighInRepository { WeighInRepository(.memory(files), .testValue) }
    var sut: HeightService { HeightService(.testDependencies(userDefaultsClient: .memory(files))) }

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
        #expect(try sut.save(new, replacing: ada, correction, isFinal: false) == .done)
        #expect(try weighIns.load(of: ada.id).values.map(\.height) == heights)
    }
}
