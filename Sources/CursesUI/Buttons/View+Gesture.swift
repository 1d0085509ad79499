/// A gesture, which in a terminal is a click, Enter or Space.
@MainActor
public protocol Gesture {
    /// Called when the gesture ends; `nil` if there is no handler.
    var action: (() -> Void)? { get }
}

/// A tap.
public struct TapGesture: Gesture {
    public private(set) var action: (() -> Void)?

    /// Makes the gesture; a single tap is always enough.
    public init(count: Int = 1) {}

    /// Returns the gesture with an action after the tap.
    public func onEnded(_ action: @escaping (()) -> Void) -> TapGesture {
        var result = self
        result.action = { action(()) }
        return result
    }
}

extension View {
    /// Adds a gesture.
    public func gesture<T: Gesture>(_ gesture: T) -> ModifiedView {
        guard let action = gesture.action else { return ModifiedView(self) }
        return onTapGesture(perform: action)
    }

    /// Adds a gesture; no difference to `gesture` in a terminal.
    public func simultaneousGesture<T: Gesture>(_ gesture: T) -> ModifiedView {
        self.gesture(gesture)
    }

    /// Runs an action when the view is clicked, or focused and pressed with Enter or Space.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: Double = 10,
        perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> ModifiedView { onTapGesture(perform: action) }
}

/// Several gestures, of which a terminal recognizes the first with an action.
public struct JoinedGesture: Gesture {
    public let action: (() -> Void)?

    init(_ first: some Gesture, _ second: some Gesture) {
        action = first.action ?? second.action
    }
}

extension Gesture {
    /// Combines with another gesture; only the first with an action is recognized.
    public func simultaneously<Other: Gesture>(with other: Other) -> JoinedGesture {
        JoinedGesture(self, other)
    }
}

extension View {
    /// Runs an action when the view is clicked, or focused and pressed with Enter or Space; the
    /// location is always zero.
    public func onTapGesture(
        count: Int = 1,
        coordinateSpace: CoordinateSpace = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> ModifiedView { onTapGesture(count: count) { action(CGPoint(x: 0, y: 0)) } }

    /// Runs an action when the view is clicked, or focused and pressed with Enter or Space.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> ModifiedView {
        onPress(perform: action)
    }
}
