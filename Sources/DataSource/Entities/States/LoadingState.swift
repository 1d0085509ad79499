public enum LoadingState: Hashable, Sendable {
    case loading
    case loaded
    case failed(StorageError)
}
