public import DataSource
public import Observation

@MainActor @Observable public final class Checkup: LoadingStore {
    public let appDependencies: AppDependencies
    var checkupService: CheckupService { CheckupService(appDependencies) }

    @ObservationIgnored var changes: ChangeObservation?
    @ObservationIgnored var terminal: CheckupService.Terminal

    public var loadingState: LoadingState
    public var checks: [Check]
    public var isPresentedFixes: Bool
    public var attempt: Attempt
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        terminal: CheckupService.Terminal = nil,
        loadingState: LoadingState = .loading,
        checks: [Check] = [],
        isPresentedFixes: Bool = false,
        attempt: Attempt = .idle,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        self.terminal = terminal
        self.loadingState = loadingState
        self.checks = checks
        self.isPresentedFixes = isPresentedFixes
        self.attempt = attempt
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .loading(let action):
            await reduceLoading(action)

        case .onChangeTerminal(let terminal):
            self.terminal = terminal

        case .fixButtonTapped:
            isPresentedFixes = !checks.fixable.isEmpty

        case .fixCancelButtonTapped:
            isPresentedFixes = false

        case .fixConfirmButtonTapped:
            isPresentedFixes = false
            await fix()

        case .fixResponse(.success):
            await load()

        case .fixResponse(.failure(let error)):
            attempt = Attempt(error)

        case .attempt(let action):
            await reduceAttempt(action, \.attempt) { _ in await fix() }
        }
    }

    private func fix() async {
        await run(\.attempt, Action.fixResponse) { [checkupService, checks] in
            try checkupService.fix(checks)
        }
    }

    public enum Action: HasLoadingAction {
        case loading(LoadingAction<[Check]>)
        case onChangeTerminal(CheckupService.Terminal)
        case fixButtonTapped
        case fixCancelButtonTapped
        case fixConfirmButtonTapped
        case fixResponse(Result<Void, any Error>)
        case attempt(AttemptAction)
    }
}

extension Checkup {
    // Looking takes longer than reading one person, so changes elsewhere wait for F5.
    func shows(_ keys: Set<String>) -> Bool { false }

    func content() -> @Sendable () throws -> [Check] {
        { [checkupService, terminal] in checkupService.checks(terminal) }
    }

    // Problems first: a small terminal shows only a few lines.
    func receive(_ content: [Check]) async {
        checks = content.filter { $0.state == .problem } + content.filter { $0.state != .problem }
    }
}
