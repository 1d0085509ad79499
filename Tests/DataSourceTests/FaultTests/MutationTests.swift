import Essentials
import Testing

@testable import DataSource

/// Damaged files: no crash, no hang, and what cannot be read is never written over.
@Suite(.timeLimit(.minutes(60)))
struct MutationTests {
    static let names = [
        "people", "settings", "history/\(UUID(9).text)/2026",
    ]

    @Test(arguments: names)
    func save_damagedFile_isReadOrLeftAsItIs(key: String) throws {
        let folder = TemporaryFolder()
        try save(folder)
        let good = try #require(folder.text("\(key).json"))
        var generator = Seed(state: 7)
        var unreadable = 0
        var bad = 0
        let rounds = Effort.isSoak ? 1000 : 48
        for round in 0..<rounds {
            let damaged = Damage.of(Array(good.utf8), round: round, &generator)
            try folder.write(damaged, "\(key).json")
            var isReadable = false
            let time = processorTime {
                isReadable = (try? load(folder, key)) != nil
                try? save(folder)
            }
            if time > .seconds(1) { bad += 1 }
            let now = folder.bytes("\(key).json")
            if !isReadable {
                unreadable += 1
                if now != damaged { bad += 1 }
            } else if (try? load(folder, key)) == nil {
                bad += 1
            }
        }
        #expect(bad == 0)
        #expect(unreadable > rounds / 4)
        print("damage: \(key): \(bad) bad / \(rounds) tried, \(unreadable) unreadable")
    }

    private func save(_ folder: TemporaryFolder) throws {
        try? PersonRepository(folder.client, .testValue).save(.ada)
        SettingsRepository(folder.client, .testValue).hasAlreadyTutorial = true
        for number in 1...3 {
            let weighIn = WeighIn.sample(UInt8(number), "2026-11-1\(number)")
            try? WeighInRepository(folder.client, .testValue).save(weighIn, of: UUID(9))
        }
    }

    private func load(_ folder: TemporaryFolder, _ key: String) throws {
        let records = RecordRepository(folder.client, .testValue)
        let loaded = try records.load(key) { $0.text }
        if loaded.problems.contains(where: {
            if case .newerVersion = $0.reason { true } else { false }
        }) {
            throw loaded.problems[0]
        }
    }
}
