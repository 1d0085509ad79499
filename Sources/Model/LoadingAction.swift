// An enum has these by having cases of their names.
protocol LoadingAction: Sendable {
    associatedtype Content: Sendable

    static var onChangeData: Self { get }
    static func loadResponse(_ result: Result<Content, any Error>) -> Self
}
