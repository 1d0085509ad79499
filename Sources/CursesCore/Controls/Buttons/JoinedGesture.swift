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

    /// Combines with another gesture; only the first with an action is recognized.
    public func sequenced<Other: Gesture>(before other: Other) -> JoinedGesture {
        JoinedGesture(self, other)
    }

    /// Combines with another gesture; only the first with an action is recognized.
    public func exclusively<Other: Gesture>(before other: Other) -> JoinedGesture {
        JoinedGesture(self, other)
    }
}
