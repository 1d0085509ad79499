import Essentials

// Unsaved input, one draft for each running process.
public struct DraftRepository: Sendable {
    private let dateClient: DateClient
    private let processInfoClient: ProcessInfoClient
    @Shared private var dataFolderClient: DataFolderClient

    public init(
        _ dataFolderClient: DataFolderClient,
        _ dateClient: DateClient,
        _ processInfoClient: ProcessInfoClient
    ) {
        self.dateClient = dateClient
        self.processInfoClient = processInfoClient
        self.dataFolderClient = dataFolderClient
    }

    // Drafts of ended processes, the oldest first.
    public func left() throws(StorageError) -> [FormDraft] {
        guard let data = try dataFolderClient.data(.drafts) else { return [] }
        return try file(data).records
            .sorted { $0.moment < $1.moment }
            .compactMap { $0.text.members.flatMap { FormDraft($0) } }
            .filter { !ProcessMark($0.id).isRunning(processInfoClient) }
    }

    public func problems() -> [StorageError] {
        do throws(StorageError) {
            _ = try file(dataFolderClient.data(.drafts))
            return []
        } catch {
            return [error]
        }
    }

    // Replaces this process's draft, and the one that it has continued.
    public func save(
        _ draft: FormDraft?,
        insteadOf left: FormDraft.ID? = nil
    ) throws(StorageError) {
        let mark = ProcessMark(processInfoClient).text
        try change { file in
            file.records.removeAll { [mark, left].contains($0.id.string) }
            if let draft { file.put(mark, draft.members, at: dateClient.now()) }
        }
    }

    public func discard(_ id: FormDraft.ID) throws(StorageError) {
        try change { file in file.records.removeAll { $0.id.string == id } }
    }

    private func change(_ body: (inout RecordFile) -> Void) throws(StorageError) {
        try dataFolderClient.set(.drafts) { data throws(StorageError) in
            var file = try file(data)
            body(&file)
            return data == nil && file.records.isEmpty ? nil : Data(file.bytes)
        }
    }

    // Throws for unreadable and newer files, which stay as they are.
    private func file(_ data: Data?) throws(StorageError) -> RecordFile {
        guard let data else { return RecordFile() }
        do throws(RecordError) {
            let file = try RecordFile(Array(data)[...])
            guard file.version <= RecordFormat.current.version else {
                throw .newerVersion(file.version)
            }
            return file
        } catch {
            throw StorageError(file: dataFolderClient.location(.drafts), reason: error)
        }
    }
}
