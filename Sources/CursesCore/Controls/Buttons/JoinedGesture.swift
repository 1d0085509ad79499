/// Several things that a hand does, of which a terminal answers the first that can be done.
public struct JoinedGesture: Gesture {
    public let action: (() -> Void)?

    init(_ first: some Gesture, _ second: some Gesture) {
        action = first.action ?? second.action
    }
}

extension Gesture {
    /// Answers this and something else at once.
    public func simultaneously<Other: Gesture>(with other: Other) -> JoinedGesture {
        JoinedGesture(self, other)
    }

    /// Answers something else after this.
    public func sequenced<Other: Gesture>(before other: Other) -> JoinedGesture {
        JoinedGesture(self, other)
    }

    /// Answers this or something else.
    public func exclusively<Other: Gesture>(before other: Other) -> JoinedGesture {
        JoinedGesture(self, other)
    }
}
