import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Three computers change one history by commands, some of them killed, while a model of a synchronizer
/// carries their files. Nothing is lost, nothing comes back, no command fails or asks, and in the
/// end all folders are equal and as the model says.
@Suite(.timeLimit(.minutes(60)))
struct SharingTests {
    static let seeds = 1...(Computer.isSoak ? 200 : 5) as ClosedRange<UInt64>

    @Test(arguments: seeds)
    func changes_filesCarriedInAnyOrder_nothingIsLostOrRevived(seed: UInt64) throws {
        let story = try SharingStory(seed: seed, computers: 3, withWrongClock: true)
        let carrier = Carrier(story.computers)
        var damage = Damage()
        func carryAll() throws {
            for source in 0..<3 {
                for target in 0..<3 {
                    try carrier.carry(from: source, to: target, using: &story.random)
                }
            }
        }
        try carryAll()
        var off = [0, 0, 0]
        for step in 1...(Computer.isSoak ? 100 : 30) {
            try carrier.deliverSome(0.15, using: &story.random)
            let on = story.computers.filter { off[$0.number] < step }
            guard !on.isEmpty else { continue }
            let (computer, other) = (story.pick(on), story.pick(story.computers))
            let (source, target) = (other.number, computer.number)
            switch Int.random(in: 0..<20, using: &story.random) {
            case 0..<11: try story.command(on: computer)
            case 11..<15:
                if on.contains(where: { $0 === other }) {
                    story.note("\(source) to \(target)")
                    try carrier.carry(from: source, to: target, loses: 0.3, using: &story.random)
                }
            case 15..<18:
                carrier.send(from: target, to: source, loses: 0.3, using: &story.random)
            case 18: off[target] = step + Int.random(in: 5...25, using: &story.random)
            default: try damage.strike(computer, story)
            }
            damage.remember(computer, story)
        }
        try damage.complete()
        try carrier.deliverSome(1, using: &story.random)
        try story.end(carryAll)
        #expect(story.faults == [], "seed \(seed): \(story.faults.count) faults")
        print("sharing: seed \(seed): \(story.faults.count) bad / \(story.commands) tried")
    }
}

/// A synchronizer that was stopped, and people who put back older files.
private struct Damage {
    private var older = [(name: String, content: Data)]()
    private var halves = [(computer: Computer, name: String, content: Data)]()

    mutating func remember(_ computer: Computer, _ story: SharingStory) {
        guard older.count < 100, story.chance(0.1) else { return }
        older += years(computer).map { ($0.key, $0.value) }
    }

    private func years(_ computer: Computer) -> [(key: String, value: Data)] {
        computer.files.filter { $0.key.hasPrefix("history/") && !$0.key.contains("conflict") }
            .sorted { $0.key < $1.key }
    }

    mutating func strike(_ computer: Computer, _ story: SharingStory) throws {
        let years = years(computer)
        guard !years.isEmpty else { return }
        let (name, content) = story.pick(years)
        let half = content.prefix(Int.random(in: 0..<content.count, using: &story.random))
        let stem = name.dropLast(".json".count)
        switch Int.random(in: 0..<4, using: &story.random) {
        case 0:
            story.note("\(name) is gone on \(computer.number)")
            try computer.put(nil, name)
        case 1:
            let versions = older.filter { $0.name == name }
            guard !versions.isEmpty else { return }
            story.note("\(name) is older on \(computer.number)")
            try computer.put(story.pick(versions).content, name)
        case 2:
            let copy = "\(stem).sync-conflict-20261121-0712\(10 + halves.count)-HALF.json"
            story.note("half of \(copy) on \(computer.number)")
            try computer.put(half, copy)
            halves.append((computer, copy, content))
        default:
            let slash = name.lastIndex(of: "/") ?? name.startIndex
            let draft = "\(name[..<slash])/.syncthing.\(name[name.index(after: slash)...]).tmp"
            try half.write(to: URL(filePath: "\(computer.data)/\(draft)"))
        }
    }

    mutating func complete() throws {
        for (computer, name, content) in halves where computer.files[name] != nil {
            try computer.put(content, name)
        }
    }
}
