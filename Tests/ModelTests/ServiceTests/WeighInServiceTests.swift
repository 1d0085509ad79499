import DataSource
import Essentials
import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct WeighInServiceTests {
    let files = AllocatedLock([String: String]())
    let ada = Person(id: UUID(1), name: "Ada", height: 175)

    func weighIn(_ id: UInt8, _ day: String, _ weight: Double) -> WeighIn {
        WeighIn(
            id: UUID(id),
            day: Day(day) ?? .epoch,
            time: .midnight,
            weight: weight,
            height: 175
        )
    }

    @Test
    func impossible_namesTheMember() {
        #expect(WeighInService.impossible(weighIn(1, "2026-11-20", 72)) == nil)
        let weight = WeighInService.impossible(weighIn(1, "2026-11-20", 7200))
        #expect(weight?.description == "weight")
        var measured = weighIn(1, "2026-11-20", 72)
        measured.measures[.bodyFat] = 250
        #expect(WeighInService.impossible(measured)?.description == "bodyFat")
    }

    @Test
    func loadRecent_manyYears_readsOnlyThoseThatShape_theTrend() throws {
        let keys = AllocatedLock([String]())
        let files = files
        var client = DataFolderClient.memory(files)
        let data = client.data
        let repository = WeighInRepository(client, .testValue)
        for year in 2015...2026 {
            for month in ["06", "11"] {
                let id = UInt8(year - 2000) * 2 + (month == "06" ? 0 : 1)
                try repository.save(weighIn(id, "\(year)-\(month)-01", 70), of: ada.id)
            }
        }
        client.data = { key throws(StorageError) in
            keys.withLock { $0.append(key) }
            return try data(key)
        }
        let sut = WeighInService(.testDependencies(dataFolderClient: client))
        let recent = try sut.loadRecent(of: ada, today: Day("2026-11-02") ?? .epoch)
        // The sixth nearest weigh-in of the first day on the dashboard is 698 days away.
        #expect(Set(recent.weighIns.values.map(\.day.year)) == Set(2023...2026))
        #expect(recent.olderYears == Set(2015...2022))
        #expect(keys.withLock { $0.map { $0.suffix(4) } } == ["2026", "2025", "2024", "2023"])
        let whole = try sut.load(of: ada, beside: recent)
        #expect(keys.withLock { $0.count } == 12)
        #expect(try whole == repository.load(of: ada.id))
        let today = Day("2026-11-02") ?? .epoch
        #expect(try sut.loadFirst(1, of: ada, isWhole: false, today: today) == recent)
        let rest = try sut.loadRest(of: ada, beside: recent)
        #expect((rest.weighIns, rest.olderYears) == (whole, []))
        #expect(try sut.loadFirst(1, of: ada, isWhole: true, today: today) == rest)
        #expect(sut.olderProblems(of: ada, today: today).isEmpty)
        files.withLock { $0["history/\(ada.id.text)/2020"] = "{" }
        #expect(sut.olderProblems(of: ada, today: today).map(\.isDamage) == [true])
    }

    @Test(arguments: [(28, ["2026", "2025"]), (7, ["2026"])])
    func loadRecent_rateOfAYear_readsItWhole(_ gap: Int, _ years: [String]) throws {
        let keys = AllocatedLock([String]())
        var client = DataFolderClient.memory(files)
        let data = client.data
        let today = Day("2026-11-02") ?? .epoch
        for index in UInt8(0)..<56 {
            let day = today.advanced(by: -Int(index) * gap)
            let weighIn = weighIn(index, day.description, 70)
            try WeighInRepository(client, .testValue).save(weighIn, of: ada.id)
        }
        client.data = { key throws(StorageError) in
            keys.withLock { $0.append(key) }
            return try data(key)
        }
        let sut = WeighInService(.testDependencies(dataFolderClient: client))
        _ = try sut.loadRecent(of: ada, today: today)
        #expect(keys.withLock { $0.map { $0.suffix(4) } } == years.map { $0[...] })
    }

    /// A weigh-in of today does not make up for a missing day.
    @Test(arguments: [(1, [Int]()), (0, [2025])])
    func loadUnbroken_readsOnUnlessADayIsMissing(_ yesterdays: Int, _ olderYears: [Int]) throws {
        let today = Day("2026-01-03") ?? .epoch
        let yesterday = Array(repeating: "2026-01-02", count: yesterdays)
        let days = ["2025-12-31", "2026-01-01"] + yesterday + ["2026-01-03"]
        for (index, day) in days.enumerated() {
            try WeighInRepository(.memory(files), .testValue)
                .save(weighIn(UInt8(index), day, 70), of: ada.id)
        }
        let sut = WeighInService(.testDependencies(dataFolderClient: .memory(files)))
        let first = today.advanced(by: -2)
        let unbroken = try sut.loadUnbroken(of: ada, since: first, today: today)
        #expect(unbroken.olderYears.sorted() == olderYears)
    }

    @Test
    func save_personWasDeletedMeanwhile_isRefused() throws {
        let people = PersonRepository(.memory(files), .testValue)
        try people.save(ada)
        try people.delete(ada)
        let sut = WeighInService(.testDependencies(dataFolderClient: .memory(files)))
        let error = #expect(throws: StorageError.self) {
            _ = try sut.save(
                weighIn(1, "2026-11-18", 70),
                replacing: nil,
                of: ada,
                isIrreversible: false
            )
        }
        #expect(error?.reason == .personIsDeleted(name: "Ada"))
        #expect(try sut.load(of: ada).values.isEmpty)
    }

    @Test
    func save_whereabouts_delete_areOfOneWeighIn() throws {
        let sut = WeighInService(.testDependencies(dataFolderClient: .memory(files)))
        let old = weighIn(1, "2026-11-18", 70)
        #expect(try sut.save(old, replacing: nil, of: ada, isIrreversible: false) == .done)
        var new = old
        new.weight = 71
        #expect(try sut.save(new, replacing: old, of: ada, isIrreversible: false) == .done)
        guard case .here(let newest) = try sut.location(of: old, of: ada) else {
            Issue.record("It is not where it was saved")
            return
        }
        #expect(newest.weight == 71)
        #expect(try sut.load(of: ada).values.map(\.weight) == [71])
        #expect(
            try sut.location(of: old, of: ada) == .here(#require(sut.load(of: ada).values.first))
        )
        #expect(try sut.delete(new, of: ada, isIrreversible: false) == .done)
        #expect(try sut.location(of: old, of: ada) == .deleted)
        #expect(try sut.load(of: ada).values.isEmpty)
    }

    @Test
    func move_toAnotherPerson_takesTheirHeight() throws {
        let bob = Person(id: UUID(2), name: "Bob", height: 180)
        let sut = WeighInService(.testDependencies(dataFolderClient: .memory(files)))
        let weighIn = weighIn(1, "2026-11-18", 70)
        _ = try sut.save(weighIn, replacing: nil, of: ada, isIrreversible: false)
        #expect(try sut.move(weighIn, from: ada, to: bob, isIrreversible: false) == .done)
        #expect(try sut.load(of: ada).values.isEmpty)
        #expect(try sut.load(of: bob).values.map(\.height) == [180])
    }

    @Test
    func recent_beforeAWeighIn_areThoseThatShapeItsTrend() {
        let sut = WeighInService(.testDependencies())
        let weighIns = [
            weighIn(1, "2024-01-01", 70), weighIn(2, "2026-11-18", 71),
            weighIn(3, "2026-11-19", 72),
            weighIn(4, "2026-11-20", 73),
        ]
        #expect(sut.recent(weighIns, before: weighIns[2]).map(\.weight) == [71])
        #expect(sut.recent(weighIns, before: weighIn(9, "2026-11-21", 70)).count == 3)
        #expect(sut.recent(weighIns, before: weighIn(9, "2023-01-01", 70)).isEmpty)
    }

    @Test
    func entries_twoDays_newestFirst_withChangeAndTrend() {
        let sut = WeighInService(.testDependencies())
        let weighIns = [weighIn(1, "2026-11-19", 70), weighIn(2, "2026-11-20", 71)]
        let points = TrendService(.testDependencies()).trend(of: weighIns, as: .hackersDiet)
        #expect(
            sut.entries(of: weighIns, points: points, scheme: .who) == [
                HistoryEntry(weighIn: weighIns[1], change: 1, trend: 70.1, bmi: 23.18),
                HistoryEntry(weighIn: weighIns[0], change: nil, trend: 70, bmi: 22.86),
            ]
        )
    }

    // The bounds of a child’s classes are no round numbers: 16.996 is 17.00, though adults’ 17 is one.
    @Test
    func entries_ofAChild_areNotRoundedByTheClassesOfAdults() {
        let sut = WeighInService(.testDependencies())
        var weighIns = [weighIn(1, "2026-11-19", 31.9), weighIn(2, "2026-11-20", 31.9)]
        for index in weighIns.indices { weighIns[index].height = 137 }
        func bmis(_ adultDay: Day?) -> [Double] {
            sut.entries(of: weighIns, points: [], scheme: .who, adultDay: adultDay).map(\.bmi)
        }
        #expect(bmis(nil) == [16.99, 16.99])
        #expect(bmis(Day("2026-11-20")) == [16.99, 17])
    }

    // The curve has no use for a weight that nothing near it agrees with.
    @Test
    func entries_ofASlip_sayThatItIsLeftOut() {
        let sut = WeighInService(.testDependencies())
        let weights = [80, 80.2, 79.9, 80.1, 60, 80, 79.8]
        let weighIns = weights.enumerated().map { index, weight in
            weighIn(UInt8(index + 1), "2026-11-\(10 + index)", weight)
        }
        let points = TrendService(.testDependencies()).trend(of: weighIns)
        let entries = sut.entries(of: weighIns, points: points, scheme: .who)
        #expect(entries.filter(\.isSlip).map(\.weighIn.weight) == [60])
    }

    @Test
    func save_editedAndDeletedElsewhere_isRefusedOrBecomesANewOne() throws {
        let sut = WeighInService(.testDependencies(dataFolderClient: .memory(files)))
        func save(
            _ edited: WeighIn,
            orAs newID: WeighIn.ID?
        ) throws -> (saved: WeighIn, replaced: WeighIn?) {
            try sut.save(
                edited,
                replacing: old,
                orAs: newID,
                of: ada,
                seen: [],
                isIrreversible: false
            )
        }
        var old = weighIn(1, "2026-11-18", 70)
        old.enteredAt = Date(timeIntervalSince1970: 1)
        _ = try sut.save(old, replacing: nil, of: ada, isIrreversible: false)
        var edited = old
        edited.weight = 71
        let kept = try save(edited, orAs: nil)
        #expect(kept.saved == edited && kept.replaced == old)
        _ = try sut.delete(edited, of: ada, isIrreversible: false)
        #expect(throws: ConcurrentChange.self) { try save(edited, orAs: nil) }
        #expect(try sut.load(of: ada).values.isEmpty)
        edited.enteredAt = .distantFuture
        let new = try save(edited, orAs: UUID(9))
        #expect(new.saved.id == UUID(9) && new.saved.enteredAt == old.enteredAt)
        #expect(new.replaced == nil)
        #expect(try sut.load(of: ada).values.map(\.id) == [UUID(9)])
    }
}
