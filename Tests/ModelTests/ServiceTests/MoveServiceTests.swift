import DataSource
import Essentials
import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct MoveServiceTests {
    let files = AllocatedLock([String: String]())
    let ada = Person(id: UUID(1), name: "Ada", height: 175)
    let bob = Person(id: UUID(2), name: "Bob", height: 180)

    var sut: MoveService { MoveService(.testDependencies(dataFolderClient: .memory(files))) }

    @Test
    func check_likeTheOthers_asksNothing() throws {
        #expect(try sut.check(.on(.epoch, 81, height: 175), from: ada, to: bob) == [])
    }

    @Test
    func check_farFromTheirTrend_asks() throws {
        var weighIn = WeighIn.on(.epoch, 81, height: 180)
        weighIn.id = UUID(7)
        try WeighInRepository(.memory(files), .testValue).save(weighIn, of: bob.id)
        let moved = WeighIn.on(Day(number: 1), 40, height: 120)
        let warnings = try sut.check(moved, from: ada, to: bob)
        #expect(warnings.contains(.farFromTrend(weight: 40, trend: 81)))
    }

    @Test
    func check_valuesWithoutAMeasureThere_areNamed() throws {
        var (ada, bob) = (ada, bob)
        ada.ownMeasures = [
            OwnMeasure(id: "a", name: "Arms", unit: "cm"), OwnMeasure(id: "h", name: "Hips"),
            OwnMeasure(id: "c", name: "Calf"),
        ]
        bob.ownMeasures = [
            OwnMeasure(id: "z", name: "Arms", unit: "in"), OwnMeasure(id: "y", name: "HIPS"),
        ]
        var weighIn = WeighIn.on(.epoch, 81, height: 175)
        weighIn.measures.own["a"] = 32
        weighIn.measures.own["h"] = 98
        let warnings = try sut.check(weighIn, from: ada, to: bob)
        #expect(warnings == [.unseenMeasures([ada.ownMeasures[0]], of: "Bob")])
    }

    @Test
    func check_beforeTheirBirth_asks() throws {
        var late = bob
        late.birthDate = Day(number: 1)
        let weighIn = WeighIn.on(.epoch, 81, height: 175)
        let early = EntryWarning.beforeBirth(weighIn: .epoch, birth: Day(number: 1))
        #expect(try sut.check(weighIn, from: ada, to: late) == [early])
    }

    @Test
    func check_impossibleAtTheirHeight_isRefused() {
        #expect(throws: EntryError.self) {
            try sut.check(.on(.epoch, 5, height: 60), from: ada, to: bob)
        }
    }
}
