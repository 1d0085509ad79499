import Essentials
import Testing

@testable import DataSource

@Suite(.timeLimit(.minutes(60)))
struct ProcessTests {
    let folder = TemporaryFolder()

    @Test
    func save_fourProcessesAtOnce_nothingIsLost() throws {
        let additions = Effort.isSoak ? 1000 : 100
        try folder.write("", "output")
        let writers = try (0..<4).map { writer in
            try Program(
                [Program.probe, "many", folder.path, "\(additions)", "\(writer)"],
                output: "\(folder.path)/output-\(writer)"
            )
        }
        for writer in writers {
            #expect(writer.wait() == Program.Outcome(output: "saved\n", status: 0, signal: 0))
        }
        let repository = WeighInRepository(folder.client, .liveValue)
        let loaded = try repository.load(of: UUID(1))
        #expect(loaded.problems == [])
        #expect(loaded.values.count == 4 * additions)
        #expect(Set(loaded.values.map(\.note)).count == 4 * additions)
        print("processes: \(4 * additions - loaded.values.count) lost / \(4 * additions) tried")
    }

    @Test
    func save_holderIsKilled_nobodyIsBlocked() throws {
        let output = "\(folder.path).output"
        let holder = try Program([Program.probe, "hold", folder.path], output: output)
        defer { try? FileManager.default.removeItem(atPath: output) }
        let end = ContinuousClock.now + .seconds(10)
        while holder.text != "holding\n", ContinuousClock.now < end {}
        let repository = PersonRepository(folder.client, .liveValue)
        #expect(throws: StorageError(file: folder.path, reason: .busy(seconds: 5))) {
            try repository.save(.ada)
        }
        holder.kill()
        #expect(holder.wait().signal == 9)
        try repository.save(.ada)
        #expect(try repository.load().values.count == 1)
    }
}
