import DataSource
import Essentials
import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct PersonServiceTests {
    let files = AllocatedLock([String: String]())
    let ada = Person(id: UUID(1), name: "ada", height: 175)
    let bob = Person(id: UUID(2), name: "Bob", height: 180)

    func sut(
        _ failure: @escaping @Sendable (String) -> StorageError.Reason? = { _ in nil }
    )
        -> PersonService
    {
        PersonService(.testDependencies(dataFolderClient: .memory(files, failure: failure)))
    }

    func weighIn(_ number: Int, _ weight: Double, on day: String, height: Double) throws -> WeighIn
    {
        WeighIn(
            id: UUID(UInt8(number)),
            day: try #require(Day(day)),
            time: .midnight,
            weight: weight,
            height: height
        )
    }

    @Test
    func makeID_ofALaterMoment_comesAfter() {
        let ids = [2.0, 1].map { second in
            PersonService(
                .testDependencies(
                    dateClient: testDependency(of: DateClient.self) {
                        $0.now = { Date(timeIntervalSince1970: second) }
                    },
                    uuidClient: testDependency(of: UUIDClient.self) {
                        $0.create = { UUID(UInt8(3 - second)) }
                    }
                )
            )
            .makeID()
        }
        #expect(ids.map(\.isOfMoment) == [true, true])
        #expect(ids[1].uuidString < ids[0].uuidString)
        #expect(ids[0].uuidString == "00000000-07D0-7000-8000-000000000001")
    }

    @Test
    func save_twoPeople_summariesAreSortedAndOfTheNewestWeighIn() throws {
        let newest = try weighIn(11, 70, on: "2026-11-20", height: 175)
        try sut().add(bob, with: try weighIn(12, 81, on: "2026-01-02", height: 180))
        try sut().add(ada, with: newest)
        try sut().add(ada, with: try weighIn(13, 80, on: "2025-12-31", height: 175))
        let loaded = try sut().loadSummaries(settings: Settings())
        #expect(loaded.problems.isEmpty)
        #expect(loaded.values.map(\.person.name) == ["ada", "Bob"])
        #expect(loaded.values.map(\.bmi) == [22.86, 25])
        let weighIn = try sut().loadNewestWeighIn(of: ada)
        #expect(weighIn?.id == newest.id)
    }

    @Test
    func loadBoard_hasTheStandingOfTheNewestWeighIns() throws {
        try sut().save(bob)
        try sut().add(ada, with: try weighIn(11, 70, on: "2026-11-20", height: 175))
        try sut().add(ada, with: try weighIn(12, 72, on: "2026-11-13", height: 175))
        let today = try #require(Day("2026-11-20"))
        let loaded = try sut().loadBoard(settings: Settings(), today: today)
        #expect(loaded.values.map(\.weighIn?.weight) == [70, nil])
        #expect(loaded.values.map(\.bmi) == [22.86, nil])
        #expect(loaded.values[0].standing?.course.compactMap(\.self).count == 2)
        #expect(loaded.values[1].standing == nil)
        #expect(loaded.values.map(\.assessment) == [.category(.normal), nil])
        #expect(sut().olderProblems(of: [ada, bob], today: today).isEmpty)
    }

    @Test
    func loadBoard_childHasTheGrowthChartInPlaceOfARate() throws {
        var ben = bob
        (ben.birthDate, ben.sex) = (Day("2026-08-20"), .male)
        try sut().add(ben, with: try weighIn(11, 6.4, on: "2026-11-20", height: 61))
        try sut().add(ada, with: try weighIn(12, 72, on: "2026-11-20", height: 175))
        let today = try #require(Day("2026-11-20"))
        let loaded = try sut().loadBoard(settings: Settings(), today: today)
        #expect(loaded.values.map(\.standing?.growthChart?.measure) == [nil, .weight])
    }

    @Test(arguments: [false, true])
    func loadNames_peopleAreMissing_weighInsAreNot_isNamed(hasBackup: Bool) throws {
        #expect(try sut().loadNames() == .empty)
        try sut().add(ada, with: try weighIn(11, 70, on: "2026-11-20", height: 175))
        files.withLock { files in
            if hasBackup { files["backups/people/2026-11-19"] = files["people"] }
            files["people"] = nil
        }
        #expect(
            try sut().loadNames().problems
                == [StorageError(file: "people", reason: .missing(hasBackup: hasBackup))]
        )
        #expect(try sut().loadNames().problems.map(\.isDamage) == [hasBackup])
        #expect(try sut().loss()?.reason == .missing(hasBackup: hasBackup))
    }

    @Test
    func unlistedHistories_areThoseOfNobodyListedOrDeleted() throws {
        try sut().add(ada, with: try weighIn(11, 70, on: "2026-11-20", height: 175))
        try sut().delete(ada)
        try sut().save(bob)
        #expect(sut().unlistedHistories().isEmpty)
        files.withLock { $0["people"] = nil }
        #expect(sut().unlistedHistories().isEmpty)
        try sut().save(bob)
        let file = "history/\(ada.id.text)"
        #expect(
            sut().unlistedHistories() == [
                StorageError(file: file, reason: .unlisted(hasBackup: false))
            ]
        )
    }

    @Test
    func loadNames_namesakes_areToldApart() throws {
        let previousInFrame = Person(id: UUID(3), name: "Bob", height: 171)
        for person in [bob, previousInFrame, ada] { try sut().save(person) }
        #expect(try sut().loadNames().values.map(\.person.name) == ["ada", "Bob", "Bob"])
        #expect(try sut().loadNames().values.map(\.weighIn) == [nil, nil, nil])
        #expect(try sut().loadDistinction(of: bob) == nil)
        #expect(try sut().loadDistinction(of: previousInFrame) == 2)
    }

    @Test
    func loadFirstShown_isWhoWasLast_orAlone() throws {
        #expect(try sut().loadFirstShown(last: nil) == nil)
        try sut().save(bob)
        #expect(try sut().loadFirstShown(last: nil)?.id == bob.id)
        #expect(try sut().loadFirstShown(last: ada.id)?.id == bob.id)
        try sut().save(ada)
        #expect(try sut().loadFirstShown(last: nil) == nil)
        #expect(try sut().loadFirstShown(last: ada.id)?.id == ada.id)
        #expect(try sut().loadFirstShown(last: UUID(9)) == nil)
    }

    @Test
    func isGone_onlyWhoWasDeleted() throws {
        #expect(try !sut().isGone(ada))
        for person in [ada, bob] { try sut().save(person) }
        #expect(try !sut().isGone(ada))
        try sut().delete(ada)
        #expect(try sut().isGone(ada))
        #expect(try sut().load(ada.id) == nil)
        #expect(try sut().load(bob.id)?.name == "Bob")
        files.withLock { $0["people"]?.append("rubbish") }
        #expect((try? sut().isGone(ada)) != true)
    }

    @Test
    func save_personWasDeletedMeanwhile_isNotBroughtBack() throws {
        for person in [ada, bob] { try sut().save(person) }
        try sut().delete(ada)
        var new = ada
        new.height = 176
        let error = #expect(throws: StorageError.self) {
            _ = try sut().save(new, replacing: ada, isIrreversible: false)
        }
        #expect(error?.reason == .personIsDeleted(name: "ada"))
        #expect(try sut().load(ada.id) == nil)
        let repository = PersonRepository(.memory(files), .testValue)
        #expect(throws: StorageError.self) { try repository.checkIsHere(ada) }
        #expect(throws: Never.self) { try repository.checkIsHere(bob) }
    }

    @Test
    func loadSummaries_oneHistoryUnreadable_theOthersAreThere() throws {
        try sut().add(ada, with: try weighIn(11, 70, on: "2026-11-20", height: 175))
        try sut().add(bob, with: try weighIn(12, 81, on: "2026-11-20", height: 180))
        let history = "read-history/\(UUID(1).uuidString.lowercased())"
        let loaded = try sut { $0.hasPrefix(history) ? .tooLarge(bytes: 9) : nil }.loadSummaries(
            settings: Settings()
        )
        #expect(loaded.values.map(\.bmi) == [nil, 25])
        #expect(loaded.problems.map(\.reason) == [.tooLarge(bytes: 9)])
    }

    @Test
    func add_peopleCannotBeWritten_nothingIsThere_aSecondTryBringsBoth() throws {
        let isFull = AllocatedLock(true)
        let sut = sut { $0 == "people" && isFull.withLock(\.self) ? .system(28) : nil }
        let weighIn = try weighIn(11, 70, on: "2026-11-20", height: 175)
        #expect(throws: StorageError.self) { try sut.add(ada, with: weighIn) }
        #expect(try sut.loadSummaries(settings: Settings()) == .empty)
        #expect(files.withLock(\.self).isEmpty)
        isFull.withLock { $0 = false }
        #expect(try sut.add(ada, with: weighIn) == ada)
        #expect(try sut.loadSummaries(settings: Settings()).values.map(\.bmi) == [22.86])
        #expect(try sut.loadNewestWeighIn(of: ada)?.id == weighIn.id)
    }

    @Test
    func add_personWithAGoal_itsHistoryBeginsAtTheFirstWeighIn() throws {
        var new = ada
        new.goal = Goal(weight: 68)
        let added = try sut().add(new, with: try weighIn(11, 70, on: "2026-11-20", height: 175))
        #expect(added.goal?.setOn == Day("2026-11-20"))
        #expect(added.goal?.trend == 70)
        #expect(try sut().load(ada.id)?.goal == added.goal)
    }

    @Test
    func newest_isThatOfTheFile_orTheOneKnownSoFar() throws {
        #expect(sut().newest(ada) == ada)
        try sut().save(ada)
        var older = ada
        older.height = 100
        #expect(sut().newest(older).height == ada.height)
        #expect(sut { _ in .system(5) }.newest(older) == older)
    }

    @Test
    func impossible_namesTheMember_tomorrowIsPossible() {
        #expect(sut().impossible(ada) == nil)
        var person = ada
        person.birthDate = Day.epoch.advanced(by: 1)
        #expect(sut().impossible(person) == nil)
        person.birthDate = Day.epoch.advanced(by: 2)
        #expect(sut().impossible(person)?.description == "birthDate")
        person = ada
        person.height = 9999
        #expect(sut().impossible(person)?.description == "height")
    }
}
