import DataSource
import Essentials
import Model
import Testing

@Suite(.timeLimit(.minutes(10)))
struct NamesakeServiceTests {
    let sut = NamesakeService(.testDependencies())

    func person(_ id: UInt8, _ name: String, born year: Int? = nil) -> Person {
        let birthDate = year.flatMap { Day(year: $0, month: 4, day: 2) }
        return Person(id: UUID(id), name: name, height: 170, birthDate: birthDate)
    }

    @Test
    func distinctions_namesAreDifferent_nothingIsAdded() {
        #expect(sut.distinctions(of: [person(1, "Ann"), person(2, "Anna")]).isEmpty)
    }

    @Test
    func distinctions_whoComesLaterIsNumberedAfterTheOthers() {
        let people = [2, 1].map { second in
            Person(
                id: UUID(
                    moment: Date(timeIntervalSince1970: Double(second)),
                    random: UUID(UInt8(second))
                ),
                name: "Ann",
                height: 170
            )
        }
        let old = Person(
            id: UUID(uuid: (255, 1, 2, 3, 4, 5, 64, 7, 8, 9, 1, 1, 2, 3, 4, 5)),
            name: "Ann",
            height: 170
        )
        #expect(sut.distinctions(of: people + [old]) == [people[1].id: 2, people[0].id: 3])
    }

    @Test
    func distinctions_yearsOfBirthDiffer_yearsAreTheDistinction() {
        let people = [person(1, "Ann", born: 1988), person(2, "ann ", born: 2016)]
        #expect(sut.distinctions(of: people) == [UUID(1): 1988, UUID(2): 2016])
    }

    @Test
    func distinctions_yearsAreUnknownOrTheSame_laterOnesAreNumbered() {
        let people = [
            person(3, "Ann"), person(2, "Ann", born: 1988), person(1, "Ann", born: 1988),
            person(4, "Ann", born: 2016),
        ]
        #expect(sut.distinctions(of: people) == [UUID(2): 2, UUID(3): 3, UUID(4): 2016])
    }
}
