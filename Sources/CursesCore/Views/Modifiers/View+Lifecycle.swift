extension View {
    /// Runs a task when the view appears, and cancels it when the view is removed or another screen
    /// covers it.
    public func task(
        priority: TaskPriority = .userInitiated,
        _ action: @escaping @MainActor () async -> Void
    ) -> ModifiedView { task(id: 0, priority: priority, action) }

    /// Runs a task when the view appears and when the id changes.
    public func task<ID: Equatable>(
        id: ID,
        priority: TaskPriority = .userInitiated,
        _ action: @escaping @MainActor () async -> Void
    ) -> ModifiedView { task(id: id, priority: priority, survivesHiding: false, action) }

    /// Runs a task until the view is removed, also while another screen or tab is shown.
    package func subscription(_ action: @escaping @MainActor () async -> Void) -> ModifiedView {
        task(id: 0, priority: .userInitiated, survivesHiding: true, action)
    }

    private func task<ID: Equatable>(
        id: ID,
        priority: TaskPriority,
        survivesHiding: Bool,
        _ action: @escaping @MainActor () async -> Void
    ) -> ModifiedView {
        attached { evaluation in
            let slot = evaluation.place.slot { TaskSlot<ID>() }
            slot.survivesHiding = survivesHiding
            let place = evaluation.place
            evaluation.afterwards { slot.update(id: id, priority: priority, at: place, action) }
        }
    }

    /// Runs an action when the view appears, and each time its screen or tab is shown again.
    public func onAppear(perform action: (() -> Void)? = nil) -> ModifiedView {
        attached { evaluation in
            let slot = evaluation.place.slot { AppearanceSlot() }
            slot.action = action
            evaluation.afterwards { [place = evaluation.place] in slot.enter(at: place) }
        }
    }

    /// Runs an action when the view is removed, or another screen or tab is shown in its place.
    public func onDisappear(perform action: (() -> Void)? = nil) -> ModifiedView {
        attached { evaluation in
            let slot = evaluation.place.slot { DisappearanceSlot() }
            slot.action = action
            evaluation.afterwards { [place = evaluation.place] in slot.enter(at: place) }
        }
    }

    /// Runs an action when a value differs from the previous frame's.
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

    /// Runs an action when a value differs from the previous frame's.
    public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> ModifiedView { onChange(of: value, initial: initial) { _, _ in action() } }
}

/// State with work to do when its view appears, and when it is removed or hidden by another screen.
private class PresenceSlot: LeavingSlot {
    private(set) var isPresent = false
    final var survivesHiding = false

    func appear() {}

    func disappear() {}

    /// Calls `appear` after the first evaluation, unless the screen is hidden.
    final func enter(at place: Place) {
        if !isPresent, survivesHiding || place.isShown { show() }
    }

    final override func show() {
        if isPresent { return }
        isPresent = true
        appear()
    }

    final override func hide() {
        if !survivesHiding { leave() }
    }

    final override func leave() {
        guard isPresent else { return }
        isPresent = false
        disappear()
    }
}

private final class TaskSlot<ID: Equatable>: PresenceSlot {
    private var id: ID?
    private var start: () -> Task<Void, Never>? = { nil }
    private var task: Task<Void, Never>?

    func update(
        id: ID,
        priority: TaskPriority,
        at place: Place,
        _ action: @escaping @MainActor () async -> Void
    ) {
        start = { Self.task(priority, action) }
        let isOther = self.id != id
        self.id = id
        if !isPresent { enter(at: place) } else if isOther { restart() }
    }

    override func appear() { restart() }

    override func disappear() { task?.cancel() }

    private func restart() {
        task?.cancel()
        task = start()
    }

    /// Starts at once where available (macOS 26), so that fast loads are in the first frame.
    private static func task(
        _ priority: TaskPriority,
        _ action: @escaping @MainActor () async -> Void
    ) -> Task<Void, Never> {
        if #available(macOS 26, *) {
            return Task.immediate(priority: priority) { @MainActor in await action() }
        }
        return Task(priority: priority) { await action() }
    }
}

private final class AppearanceSlot: PresenceSlot {
    var action: (() -> Void)?

    override func appear() { action?() }
}

private final class DisappearanceSlot: PresenceSlot {
    var action: (() -> Void)?

    override func disappear() { action?() }
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
