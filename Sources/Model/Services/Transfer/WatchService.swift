public import DataSource
import Essentials

// Takes in the exports that land in folders of this machine.
public struct WatchService: Sendable {
    private let appDependencies: AppDependencies
    private var importService: ImportService { ImportService(appDependencies) }
    private var weighInRepository: WeighInRepository { appDependencies.weighInRepository }
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
        guard var known = try folders().first(where: { $0.path == folder.path }) else {
            return try watchRepository.save(folder)
        }
        guard let person = folder.personID, person != known.personID else { return }
        known.personID = person
        try watchRepository.save(known)
    }

    public func remove(_ path: String) throws(StorageError) { try watchRepository.remove(path) }

    // Ends with the next landing, or at once if nothing can be watched.
    public func changes() -> AsyncStream<Void> {
        watchRepository.changes(in: (try? folders()) ?? [])
    }

    // Follows the folders after these changes, also those that are replaced, or added elsewhere.
    public func follow(
        _ changes: AsyncStream<Void>,
        _ onChange: @MainActor () async -> Void
    ) async {
        var changes = changes
        while await changes.first(where: { true }) != nil, !Task.isCancelled {
            changes = await appDependencies.workerClient.run { self.changes() }
            await onChange()
        }
    }

    // Files of this kind come in by themselves from now on.
    public func agree(to arrival: Arrival) throws(StorageError) {
        guard var folder = try folders().first(where: { $0.path == arrival.folder }) else { return }
        folder.formats.insert(arrival.format)
        try watchRepository.save(folder)
    }

    // All that lands there comes in by itself.
    public func agree(toAllIn path: String) throws(StorageError) {
        guard var folder = try folders().first(where: { $0.path == path }) else { return }
        folder.formats = Set(ImportFormat.allCases)
        try watchRepository.save(folder)
    }

    // Leaves out the file as it is now, unless the user asks for it.
    public func decline(_ arrival: Arrival) throws(StorageError) {
        guard var folder = try folders().first(where: { $0.path == arrival.folder }) else { return }
        try watchRepository.note(arrival.file, in: &folder, waits: true)
    }

    func take(_ outcome: inout IntakeOutcome, isAgain: Bool) throws(StorageError) {
        let folders = try folders()
        // Without people, files wait as the inbox does.
        guard !folders.isEmpty, try !PersonService(appDependencies).loadNames().values.isEmpty
        else { return }
        for var folder in folders {
            for file in watchRepository.landed(in: folder, isAgain: isAgain) {
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
            try note(file, in: &folder, waitsFor: error.waitReason, &outcome)
            return true
        }
        let reason = preview.takeWaiting()
        // Deleted and undone weigh-ins come back only by an import that the user makes.
        for index in preview.parts.indices {
            let deleted = try weighInRepository.deletions(of: preview.parts[index].id)
            preview.parts[index].leaveOut(deleted)
        }
        guard let format = preview.formats.first, preview.hasChanges else {
            try note(file, in: &folder, waitsFor: reason, &outcome)
            return true
        }
        guard folder.formats.contains(format) else {
            outcome.arrivals.append(
                Arrival(folder: folder.path, file: file, format: format, count: preview.new)
            )
            return true
        }
        guard try importService.saveArrival(preview) else { return false }
        outcome.add(preview.parts)
        if let minutes = preview.clockShift {
            let zone = StorageError(file: file.path, reason: .otherZone(minutes: minutes))
            outcome.notices.append(zone)
        }
        try note(file, in: &folder, waitsFor: reason, &outcome)
        return true
    }

    private func note(
        _ file: LandedFile,
        in folder: inout WatchedFolder,
        waitsFor reason: WaitReason?,
        _ outcome: inout IntakeOutcome
    ) throws(StorageError) {
        if let reason {
            outcome.notices.append(StorageError(file: file.path, reason: .fileWaits(reason)))
        }
        try watchRepository.note(file, in: &folder, waits: reason != nil)
    }

    private func preview(
        _ file: LandedFile,
        _ folder: WatchedFolder
    ) throws(ImportFailure) -> ImportPreview {
        var choices = ImportChoices(version: .here)
        do throws(StorageError) {
            if let id = folder.personID {
                guard let person = try PersonService(appDependencies).load(id) else {
                    throw StorageError(file: file.path, reason: .fileWaits(.personIsGone))
                }
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
    // Why the file waits, or part of it, which is left out then. Nobody is created by itself.
    fileprivate mutating func takeWaiting() -> WaitReason? {
        let name = parts.first(where: \.isNew)?.person.name
        let far = unitDoubt?.distance ?? distances.first
        if questions.contains(.person) || far != nil || questions.contains(.unit) {
            parts = []
            return questions.contains(.person) ? .person : far.map { .far($0.person.name) } ?? .unit
        }
        parts.removeAll(where: \.isNew)
        questions = []
        return name.map { .newPerson($0) } ?? (found == 0 && refusedCount > 0 ? .refused : nil)
    }
}

extension ImportPart {
    fileprivate mutating func leaveOut(_ deleted: Set<WeighIn.ID>) {
        let moments = weighIns.filter { deleted.contains($0.id) }.map(\.moment)
        weighIns.removeAll { deleted.contains($0.id) }
        // Their corrections too.
        replacements.removeAll { $0.old.map { moments.contains($0.moment) } ?? false }
    }
}

extension ImportFailure {
    // `nil` for a file of another kind.
    fileprivate var waitReason: WaitReason? {
        switch self {
        case .empty, .binary, .archive, .database, .nothingInside, .cancelled: nil
        case .unknown(_, let sample) where sample.rows.count < 2: nil
        case .storage(let error):
            if case .fileWaits(let reason) = error.reason { reason } else { .failure(self) }
        default: .failure(self)
        }
    }
}
