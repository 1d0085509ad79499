/// Where a view stands in the tree, and what lives there between frames.
///
/// Places are the only thing that survives a frame. A view finds its place again by the way that leads
/// to it: its index among its siblings, or its id in a `ForEach`. What was not visited while a frame was
/// made is forgotten with everything in it.
public final class Place {
    let clock: FrameClock
    private weak let parent: Place?
    /// What the view here gave, and the environments that it has changed.
    var kept: Kept?
    var environments: [DerivedEnvironment] = []
    /// What the view here gave last, if it may be postponed.
    var given: [Node]?
    private var lastVisit: Int
    private var lastTouch = -1
    private var indexed: [Place?] = []
    // The literal `[:]` would look the type of its pairs up each time: 3 % of a start.
    private var named = [PlaceName: Place]()
    private var slots = [SlotKey: AnyObject]()

    init(_ clock: FrameClock, parent: Place? = nil) {
        self.clock = clock
        self.parent = parent
        lastVisit = clock.frame
    }

    /// The place of a child by its position.
    func child(_ index: Int) -> Place {
        while indexed.count <= index { indexed.append(nil) }
        let place = indexed[index] ?? Place(clock, parent: self)
        indexed[index] = place
        place.lastVisit = clock.frame
        return place
    }

    /// The place of a child by its name.
    func child(named name: PlaceName) -> Place {
        if let place = named[name] {
            place.lastVisit = clock.frame
            return place
        }
        let place = Place(clock, parent: self)
        named[name] = place
        return place
    }

    /// What is kept here under a number, made when it is asked for first.
    public func slot<Content: AnyObject>(_ index: Int = 0, make: () -> Content) -> Content {
        let key = SlotKey(type: ObjectIdentifier(Content.self), index: index)
        if let content = slots[key] as? Content { return content }
        let content = make()
        slots[key] = content
        return content
    }

    /// What the nearest place around keeps of a type, if one does.
    func enclosing<Content: AnyObject>(_ type: Content.Type) -> Content? {
        let key = SlotKey(type: ObjectIdentifier(type), index: 0)
        return parent?.slots[key] as? Content ?? parent?.enclosing(type)
    }

    /// The first place below that has a name.
    func descendant(named name: PlaceName) -> Place? {
        if let place = named[name] { return place }
        for case let place? in indexed {
            if let found = place.descendant(named: name) { return found }
        }
        return named.values.lazy.compactMap { $0.descendant(named: name) }.first
    }

    /// The place and all below it.
    var withDescendants: [Place] {
        let below = indexed.compactMap(\.self) + named.values
        return [self] + below.flatMap(\.withDescendants)
    }

    /// Whatever is kept here or around here is to be evaluated again.
    func touch() {
        if lastTouch == clock.frame { return }
        lastTouch = clock.frame
        kept?.isTouched = true
        parent?.touch()
    }

    /// Forgets every place below that the last frame did not visit; in what was kept, nothing has left.
    func sweep() {
        if let kept, kept.frame != clock.frame { return }
        for index in indexed.indices {
            guard let place = indexed[index] else { continue }
            if place.isCurrent {
                place.sweep()
            } else {
                indexed[index] = nil
                place.leave()
            }
        }
        for (name, place) in named {
            if place.isCurrent {
                place.sweep()
            } else {
                named[name] = nil
                place.leave()
            }
        }
    }

    /// Tells everything that is kept here and below that its view is gone, and releases it: what is in a
    /// slot may refer to the place, as the annotations of a chart do.
    func leave() {
        for case let slot as LeavingSlot in slots.values { slot.leave() }
        slots = [:]
        for place in indexed { place?.leave() }
        for place in named.values { place.leave() }
        forgetKept()
    }

    /// Releases what was kept, which refers to the places that it was made at, and drops its observations.
    private func forgetKept() {
        kept?.drop()
        kept = nil
        given = nil
        forgetEnvironments()
    }

    /// Releases the environments that were changed here, and drops what was read for them.
    func forgetEnvironments() {
        for environment in environments { environment.reading?.drop() }
        environments = []
    }

    /// Lets go of all that was kept here and below.
    func forgetAllKept() {
        forgetKept()
        for place in indexed { place?.forgetAllKept() }
        for place in named.values { place.forgetAllKept() }
    }

    private var isCurrent: Bool { lastVisit == clock.frame }

    private struct SlotKey: Hashable {
        var type: ObjectIdentifier
        var index: Int
    }
}

/// Counts the frames, and has what is to be done when the one that is made is complete.
final class FrameClock {
    let request: FrameRequest
    var frame = 0
    /// Counts the times that everything was evaluated again.
    var epoch = 0
    /// Whether a frame is made that neither takes what was kept nor keeps anything.
    var isFromNothing = false
    var effects: [() -> Void] = []
    /// Whether views may be left as they were that the effects are about to change, and whether any was.
    var mayPostpone = false
    var hasPostponed = false
    /// Beats when nothing that was read before is of use any more.
    let pulse = Pulse()
    /// Number of stale observations that are still registered; above 2,000 everything is evaluated again.
    var dropped = 0
    /// The kinds of views that are known to read what can change.
    var readers: Set<Reading.Kind> = []

    init(_ request: FrameRequest = FrameRequest()) {
        self.request = request
    }
}

/// Something kept at a place that has work to do when its view is gone.
class LeavingSlot {
    init() {}

    func leave() {}
}
