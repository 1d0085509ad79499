/// Ends a subscription when it is cancelled or released.
nonisolated public final class AnyCancellable: Hashable {
    private var end: (() -> Void)?

    /// Runs an action on cancel.
    public init(_ cancel: @escaping () -> Void) {
        end = cancel
    }

    deinit {
        end?()
    }

    /// Ends the subscription.
    public func cancel() {
        end?()
        end = nil
    }

    /// Keeps the subscription in a set, for as long as the set lives.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }

    /// Keeps the subscription in a collection, for as long as the collection lives.
    public func store<C: RangeReplaceableCollection<AnyCancellable>>(in collection: inout C) {
        collection.append(self)
    }

    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
