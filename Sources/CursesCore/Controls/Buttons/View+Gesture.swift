/// Something that a hand does, which on a terminal is a click, Enter or Space.
@MainActor
public protocol Gesture {
    /// What is done then, if it can be.
    var action: (() -> Void)? { get }
}

/// A tap.
public struct TapGesture: Gesture {
    public private(set) var action: (() -> Void)?

    /// Takes a number of taps, of which one is enough.
    public init(count: Int = 1) {}

    /// Does something after the tap.
    public func onEnded(_ action: @escaping (()) -> Void) -> TapGesture {
        var result = self
        result.action = { action(()) }
        return result
    }
}

/// A long press.
public struct LongPressGesture: Gesture {
    public private(set) var action: (() -> Void)?

    /// Takes a time to press, of which none is needed.
    public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {}

    /// Does something after the press.
    public func onEnded(_ action: @escaping (Bool) -> Void) -> LongPressGesture {
        var result = self
        result.action = { action(true) }
        return result
    }

    /// Would do something while it is pressed.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func onChanged(_ action: @escaping (Bool) -> Void) -> LongPressGesture { self }
}

extension View {
    /// Answers something that a hand does.
    public func gesture<T: Gesture>(_ gesture: T) -> ModifiedView {
        answering(gesture)
    }

    /// Answers something that a hand does, beside what is answered inside.
    public func simultaneousGesture<T: Gesture>(_ gesture: T) -> ModifiedView {
        answering(gesture)
    }

    /// Answers something that a hand does, before what is answered inside.
    public func highPriorityGesture<T: Gesture>(_ gesture: T) -> ModifiedView {
        answering(gesture)
    }

    /// Does something when the view is clicked, or focused and pressed with Enter or Space.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: Double = 10,
        perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> ModifiedView { onTapGesture(perform: action) }

    /// Does something when a button that is held is pressed; the older form.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: Double = 10,
        pressing: ((Bool) -> Void)?,
        perform action: @escaping () -> Void
    ) -> ModifiedView { onTapGesture(perform: action) }

    private func answering(_ gesture: some Gesture) -> ModifiedView {
        guard let action = gesture.action else { return ModifiedView(self) }
        return onTapGesture(perform: action)
    }
}
