public import DataSource

public struct RecoveryService: Sendable {
    private let personRepository: PersonRepository
    private let recoveryRepository: RecoveryRepository

    public init(_ appDependencies: AppDependencies) {
        personRepository = PersonRepository(
            appDependencies.userDefaultsClient,
            appDependencies.dateClient
        )
        recoveryRepository = RecoveryRepository(appDependencies.userDefaultsClient)
    }

    public func newestBackupDay() throws(StorageError) -> Day? {
        try recoveryRepository.backups().first { DataFile(key: $0.key) != .other }?.day
    }

    // Every backup, or all that can be had of the files that are damaged.
    public func load(mending problems: [StorageError]) throws(StorageError) -> [Restorable] {
        let damaged = problems.compactMap(recoveryRepository.key)
        let keys = damaged.isEmpty ? try recoveryRepository.backups().map(\.key) : damaged
        let people = (try? personRepository.load().values) ?? []
        let names = Dictionary(people.map { ($0.id, $0.name) }) { first, _ in first }
        var restorables = [Restorable]()
        for key in Set(keys) where DataFile(key: key) != .other {
            for recovery in try recoveryRepository.recoveries(of: key) {
                let restorable = Restorable(
                    key: key,
                    personName: DataFile(key: key).personID.flatMap { names[$0] },
                    recovery: recovery
                )
                if restorable.day != nil || !damaged.isEmpty { restorables.append(restorable) }
            }
        }
        return restorables.sorted {
            ($1.day ?? .epoch, $0.key) < ($0.day ?? .epoch, $1.key)
        }
    }

    public func preview(_ restorable: Restorable) throws(StorageError) -> RecoveryPreview {
        try recoveryRepository.preview(restorable.recovery, of: restorable.key)
    }

    public func recover(_ restorable: Restorable) throws(StorageError) {
        try recoveryRepository.recover(restorable.recovery, of: restorable.key)
    }
}
