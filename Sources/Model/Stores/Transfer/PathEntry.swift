public import DataSource
public import Observation

// A file path that is being typed.
@MainActor @Observable public final class PathEntry: Composable {
    public let appDependencies: AppDependencies
    private var pathService: PathService { PathService(appDependencies) }

    public var text: String
    // `nil` until looked up.
    public var completion: PathCompletion?
    public var fault: PathFault?
    // True if the user has asked for completion and seen that the names are ambiguous.
    public var isTold: Bool
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        text: String = "",
        completion: PathCompletion? = nil,
        fault: PathFault? = nil,
        isTold: Bool = false,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        self.text = text
        self.completion = completion
        self.fault = fault
        self.isTold = isTold
        self.action = action
    }

    // False if Tab should move the focus: nothing to complete, or choices already shown.
    public var isCompletable: Bool {
        // A folder that is offered to be watched: Tab leads to that.
        guard fault != .folder else { return false }
        guard let completion else { return !text.isEmpty }
        return completion.text != text || completion.candidates.count > 1 && !isTold
    }

    public var fileName: String { text.split(separator: "/").last.map(String.init) ?? "" }

    // A name that is already complete is not a choice.
    public var candidates: [String] {
        guard let completion, completion.candidates.count > 1 || isCompletable else { return [] }
        return completion.candidates
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .onChangeText:
            (fault, isTold) = (nil, false)
            await send(.completionResponse(await found()))

        case .onPropose(let text):
            self.text = text

        case .onFail(let fault):
            self.fault = fault

        case .completionResponse(let completion):
            self.completion = completion

        case .completeButtonTapped:
            let completion = await found()
            guard completion.text != text else {
                self.completion = completion
                isTold = true
                break
            }
            text = completion.text
            await send(.onChangeText)
        }
    }

    private func found() async -> PathCompletion {
        await workerClient.run { [pathService, text] in pathService.completion(text) }
    }

    public enum Action: Sendable {
        case onChangeText
        case onPropose(String)
        case onFail(PathFault?)
        case completionResponse(PathCompletion)
        case completeButtonTapped
    }
}
