extension View {
    /// Does something asynchronous when the view appears, and cancels it when the view is gone.
    public func task(
        priority: TaskPriority = .userInitiated,
        _ action: @escaping @MainActor () async -> Void
    ) -> ModifiedView { task(id: 0, priority: priority, action) }

    /// Does something asynchronous when the view appears, and anew when the id changes.
    public func task<ID: Equatable>(
        id: ID,
        priority: TaskPriority = .userInitiated,
        _ action: @escaping @MainActor () async -> Void
    ) -> ModifiedView {
        attached { evaluation in
            let slot = evaluation.place.slot { TaskSlot<ID>() }
            evaluation.afterwards { slot.start(id: id, priority: priority, action) }
        }
    }

    /// Does something when the view appears.
    public func onAppear(perform action: (() -> Void)? = nil) -> ModifiedView {
        attached { evaluation in
            let slot = evaluation.place.slot { AppearanceSlot() }
            evaluation.afterwards { slot.appear(action) }
        }
    }

    /// Does something when the view is gone.
    public func onDisappear(perform action: (() -> Void)? = nil) -> ModifiedView {
        attached { evaluation in evaluation.place.slot { DisappearanceSlot() }.action = action }
    }

    /// Does something when a value is another than in the frame before.
    public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> ModifiedView {
        func slot(_ evaluation: Evaluation) -> ChangeSlot<Value> {
            evaluation.place.slot { ChangeSlot<Value>() }
        }
        func isUnlike(_ evaluation: Evaluation) -> Bool { slot(evaluation).isUnlike(value) }
        return attached(isAboutToChange: isUnlike) { evaluation in
            let slot = slot(evaluation)
            evaluation.afterwards { slot.compare(value, initial: initial, action) }
        }
    }

    /// Does something when a value is another than in the frame before.
    public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> ModifiedView { onChange(of: value, initial: initial) { _, _ in action() } }

    /// Does something with a value when it is another than in the frame before; the older form.
    public func onChange<Value: Equatable>(
        of value: Value,
        perform action: @escaping (_ newValue: Value) -> Void
    ) -> ModifiedView { onChange(of: value) { _, newValue in action(newValue) } }
}

private final class TaskSlot<ID: Equatable>: LeavingSlot {
    private var id: ID?
    private var task: Task<Void, Never>?

    func start(id: ID, priority: TaskPriority, _ action: @escaping @MainActor () async -> Void) {
        guard self.id != id else { return }
        self.id = id
        task?.cancel()
        task = Self.start(priority, action)
    }

    /// Starts at once where that can be, so that what is quick to load is in the first frame.
    private static func start(
        _ priority: TaskPriority,
        _ action: @escaping @MainActor () async -> Void
    ) -> Task<Void, Never> {
        if #available(macOS 26, *) {
            return Task.immediate(priority: priority) { @MainActor in await action() }
        }
        return Task(priority: priority) { await action() }
    }

    override func leave() {
        task?.cancel()
    }
}

private final class AppearanceSlot {
    private var hasAppeared = false

    func appear(_ action: (() -> Void)?) {
        if hasAppeared { return }
        hasAppeared = true
        action?()
    }
}

private final class DisappearanceSlot: LeavingSlot {
    var action: (() -> Void)?

    override func leave() {
        action?()
    }
}

private final class ChangeSlot<Value: Equatable> {
    private var value: Value?

    func isUnlike(_ newValue: Value) -> Bool {
        value.map { $0 != newValue } ?? false
    }

    func compare(_ newValue: Value, initial: Bool, _ action: (Value, Value) -> Void) {
        let oldValue = value
        value = newValue
        if let oldValue {
            if oldValue != newValue { action(oldValue, newValue) }
        } else if initial {
            action(newValue, newValue)
        }
    }
}
