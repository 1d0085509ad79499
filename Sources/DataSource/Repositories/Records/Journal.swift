#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// What was before the last changes, so that they can be taken back. It is a convenience: whatever
// befalls this file hinders no change, and what cannot be read of it is begun anew.
struct Journal: Sendable {
    static let longest = 100

    private let userDefaultsClient: UserDefaultsClient
    private let dateClient: DateClient

    init(_ userDefaultsClient: UserDefaultsClient, _ dateClient: DateClient) {
        self.userDefaultsClient = userDefaultsClient
        self.dateClient = dateClient
    }

    // Under an identifier, where there is something to note.
    func note(_ changes: [RecordChange]) throws(StorageError) -> String? {
        let changes = changes.filter(\.isChange)
        guard !changes.isEmpty else { return nil }
        var id: String?
        try change { id = add(changes, to: &$0) }
        return id
    }

    func replace(_ id: String?, with changes: [RecordChange]) {
        if let id { drop(id) }
        _ = try? note(changes)
    }

    // The newest of those that stand, or the oldest of those taken back, which are all newer.
    func entry(for direction: UndoDirection) -> JournalEntry? {
        entries()[direction]
    }

    func entries() -> [UndoDirection: JournalEntry] {
        let records = (try? file(userDefaultsClient.data(.journal)))?.records ?? []
        let undone = records.prefix { JournalEntry($0)?.isUndone ?? false }
        var entries = [UndoDirection: JournalEntry]()
        entries[.undo] = records.dropFirst(undone.count).first.flatMap(JournalEntry.init)
        entries[.redo] = undone.last.flatMap(JournalEntry.init)
        return entries
    }

    func mark(_ entry: JournalEntry, isUndone: Bool) {
        try? change { file in
            file.put(entry.id, [.isUndone: isUndone ? .true : nil], at: dateClient.now())
        }
    }

    func drop(_ id: String) {
        try? change { file in
            file.records.removeAll { JournalEntry($0)?.id == id }
        }
    }

    private func add(_ changes: [RecordChange], to file: inout RecordFile) -> String {
        let now = dateClient.now()
        let last = file.records.first.flatMap { $0.id.characters.flatMap { Int(digits: $0) } } ?? 0
        var kept = file.records.drop { JournalEntry($0)?.isUndone ?? true }.prefix(Self.longest - 1)
        while let oldest = kept.last, JournalEntry(oldest)?.isOld(at: now) ?? true {
            kept.removeLast()
        }
        let id = (last + 1).padded(to: 9)
        file.records = Array(kept)
        file.put(id, JournalEntry.members(of: changes), at: now)
        return id
    }

    private func change(_ body: (inout RecordFile) -> Void) throws(StorageError) {
        try userDefaultsClient.set(.journal) { data throws(StorageError) in
            do throws(RecordError) {
                var file = try file(data)
                body(&file)
                return Data(file.bytes)
            } catch {
                throw StorageError(file: userDefaultsClient.location(.journal), reason: error)
            }
        }
    }

    // What a newer version has written is left to it.
    private func file(_ data: Data?) throws(RecordError) -> RecordFile {
        guard let data else { return RecordFile() }
        do throws(RecordError) {
            let file = try RecordFile(Array(data)[...])
            guard file.version <= RecordFormat.current.version else {
                throw .newerVersion(file.version)
            }
            return file
        } catch .newerVersion(let version) {
            throw .newerVersion(version)
        } catch {
            return RecordFile()
        }
    }
}
