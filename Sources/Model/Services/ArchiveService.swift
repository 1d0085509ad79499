public import DataSource
public import Essentials

// Saves all data in one file, and restores it.
public struct ArchiveService: Sendable {
    private let archiveRepository: ArchiveRepository
    private let recoveryRepository: RecoveryRepository
    private let entryService: EntryService
    private let todayService: TodayService

    public init(_ appDependencies: AppDependencies) {
        entryService = EntryService(appDependencies)
        todayService = TodayService(appDependencies)
        recoveryRepository = appDependencies.recoveryRepository
        archiveRepository = ArchiveRepository(
            appDependencies.fileClient,
            appDependencies.dataFolderClient,
            appDependencies.dateClient
        )
    }

    public func make() throws(StorageError) -> Archive {
        try archiveRepository.make()
    }

    public func bytes(of archive: Archive) -> Data {
        archiveRepository.bytes(of: archive)
    }

    public func exists(_ path: String) -> Bool {
        archiveRepository.exists(path)
    }

    public func save(_ archive: Archive, to path: String) throws(StorageError) {
        try archiveRepository.write(archiveRepository.bytes(of: archive), to: path)
    }

    public func load(_ path: String) throws(StorageError) -> Archive {
        try archive(in: try archiveRepository.read(path), named: path)
    }

    public func archive(in data: Data, named name: String) throws(StorageError) -> Archive {
        let today = todayService.today()
        return try archiveRepository.archive(in: data, named: name) {
            entryService.impossible($0)
        } _: {
            entryService.impossible($0, today: today)
        }
    }

    public func preview(_ archive: Archive) throws(StorageError) -> ArchivePreview {
        try recoveryRepository.preview(archive)
    }

    public func restore(_ archive: Archive) throws(StorageError) {
        try archiveRepository.restore(archive)
    }
}
