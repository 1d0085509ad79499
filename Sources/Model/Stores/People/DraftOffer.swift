import DataSource
public import Observation

// Offers the unsaved drafts that other processes left when they ended.
@MainActor @Observable public final class DraftOffer: Composable {
    public let appDependencies: AppDependencies
    private var draftService: DraftService { DraftService(appDependencies) }

    public var drafts: [LeftDraft]
    // True while a form is open: the next draft waits.
    public var isWaiting: Bool
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        drafts: [LeftDraft] = [],
        isWaiting: Bool = false,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        self.drafts = drafts
        self.isWaiting = isWaiting
        self.action = action
    }

    public var offered: LeftDraft? {
        isWaiting ? nil : drafts.first
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task:
            // Unreadable drafts are reported by `DraftService.problems`.
            let drafts = await workerClient.run { [draftService] in
                (try? draftService.left()) ?? []
            }
            if !drafts.isEmpty { await send(.loadResponse(drafts)) }

        case .loadResponse(let drafts):
            self.drafts = drafts

        case .openButtonTapped(let left):
            remove(left)
            isWaiting = true
            await workerClient.run { [draftService] in draftService.takeOver(left) }

        case .discardButtonTapped(let left):
            remove(left)
            await workerClient.run { [draftService] in draftService.discard(left) }

        case .laterButtonTapped(let left):
            remove(left)

        case .onOpenForm:
            isWaiting = true

        case .onCloseForm:
            isWaiting = false
        }
    }

    private func remove(_ left: LeftDraft) {
        drafts.removeAll { $0.id == left.id }
    }

    public indirect enum Action: Sendable {
        case task
        case loadResponse([LeftDraft])
        case openButtonTapped(LeftDraft)
        case discardButtonTapped(LeftDraft)
        case laterButtonTapped(LeftDraft)
        case onOpenForm
        case onCloseForm
    }
}
