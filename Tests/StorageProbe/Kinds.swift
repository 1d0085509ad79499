import DataSource
import Essentials

/// Each kind of save, with a clock that stands still: the new file is then known beforehand.
struct Kinds {
    private let client: DataFolderClient
    private let clock: DateClient
    private let people: PersonRepository
    private let settings: SettingsRepository
    private let weighIns: WeighInRepository
    private let person = Person(id: UUID(1), name: "Ada", height: 165)

    init(_ client: DataFolderClient) {
        let clock = testDependency(of: DateClient.self) {
            $0.now = { Date(timeIntervalSince1970: 1_795_000_000) }
        }
        self.client = client
        self.clock = clock
        people = PersonRepository(client, clock)
        settings = SettingsRepository(client, clock)
        weighIns = WeighInRepository(client, clock)
    }

    func run(_ command: String, _ numbers: [Int]) throws {
        switch command {
        case "person":
            try people.save(person)
            try weighIns.save(weighIn(1, "2026-11-19"), of: person.id)
        case "first":
            try weighIns.saveFirst(weighIn(1, "2026-11-19"), of: person)
        case "add":
            try weighIns.save(weighIn(2, "2026-11-20"), of: person.id)
        case "edit":
            var changed = weighIn(1, "2026-11-19")
            changed.weight = 70.05
            try weighIns.save(changed, of: person.id)
        case "delete":
            let deleted = weighIn(1, "2026-11-19")
            try done(weighIns.delete(deleted, of: person.id))
        case "move":
            let moved = weighIn(1, "2025-12-31")
            try done(weighIns.replace(weighIn(1, "2026-11-19"), with: moved, of: person.id))
        case "handover":
            try done(weighIns.move(weighIn(1, "2026-11-19"), from: person.id, to: UUID(2)))
        case "years":
            for (number, year) in [(UInt8(4), 2025), (5, 2024), (6, 2023)] {
                try weighIns.save(weighIn(number, "\(year)-05-01"), of: person.id)
            }
        case "heights":
            var taller = person
            taller.height = 175
            try done(
                weighIns.save(
                    taller,
                    replacing: person,
                    .changed(from: year2024),
                    isIrreversible: false
                )
            )
        case "undo", "redo", "heightsBack":
            let repository = UndoRepository(client, clock, .liveValue)
            switch try repository.run(command == "redo" ? .redo : .undo) {
            case .done: break
            case .finished: print("finished")
            case .nothing, .changedSince: exit(1)
            }
        case "setting":
            settings.hasAlreadyTutorial = true
            guard settings.hasAlreadyTutorial else { exit(1) }
        case "recover":
            let repository = RecoveryRepository(client, clock)
            // Where no backup can be read, what is left is something else.
            guard let recovery = try repository.recoveries(of: "people").first,
                recovery.backup != nil
            else {
                exit(1)
            }
            try repository.recover(recovery, of: "people")
        case "restore":
            let archives = ArchiveRepository(.testValue, client, clock)
            var archive = try archives.make()
            for (key, data) in archive.files {
                let text = String(decoding: data, as: UTF8.self)
                archive.files[key] = Data(
                    text.substituting("165", with: "166").utf8
                )
            }
            archive.files["settings"] = Data("{\"count\":0,\"records\":[\n],\"version\":1}\n".utf8)
            let year = "history/00000000-0000-0000-0000-000000000002/2026"
            archive.files[year] = archive.files["settings"]
            try archives.restore(archive)
        case "tidy":
            try client.tidy()
        case "clock":
            for number in numbers {
                let date = Date(timeIntervalSince1970: Double(number))
                let localTime = LocalTimeClient.liveValue.localTime(date)
                print(localTime.day, localTime.time)
            }
        case "hold":
            try hold()
        case "many":
            try addMany(count: numbers[0], writer: numbers[1])
        default:
            exit(64)
        }
    }

    private var year2024: Day { Day("2024-01-01") ?? .epoch }

    private func done(_ outcome: ChangeOutcome) {
        guard outcome == .done else { exit(1) }
    }

    private func hold() throws {
        try client.set("people") { data in
            print("holding")
            fflush(nil)
            while true { pause() }
        }
    }

    private func addMany(count: Int, writer: Int) throws {
        for number in 0..<count {
            var weighIn = weighIn(0, "2026-11-20")
            weighIn.id = UUID()
            weighIn.day = Day(number: weighIn.day.number - number * 16)
            weighIn.note = "\(writer) \(number)"
            try weighIns.save(weighIn, of: person.id)
        }
    }

    private func weighIn(_ number: UInt8, _ day: String) -> WeighIn {
        WeighIn(
            id: UUID(number),
            day: Day(day) ?? .epoch,
            time: .midnight,
            weight: 72.4,
            height: 165
        )
    }
}
