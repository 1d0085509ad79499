public import DataSource
import Essentials

// Takes in the exports that land in folders of this machine.
public struct WatchService: Sendable {
    private let appDependencies: AppDependencies
    private var importService: ImportService { ImportService(appDependencies) }
    private var weighInRepository: WeighInRepository {
        WeighInRepository(appDependencies.dataFolderClient, appDependencies.dateClient)
    }
    private var watchRepository: WatchRepository {
        WatchRepository(
            appDependencies.dataFolderClient,
            appDependencies.dateClient,
            appDependencies.fileClient,
            appDependencies.fileWatchClient
        )
    }

    public init(_ appDependencies: AppDependencies) {
        self.appDependencies = appDependencies
    }

    public func folders() throws(StorageError) -> [WatchedFolder] { try watchRepository.load() }

    public func add(_ folder: WatchedFolder) throws(StorageError) {
        let isThere = try folders().contains { $0.path == folder.path }
        if !isThere || folder.personID != nil { try watchRepository.save(folder) }
    }

    public func remove(_ path: String) throws(StorageError) { try watchRepository.remove(path) }

    public func changes() -> AsyncStream<Void> {
        watchRepository.changes(in: (try? folders()) ?? [])
    }

    // Files of this kind come in by themselves from now on.
    public func agree(to arrival: Arrival) throws(StorageError) {
        guard var folder = try folders().first(where: { $0.path == arrival.folder }) else { return }
        folder.formats.insert(arrival.format)
        try watchRepository.save(folder)
    }

    // Leaves out the file as it is now.
    public func decline(_ arrival: Arrival) throws(StorageError) {
        guard var folder = try folders().first(where: { $0.path == arrival.folder }) else { return }
        try watchRepository.note(arrival.file, in: &folder)
    }

    func take(_ outcome: inout IntakeOutcome) throws(StorageError) {
        for var folder in try folders() {
            for file in watchRepository.landed(in: folder) {
                if IntakeService.isFresh(file.writtenAt, at: appDependencies.dateClient.now()) {
                    outcome.isBeingWritten = true
                } else {
                    try Revision.trying { () throws(StorageError) in
                        try take(file, &folder, &outcome)
                    }
                }
            }
        }
    }

    // A file of another kind is left out in silence, and so is one without news. Returns false if
    // the data has changed meanwhile.
    private func take(
        _ file: LandedFile,
        _ folder: inout WatchedFolder,
        _ outcome: inout IntakeOutcome
    ) throws(StorageError) -> Bool {
        var preview: ImportPreview
        do throws(ImportFailure) {
            preview = try self.preview(file, folder)
        } catch {
            if case .storage(let error) = error, error.file != file.path { throw error }
            try watchRepository.note(file, in: &folder)
            return true
        }
        // Deleted and undone weigh-ins come back only by an import that the user makes.
        for index in preview.parts.indices {
            let deleted = try weighInRepository.deletions(of: preview.parts[index].id)
            preview.parts[index].weighIns.removeAll { deleted.contains($0.id) }
        }
        preview.parts.removeAll { $0.weighIns.isEmpty && $0.missing.isEmpty }
        guard let format = preview.formats.first, preview.hasNews else {
            try watchRepository.note(file, in: &folder)
            return true
        }
        guard preview.questions.isEmpty, preview.distances.isEmpty else {
            appDependencies.dataFolderClient.notice(
                StorageError(file: file.path, reason: .answerNeeded)
            )
            try watchRepository.note(file, in: &folder)
            return true
        }
        guard folder.formats.contains(format) else {
            outcome.arrivals.append(
                Arrival(folder: folder.path, file: file, format: format, count: preview.new)
            )
            return true
        }
        switch try importService.save(preview) {
        case .done: break
        case .cancelled, .outdated: return false
        case .wouldBeFinal(let error): throw error
        }
        outcome.add(preview.parts)
        try watchRepository.note(file, in: &folder)
        return true
    }

    private func preview(
        _ file: LandedFile,
        _ folder: WatchedFolder
    ) throws(ImportFailure) -> ImportPreview {
        var choices = ImportChoices(version: .here)
        do throws(StorageError) {
            if let id = folder.personID, let person = try PersonService(appDependencies).load(id) {
                choices.target = .person(person)
            }
        } catch {
            throw .storage(error)
        }
        let stream: FileStream
        do throws(StorageError) {
            stream = try importService.open(file.path)
        } catch {
            throw .storage(error)
        }
        return try importService.preview(of: importService.read(stream, named: file.name), choices)
    }
}

// A file that waits for a yes.
public struct Arrival: Hashable, Sendable {
    public let folder: String
    public let file: LandedFile
    public let format: ImportFormat
    // New weigh-ins.
    public let count: Int
}

extension ImportPreview {
    fileprivate var hasNews: Bool { new > 0 || completed > 0 || !questions.isEmpty }
}
