// Copy-on-write box: a copy is one word.
struct Shared<Value: Sendable>: Sendable {
    private var box: Box

    init(_ value: Value) {
        box = Box(value)
    }

    var value: Value {
        get { box.value }
        set { box = Box(newValue) }
    }

    private final class Box: Sendable {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }
}
