public import DataSource

@MainActor
public final class AppDelegate {
    // Debounces drafts: one is written this long after a change.
    static let pause = Duration.milliseconds(500)

    private let appStateClient: AppStateClient
    private let clockClient: ClockClient
    private let workerClient: WorkerClient
    private let todayService: TodayService
    private let draftService: DraftService
    private let logService: LogService
    private let personService: PersonService
    private let storageRepository: StorageRepository
    private var changes: Task<Void, Never>?
    private var drafts: Task<Void, Never>?
    private var midnights: Task<Void, Never>?
    private var today: Day
    // Why typed text is not kept after the end.
    public private(set) var draftFailure: StorageError?

    public convenience init() {
        self.init(.shared)
    }

    public init(_ appDependencies: AppDependencies) {
        appStateClient = appDependencies.appStateClient
        clockClient = appDependencies.clockClient
        workerClient = appDependencies.workerClient
        todayService = TodayService(appDependencies)
        draftService = DraftService(appDependencies)
        logService = LogService(appDependencies)
        personService = PersonService(appDependencies)
        today = todayService.today()
        storageRepository = appDependencies.storageRepository
    }

    public func applicationDidFinishLaunching() {
        let isFirst = appStateClient.withLock { appState in
            defer { appState.hasAlreadyBootstrap = true }
            return !appState.hasAlreadyBootstrap
        }
        guard isFirst else { return }
        workerClient.start()
        startLog()
        keepDrafts()
        changes = Task { [appStateClient, storageRepository] in
            // Watches before the first read, so that no change in between is missed.
            let watched = storageRepository.changes()
            await finishLastChange()
            await tidy()
            appStateClient.send(\.changedKeys, .ofInbox)
            for await keys in watched {
                appStateClient.send(\.changedKeys, keys)
            }
        }
        awaitMidnight()
    }

    // The clock, the time zone or the day may have changed since the last event.
    public func applicationWillUpdate() {
        noteDay()
    }

    public func applicationWillTerminate() {
        changes?.cancel()
        midnights?.cancel()
        drafts?.cancel()
        draftFailure = draftService.keep()
    }

    private func keepDrafts() {
        drafts = Task { [clockClient, draftService, workerClient] in
            for await _ in draftService.changes() where !draftService.isKept {
                await clockClient.sleep(Self.pause)
                _ = await workerClient.run { draftService.keep() }
            }
        }
    }

    private func awaitMidnight() {
        midnights?.cancel()
        midnights = Task { [weak self, clockClient, todayService] in
            await clockClient.wait(todayService.nextDay())
            guard !Task.isCancelled, let self else { return }
            if !noteDay() { awaitMidnight() }
        }
    }

    @discardableResult
    private func noteDay() -> Bool {
        let today = todayService.today()
        guard today != self.today else { return false }
        self.today = today
        appStateClient.send(\.today, today)
        awaitMidnight()
        return true
    }

    private func startLog() {
        do throws(StorageError) {
            try logService.bootstrap()
        } catch {
            appStateClient.send(\.notice, error)
        }
    }

    private func finishLastChange() async {
        let keys = await workerClient.run { [storageRepository] in
            storageRepository.finishLastChange()
        }
        if !keys.isEmpty { appStateClient.send(\.changedKeys, keys) }
    }

    private func tidy() async {
        let failure = await workerClient.run {
            [personService, storageRepository] () -> StorageError? in
            do throws(StorageError) {
                try storageRepository.tidy()
                return personService.unlistedHistories().first
            } catch {
                return error
            }
        }
        // Other failures also fail loading, which shows them.
        guard let failure else { return }
        switch failure.reason {
        case .noLocks, .unlisted: appStateClient.send(\.notice, failure)
        case _ where failure.isRefusal:
            let folder = storageRepository.folder
            appStateClient.send(\.notice, StorageError(file: folder, reason: .readOnly))
        default: break
        }
    }
}
