@MainActor
protocol Composable: AnyObject {
    associatedtype Action: Sendable

    var action: (Action) async -> Void { get }

    func reduce(_ action: Action) async
}

extension Composable {
    func reduce(_ action: Action) async {}

    func send(_ action: Action) async {
        await self.action(action)
        await reduce(action)
    }
}
