import DataSource
import Essentials

// Takes in the weigh-ins that other programs leave in the data folder.
struct InboxService: Sendable {
    // Begins the reason below a line that cannot be read.
    static let mark = "#! "

    private let appDependencies: AppDependencies
    private var inboxRepository: InboxRepository {
        InboxRepository(appDependencies.dataFolderClient, appDependencies.fileClient)
    }
    private var weighInRepository: WeighInRepository {
        WeighInRepository(appDependencies.dataFolderClient, appDependencies.dateClient)
    }

    init(_ appDependencies: AppDependencies) {
        self.appDependencies = appDependencies
    }

    func take(_ outcome: inout IntakeOutcome) throws(StorageError) {
        for inbox in try inboxRepository.load() where inbox.lines.contains(where: Self.isWeighIn) {
            if IntakeService.isFresh(inbox.writtenAt, at: appDependencies.dateClient.now()) {
                outcome.isBeingWritten = true
            } else {
                try Revision.trying { () throws(StorageError) in try take(inbox, &outcome) }
            }
        }
    }

    private static func isWeighIn(_ line: String) -> Bool { InboxReader.isWeighIn(line) }

    // A line goes once its weigh-in is saved. If the process ends in between, the next one finds
    // the weigh-in there, since its identifier follows from what it is. Returns false if the data
    // has changed meanwhile.
    private func take(
        _ inbox: Inbox,
        _ outcome: inout IntakeOutcome
    ) throws(StorageError) -> Bool {
        let people = try PersonService(appDependencies).loadNames()
        if let problem = people.problems.first(where: \.mayHideRecords) { throw problem }
        guard !people.values.isEmpty else { return true }
        let revision = try weighInRepository.revision()
        let lines = inbox.lines.filter { !$0.hasPrefix(Self.mark) }
        var faults = [Int: InboxFault]()
        let parts = try parts(entries(lines, reader(of: inbox, people.values), &faults), &faults)
        if !parts.isEmpty {
            guard try save(parts, since: revision) else { return false }
            outcome.add(parts)
        }
        let rest = InboxRest(inbox: inbox, lines: lines, faults: faults)
        if faults.isEmpty { _ = try leave(rest, [:]) } else { outcome.rests.append(rest) }
        return true
    }

    // Leaves the lines with a fault, each above the text that says it. Returns what is new.
    func leave(_ rest: InboxRest, _ texts: [Int: String]) throws(StorageError) -> StorageError? {
        let left = rest.lines.enumerated().flatMap { number, line -> [String] in
            if rest.faults[number] == nil, Self.isWeighIn(line) { return [] }
            return [line] + [texts[number]].compactMap { $0.map { Self.mark + $0 } }
        }
        let lines = left.allSatisfy(\.isBlank) ? [] : left
        guard try inboxRepository.save(lines, in: rest.inbox), !rest.faults.isEmpty else {
            return nil
        }
        return StorageError(file: rest.inbox.path, reason: .linesLeft(rest.faults.count))
    }

    private func reader(of inbox: Inbox, _ people: [PersonSummary]) -> InboxReader {
        let settingsService = SettingsService(appDependencies)
        let settings = (try? settingsService.load()) ?? Settings()
        let moment = min(inbox.writtenAt, appDependencies.dateClient.now())
        return InboxReader(
            people: people,
            unit: settings.weightUnit,
            language: settingsService.language(of: settings),
            writtenAt: appDependencies.localTimeClient.localTime(moment),
            entryService: EntryService(appDependencies),
            referenceService: ReferenceService(appDependencies)
        )
    }

    private func entries(
        _ lines: [String],
        _ reader: InboxReader,
        _ faults: inout [Int: InboxFault]
    ) -> [Int: InboxEntry] {
        var entries = [Int: InboxEntry]()
        var undated = [Person.ID: Int]()
        for (number, line) in lines.enumerated() where Self.isWeighIn(line) {
            do throws(InboxFault) {
                let entry = try reader.read(line)
                entries[number] = entry
                guard !entry.hasDay else { continue }
                if let earlier = undated[entry.person.id] {
                    entries[earlier] = nil
                    faults[earlier] = .noDay
                }
                undated[entry.person.id] = number
            } catch {
                faults[number] = error
            }
        }
        return entries
    }

    private func parts(
        _ entries: [Int: InboxEntry],
        _ faults: inout [Int: InboxFault]
    ) throws(StorageError) -> [ImportPart] {
        var parts = [ImportPart]()
        var histories = [Person.ID: [WeighIn]]()
        var identifiers = ImportedIdentifiers()
        for (number, entry) in entries.sorted(by: { $0.key < $1.key }) {
            let person = entry.person
            if histories[person.id] == nil { histories[person.id] = try history(of: person) }
            let history = histories[person.id] ?? []
            let weighIn = WeighIn(
                id: identifiers.next(of: person.id, entry.moment, weight: entry.weight, .table),
                day: entry.moment.day,
                time: entry.moment.time,
                weight: entry.weight,
                height: HeightService(appDependencies).height(
                    of: person,
                    on: entry.moment.day,
                    among: history
                ),
                note: entry.note,
                changedAt: appDependencies.dateClient.now(),
                enteredAt: appDependencies.dateClient.now().addingTimeInterval(
                    Double(number) / 1000
                )
            )
            guard !history.contains(where: { $0.id == weighIn.id }) else { continue }
            if let fault = fault(of: weighIn, among: history) {
                faults[number] = fault
                continue
            }
            histories[person.id] = (history + [weighIn]).inOrder
            if let place = parts.firstIndex(where: { $0.id == person.id }) {
                parts[place].weighIns.append(weighIn)
            } else {
                parts.append(ImportPart(person: person, isNew: false, weighIns: [weighIn]))
            }
        }
        return parts
    }

    private func history(of person: Person) throws(StorageError) -> [WeighIn] {
        let loaded = try weighInRepository.load(of: person.id)
        if let problem = loaded.problems.first(where: \.mayHideRecords) { throw problem }
        return loaded.values
    }

    private func fault(of weighIn: WeighIn, among history: [WeighIn]) -> InboxFault? {
        do throws(EntryError) {
            try EntryService(appDependencies).validate(
                weight: weighIn.weight,
                height: weighIn.height
            )
        } catch {
            return .entry(error)
        }
        return WarningService(appDependencies).doubt(about: weighIn, among: history) == nil
            ? nil : .unusual
    }

    // False if a file has changed meanwhile: the lines are read again later.
    private func save(
        _ parts: [ImportPart],
        since revision: Revision
    ) throws(StorageError) -> Bool {
        switch try weighInRepository.add(
            parts,
            since: revision,
            isFinal: false,
            isCancelled: { false }
        )
        {
        case .done: break
        case .cancelled, .outdated: return false
        case .wouldBeFinal(let error): throw error
        }
        let goalService = GoalService(appDependencies)
        for part in parts { goalService.review(.imported(part.weighIns.count, of: part.id)) }
        return true
    }
}
