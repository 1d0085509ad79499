import DataSource
import Essentials

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Somebody's weigh-ins of up to 50 years, in a temporary folder.
struct Profile {
    let count: Int
    private let person = Person.ID()
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "speed-\(Person.ID().text)")

    private var history: String { "\(folder.path)/history/\(person.text)" }

    private var weighIns: WeighInRepository {
        WeighInRepository(.folder(folder.path), .liveValue)
    }

    func load() throws {
        guard try weighIns.load(of: person).values.count == count else { throw Failure() }
    }

    func loadNewest() throws {
        _ = try weighIns.newest(of: person)
    }

    func add(at minute: Int) throws {
        let weighIn = WeighIn(
            id: WeighIn.ID(),
            day: Day(number: 20_778),
            time: TimeOfDay(hour: minute / 60, minute: minute % 60) ?? .midnight,
            weight: 72.4,
            height: 178,
            note: "after a run"
        )
        try weighIns.save(weighIn, of: person)
    }

    func fill() throws {
        try FileManager.default.createDirectory(
            atPath: history,
            withIntermediateDirectories: true
        )
        for (year, days) in Dictionary(grouping: days, by: \.year) {
            try text(days).write(
                toFile: "\(history)/\(year).json",
                atomically: false,
                encoding: .utf8
            )
        }
    }

    func remove() {
        try? FileManager.default.removeItem(at: folder)
    }

    private var days: [Day] {
        let span = 50 * 365
        return (0..<count).map { Day(number: 20_777 - $0 * span / max(count, span)) }
    }

    private func text(_ days: [Day]) -> String {
        let lines = days.map { day in
            """
            {"changedAt":"2026-11-20T06:30:12.345Z","day":"\(day)","height":178,\
            "id":"\(WeighIn.ID().text)","note":"after a run","time":"07:30",\
            "weight":72.4}
            """
        }
        return """
            {"count":\(lines.count),"records":[
            \(lines.joined(separator: ",\n"))
            ],"version":1}

            """
    }

    private struct Failure: Error {}
}
