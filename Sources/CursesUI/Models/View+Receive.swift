extension View {
    /// Does something with the value of a published property, at first and whenever it is set.
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

/// How many changes of an object have been received.
private final class ReceiptSlot {
    private var changes: Int?
    private weak var source: AnyObject?

    func take(_ changes: Int, of source: AnyObject) -> Bool {
        defer { (self.changes, self.source) = (changes, source) }
        return self.changes != changes || self.source !== source
    }
}
