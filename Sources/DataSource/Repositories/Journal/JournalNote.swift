import Essentials

// The journal entry of a transaction of several files; refuses if the journal has changed.
struct JournalNote {
    private enum Content {
        case step(JournalStep)
        case mark(JournalEntry, UndoDirection)
    }

    private let journal: Journal
    private let content: Content
    private var id: String?
    private var kept = Set<String>()
    private(set) var isOutdated = false

    init(_ step: JournalStep, in journal: Journal) {
        content = .step(step)
        self.journal = journal
    }

    init(marking entry: JournalEntry, _ direction: UndoDirection, in journal: Journal) {
        content = .mark(entry, direction)
        self.journal = journal
    }

    // The journal comes first, since it may refuse.
    var keys: [String] {
        switch content {
        case .step: [.journal, .journalDetails]
        case .mark: [.journal]
        }
    }

    mutating func data(_ key: String, _ old: Data?) throws(StorageError) -> Data? {
        switch content {
        case .step(let step) where key == .journal:
            var entries = [String]()
            let data = try journal.changed(old) { file in
                id = journal.add(step.members, to: &file)
                entries = file.records.compactMap(\.id.string)
            }
            kept = Set(entries)
            return data
        case .step(let step):
            guard let id else { return nil }
            return try journal.detailing(id, step.details, keeping: kept, in: old)
        case .mark(let entry, let direction):
            guard try journal.entries(in: old)[direction]?.id == entry.id else {
                isOutdated = true
                throw StorageError(file: key, reason: .gone)
            }
            return try journal.changed(old) { file in
                journal.mark(entry.id, direction == .undo, in: &file)
            }
        }
    }
}
