public enum LoadingAction<Content: Sendable>: Sendable {
    case task
    case onDisappear
    case onChangeData
    case onRefresh
    case loadResponse(Result<Content, any Error>)
    case retryButtonTapped
}
