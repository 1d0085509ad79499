import DataSource
import Essentials

// People who receive the imported readings, with their stored weigh-ins.
struct ImportTargets {
    let people: [Person]
    let choice: ImportChoices.Target
    var parts = [ImportPart]()
    var known = [KnownReadings]()
    var weighIns = [[WeighIn]]()
    // Weigh-ins that were deleted here, by part; read when a file has one with an identifier.
    private var deletions = [Int: Set<WeighIn.ID>]()
    // Measures of duplicates, by part and weigh-in.
    private var duplicates = [Int: [WeighIn.ID: Measures]]()
    // Weigh-ins that their source has corrected, by part.
    private var corrected = [Int: [WeighIn]]()
    private(set) var hasNobody = false
    // Number of duplicates with another value than the stored one.
    private(set) var differingMeasures = 0

    init(people: [Person], choice: ImportChoices.Target) {
        self.people = people
        self.choice = choice
    }

    // Indices of the parts, one for each person in the file.
    mutating func places(
        of file: ImportedFile,
        _ service: ImportService
    ) throws(ImportFailure) -> [Int] {
        switch choice {
        case .automatic where !file.people.isEmpty:
            var places = [Int]()
            for person in file.people {
                places.append(try place(here(person, among: file.people), person, service))
            }
            return places
        case .automatic:
            if people.count == 1 { return [try place(people[0], people[0], service)] }
            hasNobody = true
            return [try place(nil, .empty, service)]
        case .person(let person):
            guard file.people.count <= 1 else { throw .severalPeople(file: file.name) }
            return [try place(person, person, service)]
        case .newPerson(let name, let height):
            guard file.people.count <= 1 else { throw .severalPeople(file: file.name) }
            return [place(new(name, height, file, service), service)]
        }
    }

    // Notes what the file says else of a weigh-in; the last file is right about one that is new.
    mutating func differ(
        _ old: WeighIn,
        _ imported: WeighIn?,
        height: Double? = nil,
        at place: Int
    ) {
        var new: WeighIn?
        if let imported {
            var changed = old
            (changed.day, changed.time) = (imported.day, imported.time)
            (changed.weight, changed.note) = (imported.weight, imported.note)
            changed.height = height ?? old.height
            changed.measures = imported.measures
            changed.measures.complete(from: old.measures)
            new = changed
        }
        if let index = parts[place].weighIns.firstIndex(where: { $0.id == old.id }) {
            parts[place].weighIns.remove(at: index)
            if let new { parts[place].weighIns.append(new) }
            return
        }
        let isBack = parts[place].replacements.contains { $0.old == nil && $0.new?.id == old.id }
        parts[place].replacements.removeAll { ($0.old ?? $0.new)?.id == old.id }
        if isBack, new == nil { return }
        parts[place].replacements.append(ImportReplacement(old: isBack ? nil : old, new: new))
    }

    // Replaces the weigh-in that the same source had in this minute, if it was not changed here and
    // the file has it no more. A table may be of any source.
    mutating func correct(
        by weighIn: inout WeighIn,
        _ format: ImportFormat,
        beside ids: Set<WeighIn.ID>,
        at place: Int
    ) {
        guard format != .table else { return }
        let person = parts[place].id
        let old = known[place].stored(at: weighIn.moment).first { old in
            let text = ImportedIdentifiers.text(of: person, old.moment, weight: old.weight, format)
            return old.id == UUID(naming: text) && !ids.contains(old.id)
        }
        guard let old else { return }
        if let index = parts[place].weighIns.firstIndex(where: { $0.id == old.id }) {
            parts[place].weighIns.remove(at: index)
        } else {
            corrected[place, default: []].append(old)
        }
        if weighIn.note.isEmpty { weighIn.note = old.note }
        weighIn.measures.complete(from: old.measures)
    }

    // Notes that the file has a weigh-in that was deleted here.
    mutating func isDeleted(
        _ weighIn: WeighIn,
        at place: Int,
        _ service: ImportService
    ) -> Bool {
        let known =
            deletions[place]
            ?? (try? service.weighInRepository.deletions(of: parts[place].id)) ?? []
        deletions[place] = known
        guard known.contains(weighIn.id) else { return false }
        parts[place].replacements.append(ImportReplacement(old: nil, new: weighIn))
        return true
    }

    // Deleted weigh-ins come back as new ones.
    mutating func keep(_ version: ImportVersion?) {
        for place in parts.indices {
            if version == .file {
                let back = parts[place].replacements.filter { $0.old == nil }.compactMap(\.new)
                parts[place].replacements.removeAll { $0.old == nil }
                parts[place].weighIns = (parts[place].weighIns + back).inOrder
            } else {
                parts[place].replacements = []
            }
            parts[place].replacements += (corrected[place] ?? []).map {
                ImportReplacement(old: $0, new: nil)
            }
        }
    }

    // Notes the measures of a duplicate for the weigh-in that it duplicates.
    mutating func complete(_ id: WeighIn.ID, with measures: Measures, at place: Int) {
        duplicates[place, default: [:]][id, default: Measures()].complete(from: measures)
    }

    // Gives the noted measures to the weigh-ins that lack them.
    mutating func completeWeighIns() {
        for (place, measures) in duplicates {
            for weighIn in weighIns[place] {
                guard let noted = measures[weighIn.id] else { continue }
                if noted.differ(from: weighIn.measures) { differingMeasures += 1 }
                var missing = noted
                missing.remove(those: weighIn.measures)
                if !missing.isEmpty { parts[place].missing[weighIn.id] = missing }
            }
            for index in parts[place].weighIns.indices {
                guard let others = measures[parts[place].weighIns[index].id] else { continue }
                parts[place].weighIns[index].measures.complete(from: others)
            }
        }
    }

    // Matches by identifier, or else by a name that only one person has.
    private func here(_ person: Person, among others: [Person]) -> Person? {
        if let same = people.first(where: { $0.id == person.id }) { return same }
        let name = person.name.trimmed.lowercased()
        let namesakes = people.filter { $0.name.trimmed.lowercased() == name }
        let isAlone = others.count { $0.name.trimmed.lowercased() == name } == 1
        return namesakes.count == 1 && isAlone ? namesakes[0] : nil
    }

    private func new(
        _ name: String,
        _ height: Double?,
        _ file: ImportedFile,
        _ service: ImportService
    ) -> Person {
        if let part = parts.first { return part.person }
        var person = file.people.first ?? .empty
        person.id = service.personService.makeID()
        person.name = name
        let told = height ?? (file.people.isEmpty ? file.lastHeight : person.height)
        person.height = told.flatMap { EntryService.heights.contains($0) ? $0 : nil } ?? 0
        if person.height != file.people.first?.height { person.heightSince = nil }
        return person
    }

    private mutating func place(
        _ here: Person?,
        _ person: Person,
        _ service: ImportService
    ) throws(ImportFailure) -> Int {
        guard let here else { return place(person, service) }
        if let place = parts.firstIndex(where: { $0.id == here.id }) { return place }
        do throws(StorageError) {
            let loaded = try service.weighInRepository.load(of: here.id)
            // Unreadable weigh-ins might be duplicates of the imported ones.
            if let problem = loaded.problems.first(where: \.hindersComparison) { throw problem }
            return add(ImportPart(person: here, isNew: false), loaded.values)
        } catch {
            throw .storage(error)
        }
    }

    // An impossible height becomes 0 and is asked for.
    private mutating func place(_ person: Person, _ service: ImportService) -> Int {
        if let place = parts.firstIndex(where: { $0.id == person.id }) { return place }
        var person = person
        if !EntryService.heights.contains(person.height) { person.height = 0 }
        return add(ImportPart(person: person, isNew: true), [])
    }

    private mutating func add(_ part: ImportPart, _ here: [WeighIn]) -> Int {
        parts.append(part)
        known.append(KnownReadings(here))
        weighIns.append(here)
        return parts.count - 1
    }
}

extension ImportedFile {
    // In centimetres; the newest measured one, else that of the last reading.
    var lastHeight: Double? {
        let bounds = EntryService.heights
        if let last = heights.filter({ bounds.contains($0.height) }).max(by: { $0.day < $1.day }) {
            return last.height
        }
        return readings.last { $0.possibleHeight != nil }?.height
    }
}

extension StorageError {
    fileprivate var hindersComparison: Bool {
        switch reason {
        case .conflictCopy, .namesakes: false
        default: true
        }
    }
}
