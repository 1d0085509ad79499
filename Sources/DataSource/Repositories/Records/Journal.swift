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

    // What is done together is taken back together; what has failed halfway, as far as it came.
    func record(
        _ body: (inout [RecordChange]) throws(StorageError) -> Void
    ) throws(StorageError) {
        var changes = [RecordChange]()
        defer { add(changes.filter(\.isChange)) }
        try body(&changes)
    }

    // The newest of those that stand, or the oldest of those taken back, which are all newer.
    func entry(for direction: UndoDirection) -> JournalEntry? {
        let records = (try? userDefaultsClient.data(.journal)).flatMap(file)?.records ?? []
        let undone = records.prefix { JournalEntry($0)?.isUndone ?? false }
        let record = direction == .undo ? records.dropFirst(undone.count).first : undone.last
        return record.flatMap(JournalEntry.init)
    }

    func mark(_ entry: JournalEntry, isUndone: Bool) {
        change { file in
            file.put(entry.id, [.isUndone: isUndone ? .true : nil], at: dateClient.now())
        }
    }

    func drop(_ entry: JournalEntry) {
        change { file in
            file.records.removeAll { JournalEntry($0)?.id == entry.id }
        }
    }

    private func add(_ changes: [RecordChange]) {
        guard !changes.isEmpty else { return }
        let now = dateClient.now()
        change { file in
            let last =
                file.records.first.flatMap { $0.id.characters.flatMap { Int(digits: $0) } } ?? 0
            var kept = file.records.drop { JournalEntry($0)?.isUndone ?? true }.prefix(
                Self.longest - 1
            )
            while let oldest = kept.last, JournalEntry(oldest)?.isOld(at: now) ?? true {
                kept.removeLast()
            }
            file.records = Array(kept)
            file.put((last + 1).padded(to: 9), JournalEntry.members(of: changes), at: now)
        }
    }

    private func change(_ body: (inout RecordFile) -> Void) {
        try? userDefaultsClient.set(.journal) { data throws(StorageError) in
            guard var file = file(data) else { return nil }
            body(&file)
            return Data(file.bytes)
        }
    }

    // Nothing is what a newer version has written.
    private func file(_ data: Data?) -> RecordFile? {
        do throws(RecordError) {
            let file = try data.map { data throws(RecordError) in
                try RecordFile(Array(data)[...])
            }
            return (file?.version ?? 1) > RecordFormat.current.version ? nil : file ?? RecordFile()
        } catch .newerVersion {
            return nil
        } catch {
            return RecordFile()
        }
    }
}
