import DataSource
import Essentials

// Takes in the weigh-ins that other programs leave in the data folder.
struct InboxService: Sendable {
    private let appDependencies: AppDependencies
    private var inboxRepository: InboxRepository {
        InboxRepository(appDependencies.dataFolderClient, appDependencies.fileClient)
    }
    private var weighInRepository: WeighInRepository { appDependencies.weighInRepository }

    init(_ appDependencies: AppDependencies) {
        self.appDependencies = appDependencies
    }

    func take(_ outcome: inout IntakeOutcome) throws(StorageError) {
        let (inboxes, problems) = inboxRepository.load()
        outcome.notices += problems
        for inbox in inboxes where inbox.lines.contains(where: Self.isWeighIn) {
            if IntakeService.isFresh(inbox.writtenAt, at: appDependencies.dateClient.now()) {
                outcome.isBeingWritten = true
            } else {
                try Revision.trying { () throws(StorageError) in try take(inbox, &outcome) }
            }
        }
    }

    // Lines that were left and lines that no start has read, of each file that has some, and files
    // that cannot be read.
    func waiting() -> (left: [StorageError], unread: [StorageError], problems: [StorageError]) {
        let (inboxes, problems) = inboxRepository.load()
        var (left, unread) = ([StorageError](), [StorageError]())
        for inbox in inboxes {
            let (lines, waiting) = InboxReason.split(inbox.lines)
            let count = lines.count(where: Self.isWeighIn)
            if !waiting.isEmpty {
                left.append(StorageError(file: inbox.path, reason: .linesLeft(waiting.count)))
            }
            if count > waiting.count {
                let reason = StorageError.Reason.linesUnread(count - waiting.count)
                unread.append(StorageError(file: inbox.path, reason: reason))
            }
        }
        return (left, unread, problems)
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
        let (lines, waiting) = InboxReason.split(inbox.lines)
        var faults = [Int: InboxFault]()
        let reader = reader(of: inbox, people.values)
        let parts = try parts(entries(lines, waiting, reader, &faults), &faults)
        if !parts.isEmpty {
            var preview = ImportPreview()
            (preview.parts, preview.revision) = (parts, revision)
            guard try ImportService(appDependencies).saveArrival(preview) else { return false }
            outcome.add(parts)
        }
        let rest = InboxRest(inbox: inbox, lines: lines, faults: faults, waiting: waiting)
        if faults.isEmpty { _ = try leave(rest, [:]) } else { outcome.rests.append(rest) }
        return true
    }

    // Leaves the lines with a fault, each above the text that says it. Returns what is new.
    func leave(_ rest: InboxRest, _ texts: [Int: String]) throws(StorageError) -> StorageError? {
        let left = rest.lines.enumerated().flatMap { number, line -> [String] in
            if rest.faults[number] == nil, Self.isWeighIn(line) { return [] }
            return [line] + [texts[number]].compactMap { $0.map { InboxReason.text($0, of: line) } }
        }
        // Another program may append a line.
        let end = left.last?.isEmpty == false ? [""] : []
        let lines = left.allSatisfy(\.isBlank) ? [] : left + end
        guard try inboxRepository.save(lines, in: rest.inbox), rest.newCount > 0 else {
            return nil
        }
        return StorageError(file: rest.inbox.path, reason: .linesLeft(rest.newCount))
    }

    private func reader(of inbox: Inbox, _ people: [PersonSummary]) -> InboxReader {
        let settingsService = SettingsService(appDependencies)
        let settings = (try? settingsService.load()) ?? Settings()
        let moment = min(inbox.writtenAt, appDependencies.dateClient.now())
        let service = ReferenceService(appDependencies)
        let name = appDependencies.processInfoClient.environment(.personVariable) ?? ""
        let named = service.people(meantBy: name, among: people)
        let usual =
            name.isEmpty ? people.first { $0.id == settings.defaultPerson } : named.first
        return InboxReader(
            people: people,
            usual: people.count == 1 ? people[0] : named.count > 1 ? nil : usual,
            unit: settings.weightUnit,
            language: settingsService.language(of: settings),
            writtenAt: appDependencies.localTimeClient.localTime(moment),
            entryService: EntryService(appDependencies),
            referenceService: service
        )
    }

    private func entries(
        _ lines: [String],
        _ waiting: Set<Int>,
        _ reader: InboxReader,
        _ faults: inout [Int: InboxFault]
    ) -> [Int: InboxEntry] {
        var entries = [Int: InboxEntry]()
        var undated = [Person.ID: Int]()
        for (number, line) in lines.enumerated() where Self.isWeighIn(line) {
            do throws(InboxFault) {
                let entry = try reader.read(line)
                // The file was written again since the line.
                if !entry.hasDay, waiting.contains(number) { throw .noDay }
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
        for (number, entry) in entries.sorted(by: { $0.key < $1.key }) {
            // The same line twice is one weigh-in.
            var identifiers = ImportedIdentifiers()
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
            if history.contains(where: { $0.id == weighIn.id }) { continue }
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
}

// The comment that says why the line above it is left: "#! which day? #a3".
enum InboxReason {
    private static let beginning = "#! "
    private static let end = " #"

    static func text(_ reason: String, of line: String) -> String {
        beginning + reason + end + check(line)
    }

    // The lines without these comments, and which ones are as they were when they got theirs. What
    // follows a comment that had lost its line break is a line.
    static func split(_ all: [String]) -> (lines: [String], waiting: Set<Int>) {
        var (lines, waiting) = ([String](), Set<Int>())
        for line in all {
            guard let (check, rest) = read(line) else {
                lines.append(line)
                continue
            }
            if lines.last.map(Self.check) == check { waiting.insert(lines.count - 1) }
            if !rest.isEmpty { lines.append(rest) }
        }
        return (lines, waiting)
    }

    private static func read(_ line: String) -> (check: String, rest: String)? {
        guard line.hasPrefix(beginning),
            let place = line.indices.first(where: { line[$0...].hasPrefix(end) })
        else { return nil }
        let behind = line[place...].dropFirst(end.count)
        let check = behind.prefix(2)
        guard check.count == 2, check.allSatisfy(\.isHexDigit) else { return nil }
        return (String(check), String(behind.dropFirst(2)))
    }

    private static func check(_ line: String) -> String {
        String(256 + line.utf8.digest() % 256, radix: 16).suffix(2).lowercased()
    }
}
