import Essentials
import Testing

@testable import DataSource

@Suite(.timeLimit(.minutes(10)))
struct RecoveryRepositoryTests {
    let folder = TemporaryFolder()

    func client(_ day: String) -> DataFolderClient {
        let folder = DataFolder(path: folder.path)
        let day = Day(day) ?? .epoch
        return DataFolderClient { () throws(StorageError) in
            FileDefaults(folder: folder, today: { day })
        }
    }

    func save(_ name: String, on day: String) throws {
        var person = Person.ada
        person.name = name
        try PersonRepository(client(day), .testValue).save(person)
    }

    var sut: RecoveryRepository {
        RecoveryRepository(client("2026-12-31"), .liveValue)
    }

    @Test
    func backups_twoChangesADay_theDaysFirstContentIsKept() throws {
        try save("first", on: "2026-11-18")
        try save("second", on: "2026-11-19")
        try save("third", on: "2026-11-19")
        try save("fourth", on: "2026-11-20")
        let days = ["2026-11-20", "2026-11-19"].compactMap { Day($0) }
        #expect(try sut.backups(of: "people") == days.map { Backup(key: "people", day: $0) })
        #expect(folder.text("backups/people/2026-11-19.json")?.contains("first") == true)
        #expect(folder.text("backups/people/2026-11-20.json")?.contains("third") == true)
        let writtenAt = try #require(sut.writtenAt(Backup(key: "people", day: days[0])))
        #expect(abs(writtenAt.timeIntervalSinceNow) < 3600)
        #expect(sut.writtenAt(Backup(key: "people", day: .epoch)) == nil)
    }

    @Test(arguments: [["2026-12-31"], ["2026-12-30", "2026-12-31"], ["2026-12-31", "2026-12-30"]])
    func restore_30Times_theLastTenVersionsAreKept(days: [String]) throws {
        for number in 0..<30 {
            try client(days[number * days.count / 30]).restoreAll(["people": Data("\(number)".utf8)]
            )
        }
        let kept = folder.files.filter { $0.key.contains("-replaced-") }
        // Backups dated in the future count apart.
        #expect(kept.count == (days == ["2026-12-31", "2026-12-30"] ? 19 : 10))
        #expect(kept.values.contains("28"))
        guard days != ["2026-12-31", "2026-12-30"] else { return }
        #expect(kept.values.sorted() == (19..<29).map { "\($0)" })
    }

    @Test
    func backups_twoYearsOfDays_7Days8WeeksAnd12MonthsAreKept() throws {
        let start = try #require(Day("2025-01-01"))
        for number in 0..<730 {
            try save("\(number)", on: start.advanced(by: number).description)
        }
        let days = try sut.backups(of: "people").map(\.day.description)
        #expect(
            days == [
                "2026-12-31", "2026-12-30", "2026-12-29", "2026-12-28", "2026-12-27", "2026-12-26",
                "2026-12-25", "2026-12-20", "2026-12-13", "2026-12-06", "2026-11-30", "2026-11-29",
                "2026-11-22", "2026-11-15", "2026-10-31", "2026-09-30", "2026-08-31", "2026-07-31",
                "2026-06-30", "2026-05-31", "2026-04-30", "2026-03-31", "2026-02-28", "2026-01-31",
            ]
        )
    }

    /// The clock was wrong for twelve days.
    @Test
    func backups_datedInTheFuture_pushNoneOut() throws {
        for day in 10..<22 { try folder.write("{}", "backups/people/2031-01-\(day).json") }
        for day in 10..<18 { try save("\(day)", on: "2026-12-\(day)") }
        let days = try sut.backups(of: "people").map(\.day.description)
        let kept = (11..<18).reversed().map { "2026-12-\($0)" }
        #expect(days.filter { $0 < "2027" }.prefix(7) == kept[...], "\(days)")
    }

    @Test
    func recover_backup_itIsBackAndTheDamagedFileIsKept() throws {
        try save("first", on: "2026-11-18")
        try save("second", on: "2026-11-19")
        try folder.write("damaged", "people.json")
        let recoveries = try sut.recoveries(of: "people")
        let day = try #require(Day("2026-11-19"))
        #expect(recoveries == [Recovery(.backup(Backup(key: "people", day: day)), count: 1)])
        try sut.recover(recoveries[0], of: "people")
        #expect(folder.text("people.json")?.contains("first") == true)
        #expect(folder.text("backups/people/2026-12-31-replaced-1.json") == "damaged")
    }

    /// The steps go with the data they are of, or neither does.
    @Test
    func recover_cannotBeWritten_theStepsStay() throws {
        try save("first", on: "2026-11-18")
        try save("second", on: "2026-11-19")
        var client = client("2026-12-31")
        let journal = Journal(RecordRepository(client, .testValue))
        let steps = try journal.entries().count
        let recovery = try #require(try sut.recoveries(of: "people").first)
        client.restoreAll = { _ throws(StorageError) in
            throw StorageError(file: "people", reason: .system(28))
        }
        #expect(throws: StorageError.self) {
            try RecoveryRepository(client, .testValue).recover(recovery, of: "people")
        }
        #expect(try steps > 0 && journal.entries().count == steps)
        try sut.recover(recovery, of: "people")
        #expect(try journal.entries().isEmpty)
    }

    @Test
    func recover_backup_whatItReplacedCanBeBroughtBackToo() throws {
        try save("first", on: "2026-11-18")
        try save("second", on: "2026-11-19")
        try save("third", on: "2026-11-19")
        let old = try #require(try sut.recoveries(of: "people").first)
        try sut.recover(old, of: "people")
        #expect(folder.text("people.json")?.contains("third") == false)
        let recoveries = try sut.recoveries(of: "people")
        #expect(recoveries.count == 3)
        let today = try #require(Day("2026-12-31"))
        let aside = Backup(key: "people", day: today, number: 1)
        #expect(recoveries.first == Recovery(.backup(aside), count: 1))
        try sut.recover(recoveries[0], of: "people")
        #expect(folder.text("people.json")?.contains("third") == true)
    }

    @Test
    func recover_theDamagedFileThatWasReplaced_isWhatCanBeReadOfIt() throws {
        try save("first", on: "2026-11-18")
        let text = try #require(folder.text("people.json"))
        try save("second", on: "2026-11-19")
        let damaged = text.replacing("\n],", with: "{\"id\":\"x\",\"na\n")
        try folder.write(damaged, "people.json")
        #expect(sut.replacedVersion(of: "people") == .listed)
        let old = try #require(try sut.recoveries(of: "people").first)
        try sut.recover(old, of: "people")
        let aside = Backup(key: "people", day: try #require(Day("2026-12-31")), number: 1)
        #expect(try sut.recoveries(of: "people").contains(Recovery(.backup(aside), count: 1)))
        #expect(sut.lostCount(in: Recovery(.backup(aside), count: 1), of: "people") == 0)
        #expect(try sut.preview(Recovery(.backup(aside), count: 1), of: "people").count == 1)
        try sut.recover(Recovery(.backup(aside), count: 1), of: "people")
        #expect(folder.text("people.json") == text)
        try folder.write("garbage", "people.json")
        #expect(sut.replacedVersion(of: "people") == .illegible)
        #expect(sut.replacedVersion(of: "settings") == .none)
    }

    @Test
    func recover_nothingIsLegible_canBeBegunAnew() throws {
        try folder.write("garbage", "people.json")
        let recovery = Recovery(.readableLines, count: 0)
        #expect(try sut.recoveries(of: "people") == [recovery])
        #expect(
            try sut.preview(recovery, of: "people") == RecoveryPreview(count: 0, isOfDamage: true)
        )
        try sut.recover(recovery, of: "people")
        try save("first", on: "2026-11-18")
        #expect(folder.text("backups/people/2026-12-31-replaced-1.json") == "garbage")
    }

    @Test
    func recover_aFolderStandsThere_canBeBegunAnew() throws {
        try folder.write("inside", "people.json/file")
        let recovery = try #require(try sut.recoveries(of: "people").first)
        try sut.recover(recovery, of: "people")
        try save("first", on: "2026-11-18")
        #expect(folder.text("backups/people/2026-12-31-replaced-1.json/file") == "inside")
        #expect(try !sut.recoveries(of: "people").isEmpty)
    }

    @Test
    func recover_readableLines_theyAreBack() throws {
        try save("first", on: "2026-11-18")
        let text = try #require(folder.text("people.json"))
        let damaged = text.replacing("\n],", with: "\n{\"id\":\"\"}\n{\"id\":\"x\",\"na\n")
        try folder.write(damaged, "people.json")
        #expect(try sut.recoveries(of: "people") == [Recovery(.readableLines, count: 1)])
        try sut.recover(Recovery(.readableLines, count: 1), of: "people")
        #expect(folder.text("people.json") == text)
    }

    // As git leaves a file that two machines have changed.
    @Test(arguments: [["older", "newer"], ["newer", "older"]])
    func recover_readableLines_ofTwoVersionsTheOneChangedLast(_ names: [String]) throws {
        let lines = names.map { name in
            let moment = "2026-11-2\(name == "newer" ? 1 : 0)T06:30:12.345Z"
            return """
                {"changedAt":"\(moment)","height":165,"id":"\(UUID(1).text)","name":"\(name)"}
                """
        }
        try folder.write(
            """
            {"count":1,"records":[
            <<<<<<< HEAD
            \(lines[0])
            =======
            \(lines[1])
            >>>>>>> other
            ],"version":1}

            """,
            "people.json"
        )
        try sut.recover(Recovery(.readableLines, count: 1), of: "people")
        let people = PersonRepository(client("2026-12-31"), .testValue)
        #expect(try people.load().values.map(\.name) == ["newer"])
    }

    @Test
    func backups_allFiles_newestFirst() throws {
        try save("first", on: "2026-11-18")
        try save("second", on: "2026-11-19")
        for (number, day) in [(UInt8(1), "2026-11-20"), (2, "2026-11-21")] {
            let repository = WeighInRepository(client(day), .testValue)
            try repository.save(.sample(number, "2025-01-01"), of: UUID(9))
        }
        let keys = [String.history(of: UUID(9), in: 2025), "people"]
        #expect(try sut.backups().map(\.key) == keys)
        #expect(try sut.backups().map(\.day.description) == ["2026-11-21", "2026-11-19"])
    }

    @Test
    func key_error_isThatOfItsFile() throws {
        try folder.write("{", "people.json")
        let error = try #require(throws: StorageError.self) { try save("", on: "2026-11-18") }
        #expect(sut.key(of: error) == "people")
        #expect(sut.key(of: StorageError(file: "/elsewhere.json", reason: .notAFile)) == nil)
    }

    @Test
    func recoveries_unreadableBackup_isNotOffered() throws {
        try folder.write("{", "backups/people/2026-11-19.json")
        try folder.write("{", "people.json")
        #expect(try sut.recoveries(of: "people") == [Recovery(.readableLines, count: 0)])
    }

    @Test
    func save_unreadableFile_isNotBackedUp() throws {
        try folder.write("{", "people.json")
        #expect(throws: StorageError.self) { try save("first", on: "2026-11-18") }
        #expect(folder.files == ["people.json": "{"])
    }

    @Test
    func preview_backup_saysHowItDiffersFromNow() throws {
        try save("first", on: "2026-11-18")
        try save("second", on: "2026-11-19")
        var ben = Person.ada
        ben.id = UUID(9)
        try PersonRepository(client("2026-11-19"), .testValue).save(ben)
        let recovery = try #require(try sut.recoveries(of: "people").first)
        let preview = try sut.preview(recovery, of: "people")
        let expected = RecoveryPreview(
            count: 1,
            changed: [.person(name: "first")],
            missing: [.person(name: ben.name)]
        )
        #expect(preview == expected)
    }

    @Test
    func preview_whatWasChangedBack_isWorthRestoringWhereItIsDamaged() throws {
        try save("first", on: "2026-11-18")
        try save("second", on: "2026-11-19")
        try save("first", on: "2026-11-19")
        let recovery = try #require(try sut.recoveries(of: "people").first)
        #expect(try !sut.preview(recovery, of: "people").isWorthwhile)
        let whole = try #require(folder.text("people.json"))
        try folder.write(whole + "tail", "people.json")
        let preview = try sut.preview(recovery, of: "people")
        #expect(preview.isOfDamage && preview.isWorthwhile && !preview.isDifferent)
    }

    @Test
    func preview_historyIsGone_everyWeighInComesBackWithItsDays() throws {
        let repository = WeighInRepository(client("2026-11-18"), .testValue)
        for (number, day) in [(UInt8(1), "2026-11-01"), (2, "2026-11-17"), (3, "2026-11-18")] {
            let weighIn = WeighIn(
                id: UUID(number),
                day: try #require(Day(day)),
                time: .midnight,
                weight: 70,
                height: 175
            )
            try repository.save(weighIn, of: UUID(7))
        }
        let key = "history/\(UUID(7).text)/2026"
        try client("2026-11-19").restoreAll([key: Data("[".utf8)])
        let recovery = try #require(try sut.recoveries(of: key).dropFirst().first)
        let day = try #require(Day("2026-11-01"))
        let preview = try sut.preview(recovery, of: key)
        #expect((preview.count, preview.days == day...day) == (1, true))
        #expect(preview.changed.isEmpty && preview.missing.isEmpty)
        guard case .weighIn(let weighIn)? = preview.added.first else {
            Issue.record("No weigh-in comes back")
            return
        }
        #expect((weighIn.day, weighIn.weight) == (day, 70))
    }
}
