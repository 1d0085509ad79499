import DataSource
import Essentials
import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct ReferenceServiceTests {
    private let sut = ReferenceService(.testDependencies())
    private let people = [
        PersonSummary(person: Person(id: UUID(1), name: "Ann", height: 170)),
        PersonSummary(person: Person(id: UUID(2), name: "Bob", height: 170)),
        PersonSummary(person: Person(id: UUID(3), name: "bob ", height: 170), distinction: 1988),
    ]

    @Test(arguments: [
        ("ann", [UInt8(1)]), (" Ann ", [1]), ("Bob", [2]), ("BOB", [2, 3]), ("bob (1988)", [3]),
        ("00000000-0000-0000-0000-000000000003", [3]), ("An", []), ("", []),
    ])
    func people_named_areThese(text: String, ids: [UInt8]) {
        #expect(sut.people(named: text, among: people).map(\.id) == ids.map { UUID($0) })
    }

    @Test
    func nearest_toAName_isProposed() {
        #expect(sut.nearest(to: "An", among: people) == ["Ann"])
        #expect(sut.nearest(to: "Amn", among: people) == ["Ann"])
        #expect(sut.nearest(to: "Zebra", among: people).isEmpty)
    }

    @Test(arguments: [
        ("last", [UInt8(3)]), ("1970-01-02", [2, 3]), ("1970-01-01", [1]), ("yesterday", [1]),
        ("00000000-0000-0000-0000-000000000002", [2]), ("0000", [1, 2, 3]), ("000", []),
        ("ffff", []), ("nonsense", []),
    ])
    func weighIns_meantBy_areThese(text: String, ids: [UInt8]) throws {
        let weighIns = [
            WeighIn(id: UUID(1), day: .epoch, time: .midnight, weight: 70, height: 170),
            WeighIn(
                id: UUID(2),
                day: Day(number: 1),
                time: .midnight,
                weight: 71,
                height: 170,
                changedAt: Date(timeIntervalSince1970: 1)
            ),
            WeighIn(
                id: UUID(3),
                day: Day(number: 1),
                time: .midnight,
                weight: 72,
                height: 170,
                changedAt: Date(timeIntervalSince1970: 2)
            ),
        ]
        let found = try sut.weighIns(
            meantBy: text,
            among: Loaded(values: weighIns, problems: []),
            today: Day(number: 1),
            language: .english
        )
        #expect(found.map(\.id) == ids.map { UUID($0) })
    }
}
