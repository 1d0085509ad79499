import Testing

@testable import DataSource

/// Damaged files: no crash and no hang; what cannot be read is refused with its line.
@Suite(.timeLimit(.minutes(60)))
struct ImportMutationTests {
    @Test(arguments: OtherFiles.formats)
    func read_damagedFile_endsAndInventsNothing(format: ImportFormat) {
        let good = OtherFiles.bytes(format)
        let lines = good.count { $0 == 0x0A } + 1
        var generator = Seed(state: UInt64(format.rawValue.utf8.count) &+ 11)
        var bad = 0
        let rounds = Effort.isSoak ? 2000 : 200
        let time = processorTime {
            for round in 0..<rounds {
                let damaged = Self.damage(good, round, &generator)
                guard let file = try? OtherFiles.read(damaged, pieces: 256) else { continue }
                let most = lines * 2 + 10 + damaged.count / 10
                if file.readings.count > most || file.refusedCount > damaged.count { bad += 1 }
                for reading in file.readings {
                    let isNumber = reading.weight.isFinite && reading.weight > 0
                    if !isNumber || reading.line < 1 { bad += 1 }
                }
            }
        }
        #expect(bad == 0)
        #expect(time < .seconds(Effort.isSoak ? 120 : 20))
    }

    private static func damage(
        _ good: [UInt8],
        _ round: Int,
        _ generator: inout Seed
    ) -> [UInt8] {
        let signs = Array("\",;\t\n\r'<>/-.:0 9\u{0}".utf8)
        // Sequences of brackets a hundred thousand long are for the app's own files.
        guard round % 4 != 0, round % 12 != 7 else {
            var bytes = good
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let place = Int.random(in: 0..<bytes.count, using: &generator)
                let sign = signs.randomElement(using: &generator) ?? 0
                if Bool.random(using: &generator) {
                    bytes[place] = sign
                } else {
                    bytes.insert(sign, at: place)
                }
            }
            return bytes
        }
        return Damage.of(good, round: round, &generator)
    }
}
