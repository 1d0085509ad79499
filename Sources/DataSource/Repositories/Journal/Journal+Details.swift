import Essentials

// Identifiers of large steps are in a second file, which only undoing such a step reads.
extension Journal {
    // Upper bound in bytes of a file without records.
    private static let largestEmpty = 64

    func detailed(_ entry: JournalEntry) throws(StorageError) -> JournalEntry? {
        guard !entry.isWhole else { return entry }
        guard let data = try dataFolderClient.data(.journalDetails) else { return nil }
        let file = try? RecordFile(Array(data)[...])
        let details = file?.records.first { $0.id.string == entry.id }
        guard let whole = details.flatMap(entry.detailed), whole.isWhole else { return nil }
        return whole
    }

    func detailing(
        _ id: String,
        _ details: [String: JSONText?],
        keeping kept: Set<String>,
        in data: Data?
    ) throws(StorageError) -> Data? {
        guard data != nil || !details.isEmpty else { return nil }
        do throws(RecordError) {
            var file = try file(data)
            file.records.removeAll { record in
                record.id.string.map { $0 == id || !kept.contains($0) } ?? true
            }
            if !details.isEmpty { file.put(id, details, at: dateClient.now()) }
            return Data(file.bytes)
        } catch {
            throw StorageError(
                file: dataFolderClient.location(.journalDetails),
                reason: error
            )
        }
    }

    // Removes the details of expired steps.
    func forgetDetails() throws(StorageError) {
        guard try dataFolderClient.version(.journalDetails)?.size ?? 0 > Self.largestEmpty,
            let data = try dataFolderClient.data(.journal),
            let file = try? RecordFile(Array(data)[...]),
            !file.records.contains(where: { JournalEntry($0)?.isSpread ?? false })
        else {
            return
        }
        try dataFolderClient.set(.journalDetails) { _ in Data(RecordFile().bytes) }
    }
}
