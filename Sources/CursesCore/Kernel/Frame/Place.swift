/// Position of a view in the tree, and its state between frames.
///
/// Only places survive a frame. A view finds its place by its path: its index among its siblings,
/// or its id in a `ForEach`. Places that a frame does not visit are removed with their state.
public final class Place {
    package let clock: FrameClock
    private weak let parent: Place?
    /// Kept body and nodes of the view here, and the environments that it has changed.
    var kept: Kept?
    var environments = DerivedEnvironments()
    /// The last nodes of a view that may be postponed.
    var given: [Node]?
    /// The region that begins here.
    var region: Region?
    /// True while another screen or tab is shown in place of this one.
    private(set) var isHidden = false
    private var lastVisit: Int
    private var lastTouch = -1
    private var indexed: [Place?] = []
    // The literal `[:]` would look up the type of its pairs each time: 3 % of a start.
    private var named = [PlaceName: Place]()
    private var slots = [SlotKey: AnyObject]()

    package init(_ clock: FrameClock, parent: Place? = nil) {
        self.clock = clock
        self.parent = parent
        lastVisit = clock.frame
    }

    /// Returns the place of a child by its position.
    package func child(_ index: Int) -> Place {
        while indexed.count <= index { indexed.append(nil) }
        let place = indexed[index] ?? Place(clock, parent: self)
        indexed[index] = place
        place.lastVisit = clock.frame
        return place
    }

    /// Returns the place of a child by its name.
    func child(named name: PlaceName) -> Place {
        if let place = named[name] {
            place.lastVisit = clock.frame
            return place
        }
        let place = Place(clock, parent: self)
        named[name] = place
        return place
    }

    /// Returns the state under a number, created on first use.
    public func slot<Content: AnyObject>(_ index: Int = 0, make: () -> Content) -> Content {
        let key = SlotKey(type: ObjectIdentifier(Content.self), index: index)
        if let content = slots[key] as? Content { return content }
        let content = make()
        slots[key] = content
        return content
    }

    /// Returns the state of the nearest enclosing place that has one, else `nil`.
    func enclosing<Content: AnyObject>(_ type: Content.Type) -> Content? {
        let key = SlotKey(type: ObjectIdentifier(type), index: 0)
        return parent?.slots[key] as? Content ?? parent?.enclosing(type)
    }

    /// The place around all others.
    package var root: Place { parent?.root ?? self }

    /// Returns the first descendant with a name.
    package func descendant(named name: PlaceName) -> Place? {
        named[name] ?? below.firstValue { $0.descendant(named: name) }
    }

    /// The place and all below it.
    package var withDescendants: [Place] { [self] + below.flatMap(\.withDescendants) }

    private var below: [Place] { indexed.compactMap(\.self) + named.values }

    /// Invalidates the views here and around, up to the next region.
    func touch() {
        if lastTouch == clock.frame { return }
        lastTouch = clock.frame
        kept?.nodes?.isTouched = true
        if let region {
            clock.invalidate(region)
        } else {
            parent?.touch()
        }
    }

    /// Invalidates the views around.
    func touchAround() {
        parent?.touch()
    }

    /// Removes descendants that the last frame did not visit; kept nodes have lost none.
    func sweep() {
        if let nodes = kept?.nodes, nodes.frame != clock.frame { return }
        for index in indexed.indices {
            guard let place = indexed[index] else { continue }
            if place.isVisited {
                place.sweep()
            } else {
                indexed[index] = nil
                place.leave()
            }
        }
        for (name, place) in named {
            if place.isVisited {
                place.sweep()
            } else {
                named[name] = nil
                place.leave()
            }
        }
    }

    /// Ends all state here and below, and releases it.
    func leave() {
        end()
        release()
    }

    /// Calls `leave` on all state here and below without releasing it; enough when the program
    /// ends.
    func end() {
        for case let slot as LeavingSlot in slots.values { slot.leave() }
        for place in indexed { place?.end() }
        for place in named.values { place.end() }
    }

    /// Releases all state and kept nodes here and below, since they may refer to the place.
    func release() {
        slots = [:]
        forgetKept()
        for place in indexed { place?.release() }
        for place in named.values { place.release() }
    }

    /// True unless the place or one around it is hidden.
    var isShown: Bool { !isHidden && parent?.isShown ?? true }

    /// Hides or shows the screen here; its state stays, and its views disappear or appear again.
    package func setHidden(_ isHidden: Bool) {
        guard self.isHidden != isHidden else { return }
        self.isHidden = isHidden
        if parent?.isShown ?? true { announce(isShown: !isHidden) }
    }

    private func announce(isShown: Bool) {
        for case let slot as LeavingSlot in slots.values {
            if isShown { slot.show() } else { slot.hide() }
        }
        for case let place? in indexed where !place.isHidden { place.announce(isShown: isShown) }
        for place in named.values where !place.isHidden { place.announce(isShown: isShown) }
    }

    /// Releases the kept nodes, which refer to places, and drops their observations.
    private func forgetKept() {
        kept?.drop()
        kept = nil
        given = nil
        region = nil
        environments.leave()
    }

    private var isVisited: Bool { lastVisit == clock.frame }

    /// True if the last evaluation of the views around has visited this place and all around it.
    var isCurrent: Bool {
        guard let parent else { return true }
        return lastVisit >= parent.lastEvaluation && parent.isCurrent
    }

    /// The last frame that has evaluated the view or region at or around this place.
    private var lastEvaluation: Int {
        let frame = max(kept?.nodes?.frame ?? -1, region?.frame ?? -1)
        return frame < 0 ? parent?.lastEvaluation ?? frame : frame
    }

    /// Number of places around.
    var depth: Int { parent.map { $0.depth + 1 } ?? 0 }

    private struct SlotKey: Hashable {
        var type: ObjectIdentifier
        var index: Int
    }
}

/// Name of a place among siblings whose order may change.
nonisolated package enum PlaceName: Hashable, ExpressibleByStringLiteral {
    /// Set by the toolkit.
    case word(String)
    /// An integer id, mostly from a range.
    case number(Int)
    case type(ObjectIdentifier)
    /// Any other id.
    case value(AnyName)

    package init(stringLiteral value: String) {
        self = .word(value)
    }

    package init<ID: Hashable>(_ id: ID) {
        self = if let number = id as? Int { .number(number) } else { .value(AnyName(id)) }
    }
}

/// A value of any type. `AnyHashable` would look up a conformance for each new type, and compares
/// numbers of different types.
nonisolated package struct AnyName: Hashable {
    private let value: any Hashable

    init(_ value: any Hashable) {
        self.value = value.unwrapped
    }

    package func hash(into hasher: inout Hasher) {
        value.hash(into: &hasher)
    }

    package static func == (left: AnyName, right: AnyName) -> Bool {
        func isRight<Value: Hashable>(_ left: Value) -> Bool { right.value as? Value == left }
        return isRight(left.value)
    }
}

nonisolated extension Hashable {
    /// The value in an optional: an optional id names the same view as its value.
    package var unwrapped: any Hashable {
        guard TypeParts.isOptional(Self.self) else { return self }
        return Mirror(reflecting: self).children.first?.value as? any Hashable ?? self
    }
}

/// State with work to do when its view is removed, or hidden by another screen and shown again.
open class LeavingSlot {
    public init() {}

    open func leave() {}

    open func hide() {}

    open func show() {}
}
