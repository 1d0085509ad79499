@MainActor
public protocol Composable: AnyObject {
    associatedtype Action: Sendable

    var action: (Action) async -> Void { get }

    func reduce(_ action: Action) async
}

extension Composable {
    public func reduce(_ action: Action) async {}

    public func send(_ action: Action) async {
        await self.action(action)
        await reduce(action)
    }
}
