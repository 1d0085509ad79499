import Essentials
import Testing

@testable import DataSource

/// The join of versions is a pure function: neither order nor repetition matters, and nothing is lost.
@Suite(.timeLimit(.minutes(10)))
struct RecordJoinTests {
    @Test
    func joined_randomVersions_anyOrderAndRepetitionAreTheSame() {
        let pool = pool
        for seed in 0..<(Effort.isSoak ? 10_000 : 2000) as Range<UInt64> {
            var random = Seed(state: seed)
            var picked = [[Int]]()
            for _ in 0..<3 {
                picked.append(
                    pool.indices.filter { _ in Int.random(in: 0..<6, using: &random) == 0 }
                )
            }
            let (a, b, c) = (file(pool, picked[0]), file(pool, picked[1]), file(pool, picked[2]))
            let joined = RecordFile.joined([a, b, c]).records.map(\.text)
            let others = [
                RecordFile.joined([c, a, b, c]), RecordFile.joined([a, .joined([b, c, a])]),
            ]
            #expect(others.allSatisfy { $0.records.map(\.text) == joined }, "seed \(seed)")
            #expect(joined == expected(pool, picked.flatMap(\.self)), "seed \(seed)")
        }
    }

    @Test
    func joined_sameMoment_otherBytes_areTheSameOnBothSides() {
        let records = ["71", "72"].map { record("a", "2026-11-20", 5, $0) }
        for order in [records, records.reversed()] {
            let joined = RecordFile.joined(order.map { RecordFile(records: [$0]) })
            #expect(joined.records == [records[1]])
        }
    }

    @Test(arguments: [false, true])
    func version_conflictMarkersOfGit_bothSidesAreRead(hasBase: Bool) throws {
        let lines = (1...4).map { line("\($0)", "2026-11-2\($0)", $0, "7\($0)") }
        let text = """
            <<<<<<< HEAD
            {"count":2,"records":[
            \(lines[3]),
            \(hasBase ? "||||||| 1f2e3d4\n{\"count\":1,\"records\":[\n" : "")=======
            {"count":2,"records":[
            \(lines[2]),
            >>>>>>> origin/main
            \(lines[0])
            ],"version":1}

            """
        let file = try #require(RecordFile(version: Data(text.utf8)))
        #expect(Set(file.records.compactMap(\.id.string)) == ["1", "3", "4"])
    }

    @Test
    func version_unitedLines_laterVersionOfARecordCounts() throws {
        let text = """
            {"count":2,"records":[
            \(line("a", "2026-11-21", 1, "71"))
            \(line("a", "2026-11-21", 2, "70")),
            \(line("b", "2026-11-20", 1, "72"))
            ],"version":1}

            """
        let file = try #require(RecordFile(version: Data(text.utf8)))
        #expect(RecordFile.joined([file]).records.map(\.text.weight) == [70, 72])
    }

    @Test(arguments: [
        // Fewer records than the file says, a line that is none, no end.
        "{\"count\":3,\"records\":[\nRECORD\n],\"version\":1}\n",
        "<<<<<<< HEAD\n{\"count\":1,\"records\":[\nRECORD\nrubbish\n],\"version\":1}\n",
        "{\"count\":1,\"records\":[\nRECORD\n", "",
        "{\"count\":0,\"records\":[\n],\"version\":9}\n",
    ])
    func version_damagedOrNewer_isNone(text: String) {
        let text = text.replacing("RECORD", with: line("a", "2026-11-20", 1, "72"))
        #expect(RecordFile(version: Data(text.utf8)) == nil)
    }

    @Test
    func restored_eachDifferenceIsAChangeOfNow() throws {
        let now = Date(milliseconds: 1_000_000)
        let present = RecordFile(records: [
            record("a", "2026-11-23", 5, "71"), record("b", "2026-11-22", 5, "72"),
            record("c", "2026-11-21", 5, "73"),
        ])
        let old = RecordFile(records: [
            record("b", "2026-11-22", 4, "72"), record("c", "2026-11-21", 3, "74"),
            record("d", "2026-11-20", 3, "75"),
        ])
        let restored = present.restored(to: old, at: now)
        #expect(restored.liveRecords.compactMap(\.text.weight) == [72, 74, 75])
        #expect(
            restored.records.map(\.moment.milliseconds) == [1_000_000, 5, 1_000_000, 1_000_000]
        )
        // The other machine, which has the present version, does not take it back.
        #expect(RecordFile.joined([restored, present]).bytes == restored.bytes)
    }

    /// The records of two identifiers in several versions, from the later to the earlier one; of one
    /// time, from the greater bytes to the smaller ones.
    private var pool: [Record] {
        ["b", "a"].flatMap { id in
            [3, 2, 1].flatMap { moment in
                ["72", "71"].map { record(id, "2026-11-20", moment, $0) }
                    + [record(id, "2026-11-20", moment, "", isDeleted: true)]
            }
        }
    }

    private func file(_ pool: [Record], _ places: [Int]) -> RecordFile {
        RecordFile(records: places.map { pool[$0] })
    }

    /// The first of each identifier in the pool.
    private func expected(_ pool: [Record], _ places: [Int]) -> [JSONText] {
        ["b", "a"].compactMap { id in
            Set(places).sorted().first { pool[$0].id == JSONText(id) }.map { pool[$0].text }
        }
    }

    private func record(
        _ id: String,
        _ day: String,
        _ moment: Int,
        _ weight: String,
        isDeleted: Bool = false
    ) -> Record {
        let text = line(id, day, moment, weight, isDeleted: isDeleted)
        return Record(JSONText(bytes: Array(text.utf8)[...]).members ?? JSONMembers())
    }

    private func line(
        _ id: String,
        _ day: String,
        _ moment: Int,
        _ weight: String,
        isDeleted: Bool = false
    ) -> String {
        let changedAt = Date(milliseconds: moment).moment
        let mark = isDeleted ? "\"deleted\":true" : "\"weight\":\(weight)"
        return "{\"changedAt\":\"\(changedAt)\",\"day\":\"\(day)\",\"id\":\"\(id)\",\(mark)}"
    }
}

extension JSONText {
    fileprivate var weight: Double? { members?["weight"]?.measure }
}
