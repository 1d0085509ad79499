extension View {
    /// Runs an action with the value at first and once per frame in which it was set.
    public func onReceive<Value>(
        _ publisher: Published<Value>.Publisher,
        perform action: @escaping (Value) -> Void
    ) -> ModifiedView {
        attached { evaluation in
            let slot = evaluation.place.slot { ReceiptSlot() }
            let box = publisher.box
            _ = box.value
            evaluation.afterwards {
                if slot.take(box.changes, of: box) { action(box.value) }
            }
        }
    }
}

/// Number of changes already received from a property.
private final class ReceiptSlot {
    private var changes: Int?
    private weak var source: AnyObject?

    func take(_ changes: Int, of source: AnyObject) -> Bool {
        defer { (self.changes, self.source) = (changes, source) }
        return self.changes != changes || self.source !== source
    }
}
