import Essentials
import Testing

@testable import DataSource

/// The join of versions is a pure function: neither order nor repetition matters, and nothing is lost.
@Suite(.timeLimit(.minutes(10)))
struct RecordJoinTests {
    @Test
    func joined_randomVersions_anyOrderAndRepetitionAreTheSame() {
        for seed in 0..<10_000 as Range<UInt64> {
            var random = Seed(state: seed)
            let files = (0..<3).map { _ in file(&random) }
            let joined = RecordFile.joined(files)
            let (a, b, c) = (files[0], files[1], files[2])
            let others = [
                RecordFile.joined([c, b, a]), RecordFile.joined([a, .joined([b, c])]),
                RecordFile.joined([.joined([a, b]), c]),
                RecordFile.joined([a, b, a, c, c, joined]),
            ]
            #expect(others.allSatisfy { $0.bytes == joined.bytes }, "seed \(seed)")
            #expect(joined.bytes == expected(files), "seed \(seed)")
            #expect(files.allSatisfy { $0.isContained(in: joined) }, "seed \(seed)")
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

    /// By a loop over all pairs.
    private func expected(_ files: [RecordFile]) -> [UInt8] {
        let all = files.flatMap(\.records)
        let kept = Set(all).filter { record in
            !all.contains { other in
                other.id == record.id
                    && (other.moment, "\(other.text)") > (record.moment, "\(record.text)")
            }
        }
        return RecordFile(records: kept.sorted { $0.order > $1.order }).bytes
    }

    private func file(_ random: inout Seed) -> RecordFile {
        let ids = ["a", "b", "c", "d", "e"].filter { _ in Bool.random(using: &random) }
        return RecordFile(
            records: ids.enumerated().map { index, id in
                let moment = Int.random(in: 0..<4, using: &random)
                let weight = "7\(Int.random(in: 0..<3, using: &random))"
                let isDeleted = Int.random(in: 0..<4, using: &random) == 0
                return record(id, "2026-11-2\(index)", moment, weight, isDeleted: isDeleted)
            }
        )
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
