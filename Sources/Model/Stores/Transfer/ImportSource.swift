public import DataSource
public import Observation

// A file to import: its path is typed, then it is read.
@MainActor @Observable public final class ImportSource: Composable {
    public let appDependencies: AppDependencies
    private var importService: ImportService { ImportService(appDependencies) }
    private var pathService: PathService { PathService(appDependencies) }
    private var watchService: WatchService { WatchService(appDependencies) }

    @ObservationIgnored var reading: ImportReading

    public let entry: PathEntry
    // `nil` while the path is typed.
    public var percent: Int?
    // True if the typed path is that of a watched folder.
    public var isWatched: Bool
    // For a table whose heads are not known, or to name them otherwise.
    public var columnChooser: ColumnChooser?
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        reading: ImportReading = ImportReading(),
        entry: PathEntry? = nil,
        percent: Int? = nil,
        isWatched: Bool = false,
        columnChooser: ColumnChooser? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        self.reading = reading
        self.entry = entry ?? PathEntry(appDependencies, text: "~/")
        self.percent = percent
        self.isWatched = isWatched
        self.columnChooser = columnChooser
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task:
            await entry.send(.onChangeText)

        case .readButtonTapped:
            await read()

        case .progressResponse(let percent):
            if self.percent != nil { self.percent = percent }

        case .stopButtonTapped, .onDisappear:
            reading.stop()

        // The percentage stays, so that the path field does not flash before the preview opens.
        case .readResponse(.success):
            break

        case .readResponse(.failure(let error)):
            let fault = error as? PathFault
            if fault == .folder { isWatched = await isFolderWatched() }
            await send(.onReopen(fault == .importing(.cancelled) ? nil : fault))

        case .onReopen(let fault):
            percent = nil
            await entry.send(.onFail(fault))
            if case .importing(.unknown(_, let sample)) = fault, !sample.rows.isEmpty {
                await send(.columnsButtonTapped(sample))
            }

        case .columnsButtonTapped(let sample):
            percent = nil
            columnChooser = ColumnChooser(
                appDependencies,
                sample: sample,
                action: { [weak self] in await self?.send(.columnChooser($0)) }
            )

        case .columnChooser(.columnsResponse(let columns)):
            columnChooser = nil
            await read(columns)

        case .columnChooser(.cancelButtonTapped):
            columnChooser = nil

        case .columnChooser:
            break

        case .watchButtonTapped:
            await watch()

        case .watchResponse(.success(let isWatched)):
            self.isWatched = isWatched

        case .watchResponse(.failure(let error)):
            appStateClient.send(\.notice, error)
        }
    }

    private var folder: String { pathService.folder(entry.text) }

    private func isFolderWatched() async -> Bool {
        await workerClient.run { [watchService, folder] in
            ((try? watchService.folders()) ?? []).contains { $0.path == folder }
        }
    }

    private func watch() async {
        let result = await workerClient.run { [watchService, folder, isWatched] in
            Result { () throws(StorageError) in
                if isWatched {
                    try watchService.remove(folder)
                } else {
                    try watchService.add(WatchedFolder(path: folder))
                }
                return !isWatched
            }
        }
        await send(.watchResponse(result))
    }

    private func read(_ columns: ImportedColumns? = nil) async {
        guard percent == nil else { return }
        let reading = ImportReading()
        self.reading = reading
        percent = 0
        let tell: @Sendable (Int) -> Void = { [weak self] percent in
            Task { @MainActor in await self?.send(.progressResponse(percent: percent)) }
        }
        let result = await workerClient.run { [importService, pathService, text = entry.text] in
            Result { () throws(PathFault) in
                let path = try pathService.fileToRead(text)
                do throws(ImportFailure) {
                    return try importService.files(at: path, columns, reading, tell)
                } catch {
                    throw .importing(error)
                }
            }
            .mapError { $0 as any Error }
        }
        await send(.readResponse(result))
    }

    public enum Action: Sendable {
        case task
        case readButtonTapped
        case progressResponse(percent: Int)
        case stopButtonTapped
        case onDisappear
        case readResponse(Result<[ImportedFile], any Error>)
        // The path is typed again, after Back or a failure.
        case onReopen(PathFault?)
        case watchButtonTapped
        // True if the folder is watched now.
        case watchResponse(Result<Bool, StorageError>)
        case columnsButtonTapped(TableSample)
        case columnChooser(ColumnChooser.Action)
    }
}

extension ImportService {
    fileprivate func files(
        at path: String,
        _ columns: ImportedColumns?,
        _ reading: ImportReading,
        _ tell: @escaping (Int) -> Void
    ) throws(ImportFailure) -> [ImportedFile] {
        let stream: FileStream
        do throws(StorageError) {
            stream = try open(path)
        } catch {
            throw .storage(error)
        }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return try read(stream, named: name, columns: columns) { count in
            reading.percent(count, of: stream.size).map(tell)
            return !reading.isStopped
        }
    }
}

// Progress of reading a file, and a flag to stop it.
public final class ImportReading: Sendable {
    private struct State {
        var isStopped = false
        var percent = 0
    }

    private let state = AllocatedLock(State())

    public init() {}

    func stop() {
        state.withLock { $0.isStopped = true }
    }

    var isStopped: Bool { state.withLock(\.isStopped) }

    // `nil` if the percentage is unchanged.
    func percent(_ count: Int, of size: Int?) -> Int? {
        let percent = size.map { $0 > 0 ? min(100, count * 100 / $0) : 100 } ?? 0
        return state.withLock { state in
            guard percent != state.percent else { return nil }
            state.percent = percent
            return percent
        }
    }
}
