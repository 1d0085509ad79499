import Essentials
import Testing

@testable import DataSource

/// Three machines share a folder by a synchronizer that delays, drops the loser of a conflict or puts it
/// beside the file. Their clocks differ by years.
@Suite(.timeLimit(.minutes(10)))
struct ThreeMachinesTests {
    @Test(arguments: 1...25 as ClosedRange<UInt64>)
    func changesAndSyncs_inAnyOrder_loseNothingAndEndEqual(seed: UInt64) throws {
        var random = Seed(state: seed &* 0x9E37_79B9_7F4A_7C15)
        let machines = (0..<3).map { Machine($0, clock: [0, 315_000_000, -315_000_000][$0]) }
        let person = Person(id: UUID(9), name: "Ada", height: 165)
        try PersonRepository(machines[0].client, .liveValue).save(person)
        for machine in machines.dropFirst() {
            try machine.folder.write(
                try #require(machines[0].folder.text("people.json")),
                "people.json"
            )
        }
        var written = [Record]()
        for step in 1...60 as ClosedRange<UInt8> {
            let machine = try #require(machines.randomElement(using: &random))
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<5:
                try machine.change(step, &random)
                written += try machine.records()
            case 5..<9:
                let other = try #require(machines.randomElement(using: &random))
                try machine.send(to: other, isKept: Bool.random(using: &random), step)
            default:
                // The file is gone, or an older one was put back.
                try machine.damage(&random)
            }
        }
        for round in 1...2 as ClosedRange<UInt8> {
            for machine in machines {
                // Only a change writes the records that no other machine has.
                let id = 200 + 10 * round + UInt8(machine.number)
                if round == 1 { try machine.weighIns.save(.sample(id, "2026-11-29"), of: UUID(9)) }
                written += try machine.records()
            }
            for machine in machines {
                for other in machines where other !== machine {
                    try machine.send(to: other, isKept: true, 100 + round)
                }
            }
        }
        let expected = RecordFile.joined([RecordFile(records: written)])
        let texts = Set(expected.records.map(\.text))
        for machine in machines {
            let found = Set(try machine.records().map(\.text))
            let lost = texts.subtracting(found).map { String(decoding: $0.bytes, as: UTF8.self) }
            let other = found.subtracting(texts).map { String(decoding: $0.bytes, as: UTF8.self) }
            #expect(lost + other == [], "seed \(seed), machine \(machine.number)")
            let live = Set(try machine.weighIns.load(of: UUID(9)).values.map(\.id))
            #expect(live == Set(expected.liveRecords.compactMap(\.id.uuid)), "seed \(seed)")
        }
    }
}

private final class Machine {
    static let year = "history/\(UUID(9).text)/2026"

    let folder = TemporaryFolder()
    let state = TemporaryFolder()
    let number: Int
    let clock: Double
    private var versions = [String]()

    init(_ number: Int, clock: Double) {
        self.number = number
        self.clock = clock
    }

    var client: DataFolderClient {
        DataFolderClient { [folder, state] () throws(StorageError) in
            FileDefaults(
                folder: DataFolder(path: folder.path, state: state.path),
                today: { .epoch }
            )
        }
    }

    var weighIns: WeighInRepository {
        let clock = clock
        return WeighInRepository(client, DateClient { Date().addingTimeInterval(clock) })
    }

    func records() throws -> [Record] {
        try RecordRepository(client, .liveValue).file(of: Self.year)?.records ?? []
    }

    func change(_ step: UInt8, _ random: inout Seed) throws {
        let present = try weighIns.load(of: UUID(9)).values
        let old = present.randomElement(using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
            if let old { try weighIns.delete(old, of: UUID(9)) }
        case 1:
            guard let old else { return }
            var new = old
            new.weight = Double.random(in: 60...90, using: &random).rounded()
            _ = try weighIns.replace(old, with: new, of: UUID(9))
        default:
            let day = "2026-11-\(Int.random(in: 10...28, using: &random))"
            try weighIns.save(.sample(step, day), of: UUID(9))
        }
        if let text = folder.text("\(Self.year).json") { versions.append(text) }
    }

    /// A synchronizer knows nothing of records.
    func send(to other: Machine, isKept: Bool, _ step: UInt8) throws {
        guard other !== self else { return }
        for (name, text) in folder.files where name.hasPrefix("history/") {
            let present = other.folder.text(name)
            if let present, present != text, isKept {
                let copy = name.replacing(".json", with: ".sync-conflict-\(step)-\(number).json")
                try other.folder.write(present, copy)
            }
            try other.folder.write(text, name)
        }
    }

    func damage(_ random: inout Seed) throws {
        let path = "\(folder.path)/\(Self.year).json"
        if Bool.random(using: &random), let old = versions.randomElement(using: &random) {
            try folder.write(old, "\(Self.year).json")
        } else if FileManager.default.fileExists(atPath: path) {
            try FileManager.default.removeItem(atPath: path)
        }
    }
}
