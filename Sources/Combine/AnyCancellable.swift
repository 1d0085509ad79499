/// Ends a subscription when it is cancelled or released.
nonisolated public final class AnyCancellable: Hashable {
    private var end: (() -> Void)?

    /// Makes a subscription with an action to run when it ends.
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

    /// Adds the subscription to a set, which keeps it alive.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }

    /// Adds the subscription to a collection, which keeps it alive.
    public func store<C: RangeReplaceableCollection<AnyCancellable>>(in collection: inout C) {
        collection.append(self)
    }

    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
