public enum LoadingAction<Content: Sendable>: Sendable {
    case task
    case onDisappear
    case onChangeData
    case loadResponse(Result<Content, any Error>)
    case retryButtonTapped
}
