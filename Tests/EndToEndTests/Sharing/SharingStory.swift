#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Random commands on computers that share a data folder, compared with the model after each.
final class SharingStory {
    let computers: [Computer]
    var random: SplitMix
    private(set) var model = SharedModel()
    private(set) var faults = [String]()
    private(set) var commands = 0
    /// Latest commands, to tell how a fault came about.
    private var log = [String]()
    private var person = ""
    private var height = 178

    private struct Listing: Decodable {
        var weighIns: [SharedModel.WeighIn]
    }

    private struct Answer: Decodable {
        var weighIn: SharedModel.WeighIn
    }

    private struct People: Decodable {
        var people: [SharedModel.Person]
    }

    /// A wrong clock of the first computer has dated its first records ten years before or after.
    init(seed: UInt64, computers count: Int, withWrongClock isWrong: Bool) throws {
        computers = try (0..<count).map { try Computer($0) }
        var seeds = SplitMix(state: seed)
        random = SplitMix(state: seeds.next())
        let words = ["people", "add", "Ann", "--height", "178cm", "--weight", "72kg"]
        _ = try computers[0].run(words)
        let decade = isWrong ? pick([1, 2, 3]) : 2
        for (name, data) in computers[0].files {
            let text = String(decoding: data, as: UTF8.self)
            let stamp = "\"changedAt\":\"20"
            let dated = text.replacing("\(stamp)2", with: "\(stamp)\(decade)")
                .replacing(/"sum":"[^"]*",/, with: "")
            try computers[0].put(Data(dated.utf8), name)
        }
        try computers[0].home.remove("state")
        model.take(computers[0].files)
        person = try people(of: computers[0]).first?.id ?? ""
    }

    func note(_ text: String) {
        log.append(text)
    }

    func fail(_ text: String) {
        faults.append("\(text)\n  after \(log.suffix(12).joined(separator: "\n  "))")
    }

    func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }

    func pick<Values: Collection>(_ values: Values) -> Values.Element {
        values[
            values.index(values.startIndex, offsetBy: .random(in: 0..<values.count, using: &random))
        ]
    }
}

extension SharingStory {
    /// Runs one random command, or kills it, and checks what it says and what is shown afterwards.
    func command(on computer: Computer) throws {
        commands += 1
        let before = try shown(on: computer)
        let old = before.values.sorted { $0.id < $1.id }
        let words = words(old.isEmpty ? nil : pick(old).id)
        let time = chance(0.15) ? UInt32.random(in: 0..<20_000, using: &random) : nil
        let outcome = try computer.run(words, killedAfter: time)
        model.take(computer.files)
        let said = "\(computer.number) \(words) \(outcome.status ?? -9) \(outcome.errors)"
        note(said)
        let after = try shown(on: computer)
        // The next command has completed what a killed one had decided.
        model.take(computer.files)
        guard let status = outcome.status else { return }
        guard status == 0 else {
            // There is nothing to undo, or it was changed on another computer since.
            let isRefused = outcome.errors.contains("Nothing to change")
            if !isRefused, !["undo", "redo"].contains(words[0]) { fail(said) }
            return
        }
        switch words[0] {
        case "add", "edit":
            let told = try outcome.decoded(Answer.self).weighIn
            if after[told.id] != told {
                fail("\(said) shows \(String(describing: after[told.id]))")
            }
        case "remove":
            if after[words[1]] != nil { fail("\(said) is still there") }
            if after.count != before.count - 1 { fail("\(said) removed others") }
        default: break
        }
    }

    private func words(_ id: String?) -> [String] {
        let weight =
            "\(Int.random(in: 60...90, using: &random)).\(Int.random(in: 0...9, using: &random))kg"
        let day = "\(pick([2023, 2024, 2024]))-\(two(1...11))-\(two(1...28))"
        let ann = ["-p", "Ann", "--json", "--yes"]
        let kind = Int.random(in: 0..<28, using: &random)
        guard let id, kind >= 8 else {
            let time = "\(two(0...23)):\(two(0...59))"
            return ["add", weight, day, time] + ann
        }
        switch kind {
        case 8..<13: return ["edit", id, "-w", weight] + ann
        case 13..<15: return ["edit", id, "-d", day] + ann
        case 15..<17: return ["edit", id, "-n", "note \(commands)"] + ann
        case 17..<20: return ["remove", id] + ann
        case 20..<23: return ["undo", "--json"]
        case 23: return ["redo", "--json"]
        case 24:
            let keep = pick(["here", "file"])
            return ["import", importFile, "-u", "kg", "-f", "table", "--keep", keep] + ann
        case 25: return ["people", "change", "Ann", "--goal", "\(two(60...70))kg", "--json"]
        case 26:
            height = height == 178 ? 180 : 178
            let from = pick(["always", "2024-06-01"])
            return ["people", "change", "Ann", "--height", "\(height)cm", "--from", from, "--json"]
        default: return ["people", "add", "P\(commands)", "--height", "170cm", "--json"]
        }
    }

    private func two(_ range: ClosedRange<Int>) -> String {
        let number = Int.random(in: range, using: &random)
        return number < 10 ? "0\(number)" : "\(number)"
    }

    private var importFile: String {
        let path = "\(computers[0].home.path)/import.csv"
        let rows = (1...3).map { "2024-03-0\($0),06:1\($0),7\($0).5" }
        let text = (["date,time,weight"] + rows).joined(separator: "\n") + "\n"
        try? Data(text.utf8).write(to: URL(filePath: path))
        return path
    }

    /// Runs a command that has to succeed.
    func require(_ computer: Computer, _ words: [String]) throws {
        let outcome = try computer.run(words)
        model.take(computer.files)
        note("\(computer.number) \(words) \(outcome.status ?? -9) \(outcome.errors)")
        if outcome.status != 0 { fail("required") }
    }

    /// Half copies are named, and the exit code is then 1.
    func shown(on computer: Computer) throws -> [String: SharedModel.WeighIn] {
        let outcome = try computer.run(["list", "all", "-p", "Ann", "--json"])
        let isHalf = outcome.status == 1 && outcome.errors.contains("HALF")
        if outcome.status == 3 { return [:] }
        guard outcome.status == 0 || isHalf else {
            fail("list on \(computer.number): \(outcome.status ?? -9) \(outcome.errors)")
            return [:]
        }
        let weighIns = try outcome.decoded(Listing.self).weighIns
        return Dictionary(weighIns.map { ($0.id, $0) }) { first, _ in first }
    }

    private func people(of computer: Computer) throws -> Set<SharedModel.Person> {
        Set(try computer.run(["people", "--json"]).decoded(People.self).people)
    }
}

extension SharingStory {
    /// Each computer changes each file once, so that what only it has is written again; two rounds without
    /// changes follow.
    func end(_ synchronize: () throws -> Void) throws {
        for computer in computers {
            let day = "2\(computer.number)"
            for day in [["2023-12-\(day)"], ["2024-12-\(day)"], []] {
                try require(computer, ["add", "70kg"] + day + ["-p", "Ann", "--yes"])
            }
            let goal = "6\(computer.number)kg"
            try require(computer, ["people", "change", "Ann", "--goal", goal, "--yes"])
            try synchronize()
        }
        for _ in 1...2 {
            for computer in computers { _ = try shown(on: computer) }
            try synchronize()
        }
        try compare()
    }

    private func compare() throws {
        let expected = model.weighIns(of: person)
        for computer in computers {
            let found = Set(try shown(on: computer).values)
            let ids = Set(found.map(\.id))
            for lost in expected where !found.contains(lost) {
                fail("\(computer.number): \(ids.contains(lost.id) ? "not" : "lost") \(lost)")
            }
            for revived in found.subtracting(expected) {
                fail("\(computer.number): shows \(revived)")
            }
            let people = try people(of: computer)
            if people != model.people { fail("\(computer.number): \(people) not \(model.people)") }
            let (files, first) = (computer.files, computers[0].files)
            for name in Set(files.keys).union(first.keys) where files[name] != first[name] {
                fail("\(computer.number): \(name) differs")
            }
        }
    }
}
