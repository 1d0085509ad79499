// A copy is one word for a value of any size: closures that capture a client, and Actions with a
// person, would copy each of their members.
@propertyWrapper public struct Shared<Value: Sendable>: Sendable {
    private var box: Box

    public var wrappedValue: Value {
        get { box.value }
        set { box = Box(newValue) }
    }

    public init(wrappedValue: Value) {
        box = Box(wrappedValue)
    }

    private final class Box: Sendable {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }
}

extension Shared: Equatable where Value: Equatable {
    public static func == (left: Self, right: Self) -> Bool {
        left.box === right.box || left.wrappedValue == right.wrappedValue
    }
}

extension Shared: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

// The log prints what is in it.
extension Shared: CustomDebugStringConvertible {
    public var debugDescription: String { String(reflecting: wrappedValue) }
}
