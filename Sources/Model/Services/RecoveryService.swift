public import DataSource

public struct RecoveryService: Sendable {
    private let localTimeClient: LocalTimeClient
    private let personRepository: PersonRepository
    private let recoveryRepository: RecoveryRepository
    private let undoRepository: UndoRepository

    public init(_ appDependencies: AppDependencies) {
        localTimeClient = appDependencies.localTimeClient
        personRepository = appDependencies.personRepository
        recoveryRepository = appDependencies.recoveryRepository
        undoRepository = appDependencies.undoRepository
    }

    public func newestBackupDay() throws(StorageError) -> Day? {
        try recoveryRepository.backups().first { DataFile(key: $0.key) != .other }?.day
    }

    // All backups or, with problems, all recoveries of the damaged files.
    public func load(mending problems: [StorageError]) throws(StorageError) -> [Restorable] {
        let damaged =
            problems.isEmpty
            ? try recoveryRepository.damagedKeys() : problems.compactMap(recoveryRepository.key)
        let keys = problems.isEmpty ? try recoveryRepository.keys() + damaged : damaged
        let names = names()
        var restorables = [Restorable]()
        for key in Set(keys) where DataFile(key: key) != .other {
            var recoveries = try recoveryRepository.recoveries(of: key)
            // The legible lines of an undamaged file are the file itself.
            if !damaged.contains(key) { recoveries.removeAll { $0.source == .readableLines } }
            restorables += recoveries.map { recovery in
                Restorable(
                    key: key,
                    personName: DataFile(key: key).personID.flatMap { names[$0] },
                    recovery: recovery,
                    time: time(of: recovery),
                    lost: recoveryRepository.lostCount(in: recovery, of: key)
                )
            }
        }
        return restorables.sorted {
            ($0.place, $1.day ?? .epoch, $1.time ?? .midnight, $0.key)
                < ($1.place, $0.day ?? .epoch, $0.time ?? .midnight, $1.key)
        }
    }

    // Deleted people keep their earlier names.
    private func names() -> [Person.ID: String] {
        let people = ((try? personRepository.load().values) ?? []) + undoRepository.deletedPeople()
        return Dictionary(people.map { ($0.id, $0.name) }) { first, _ in first }
            .merging(recoveryRepository.earlierNames()) { present, _ in present }
    }

    // `nil` for a backup copied from elsewhere, whose file is from another day.
    private func time(of recovery: Recovery) -> TimeOfDay? {
        guard let backup = recovery.backup,
            let moment = recoveryRepository.writtenAt(backup).map(localTimeClient.localTime)
        else { return nil }
        return moment.day == backup.day ? moment.time : nil
    }

    public func preview(_ restorable: Restorable) throws(StorageError) -> RecoveryPreview {
        try recoveryRepository.preview(restorable.recovery, of: restorable.key)
    }

    @discardableResult public func recover(
        _ restorable: Restorable
    ) throws(StorageError) -> Restorable {
        var restored = restorable
        restored.replaced = recoveryRepository.replacedVersion(of: restorable.key)
        try recoveryRepository.recover(restorable.recovery, of: restorable.key)
        return restored
    }
}

extension Restorable {
    // The present state comes before backups of earlier days.
    fileprivate var place: Int {
        switch recovery.source {
        case .seen: 0
        case .readableLines: 1
        case .backup: 2
        case .found: 3
        }
    }
}
