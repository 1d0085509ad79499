import DataSource

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The figures of the storage, in a temporary folder; meant for an optimised build.
enum Speed {
    static func measure() throws {
        for count in [10, 11_000, 100_000] {
            let folder = FileManager.default.temporaryDirectory.appending(path: "speed-\(UUID())")
            defer { try? FileManager.default.removeItem(at: folder) }
            let person = UUID()
            try fill(folder, person, count)
            let client = UserDefaultsClient.files(in: folder.path)
            let repository = WeighInRepository(client, .liveValue)
            print("profile of \(count):")
            try report("  load") { _ = try repository.load(of: person) }
            try report("  newest") { _ = try repository.newest(of: person) }
            try report("  add") {
                try repository.save(weighIn(Day(number: 20_778), UUID()), of: person)
            }
        }
    }

    private static func report(_ name: String, _ body: () throws -> Void) rethrows {
        var times = [Duration]()
        for _ in 0..<21 {
            times.append(try ContinuousClock().measure(body))
        }
        times.sort()
        print(name, times[times.count / 2], "best", times[0], "worst", times[times.count - 1])
    }

    private static func fill(_ folder: URL, _ person: UUID, _ count: Int) throws {
        let history = folder.appending(path: "history/\(person.uuidString.lowercased())")
        try FileManager.default.createDirectory(at: history, withIntermediateDirectories: true)
        let last = Day(number: 20_777)
        let days = 50 * 365
        let all = (0..<count).map { last.advanced(by: -$0 * days / max(count, days)) }
        for (year, days) in Dictionary(grouping: all, by: \.year) {
            let lines = days.map { day in
                """
                {"changedAt":"2026-11-20T06:30:12.345Z","day":"\(day)","height":178,\
                "id":"\(UUID().uuidString.lowercased())","note":"after a run","time":"07:30",\
                "weight":72.4}
                """
            }
            let text = """
                {"count":\(lines.count),"records":[
                \(lines.joined(separator: ",\n"))
                ],"version":1}

                """
            try Data(text.utf8).write(to: history.appending(path: "\(year).json"))
        }
    }

    static func weighIn(_ day: Day, _ id: UUID) -> WeighIn {
        WeighIn(id: id, day: day, time: .midnight, weight: 72.4, height: 178, note: "after a run")
    }
}
