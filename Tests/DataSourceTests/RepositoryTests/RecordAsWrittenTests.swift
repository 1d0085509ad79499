import Essentials
import Testing

@testable import DataSource

/// What is read at a glance is what is read with patience.
@Suite(.timeLimit(.minutes(10)))
struct RecordAsWrittenTests {
    static let line = """
        {"changedAt":"2026-11-20T06:30:12.345Z","day":"2026-11-20","height":178,\
        "id":"3f2c8a51-1b7e-4d2f-9c3a-5e6f7a8b9c0d","note":"after a run","time":"07:30",\
        "weight":72.4}
        """

    @Test
    func line_asARecordIsSaved_isReadAtAGlance() throws {
        let folder = TemporaryFolder()
        let weighIns = WeighInRepository(folder.client, .testValue)
        for (note, weight) in [("", 72.4), ("after a run", 100), ("", 8.05)] {
            let weighIn = WeighIn(
                id: UUID(UInt8(weight)),
                day: try #require(Day("2026-11-20")),
                time: try #require(TimeOfDay("07:30")),
                weight: weight,
                height: 178,
                note: note,
                changedAt: try #require(Date(moment: "2026-11-20T06:30:12.345Z"))
            )
            try weighIns.save(weighIn, of: UUID(9))
        }
        let file = try #require(try folder.client.data(.history(of: UUID(9), in: 2026)))
        let lines = String(decoding: file, as: UTF8.self).split(separator: "\n")
            .filter { $0.contains("changedAt") }
            .map { $0.hasSuffix(",") ? $0.dropLast() : $0 }
        #expect(lines.count == 3)
        for line in lines {
            let glance = try read(String(line))
            #expect(glance.weighIn != nil)
            #expect(glance.weighIn == glance.patient)
        }
    }

    @Test
    func line_damagedAnywhere_isReadAlikeOrWithPatience() throws {
        var random = Seed(state: 7)
        let pieces = Array("\"\\{}[]:,.0159 eE+-aZ\u{7}é".utf8)
        var glances = 0
        for _ in 0..<20_000 {
            var bytes = Array(Self.line.utf8)
            let place = bytes.indices.randomElement(using: &random) ?? 0
            let piece = pieces.randomElement(using: &random) ?? 0
            switch Int.random(in: 0..<3, using: &random) {
            case 0: bytes[place] = piece
            case 1: bytes.insert(piece, at: place)
            default: bytes.remove(at: place)
            }
            let glance = try read(bytes)
            guard let weighIn = glance.weighIn else { continue }
            glances += 1
            #expect(weighIn == glance.patient)
            #expect(glance.length == glance.patientLength)
        }
        #expect(glances > 1000)
    }

    private struct Reading {
        var weighIn: WeighIn?
        var length = 0
        var patient: WeighIn?
        var patientLength = 0
    }

    private func read(_ line: String) throws -> Reading {
        try read(Array(line.utf8))
    }

    private func read(_ bytes: [UInt8]) throws -> Reading {
        var reading = Reading()
        try? JSONScanner.scan(bytes[...]) { scanner throws(JSONError) in
            reading.weighIn = WeighIn(&scanner)
            reading.length = scanner.index
            scanner.index = 0
            let fields = JSONFields(scanner)
            try fields.read(&scanner, depth: 1)
            reading.patient = fields.decode { WeighIn($0) }
            reading.patientLength = scanner.index
        }
        return reading
    }
}
