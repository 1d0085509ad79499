/// Cached result at a place, made again when its key or an observed value has changed.
final class Memo: LeavingSlot {
    private var key: KeptValue?
    private var result: KeptValue?
    private var reading: ObservedReads?

    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    func result<Key, Result>(for newKey: Key, at place: Place, _ make: () -> Result) -> Result {
        if let result, reading?.isStale != true, key?.isSame(as: newKey) == true,
            result.has(Result.self)
        {
            return result.value(as: Result.self)
        }
        reading?.drop()
        let (made, reading) = ObservedReads.keeping(Key.self, at: place) {
            KeptValue.copy(of: make())
        }
        (key, result, self.reading) = (KeptValue.copy(of: newKey), made, reading)
        return made.value(as: Result.self)
    }

    /// Observes the reads of nodes that are made again each time, in place of those made before.
    func observe(_ reader: Any.Type, at place: Place, _ read: () -> Void) {
        reading?.drop()
        reading = ObservationScope.apart {
            ObservedReads.of(reader, at: place, isOfNodes: true, read)
        }
    }

    override func leave() {
        reading?.drop()
    }
}

extension Evaluation {
    /// Returns the cached result of a closure, which is called again when the key (mostly the
    /// closure itself) or an observed value has changed.
    ///
    /// Pass the closure unconverted: a concrete one as a field of the key's type, since a generic
    /// parameter would wrap it in a new one each time.
    package func memo<Key, Result>(by key: Key, _ make: () -> Result) -> Result {
        if place.clock.mode == .nothing { return make() }
        return place.slot { Memo() }.result(for: key, at: place, make)
    }

    /// Returns the view of a closure stored by its owner.
    package func view<Content: View>(of make: @escaping () -> Content) -> any View {
        memo(by: make) { make() as any View }
    }

    /// Returns the view of a closure for a value.
    package func view<Value, Content: View>(
        for value: Value,
        of make: @escaping (Value) -> Content
    ) -> any View { memo(by: (make, value)) { make(value) as any View } }
}

extension Evaluation {
    /// Returns the same object while the value at this place is the same.
    ///
    /// Results derived from a part of the value, such as rows, then need not compare that part.
    func token<Value>(of value: Value) -> AnyObject { memo(by: value) { Token() } }
}

/// Object without content, compared by identity.
private final class Token {}

/// Key of a kept row: its index, the list's value and other inputs.
struct KeptRow {
    let token: AnyObject
    let index: Int
    var layout: AnyObject?
}

/// Cached views of a loop: all are made again when the loop has changed, and one when an observed
/// value that it read has changed.
final class LoopMemo: LeavingSlot {
    private var key: KeptValue?
    private var views: [KeptValue] = []
    private var readings: [Int: ObservedReads] = [:]

    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    fileprivate func update<Key>(
        by newKey: Key,
        count: Int,
        at place: Place,
        _ make: (Int) -> KeptValue
    ) {
        func update(_ index: Int) {
            readings[index]?.drop()
            (views[index], readings[index]) = ObservedReads.keeping(Key.self, at: place) {
                make(index)
            }
        }
        if let key, key.isSame(as: newKey) {
            if readings.isEmpty { return }
            return readings.filter(\.value.isStale).keys.forEach(update)
        }
        leave()
        readings = [:]
        let key = KeptValue.copy(of: newKey)
        self.key = key
        views = Array(repeating: key, count: count)
        (0..<count).forEach(update)
    }

    fileprivate func view<Content>(_ index: Int, as type: Content.Type) -> Content {
        views[index].value(as: type)
    }

    override func leave() {
        for reading in readings.values { reading.drop() }
    }
}

extension ForEach {
    /// The inputs from which the views are made.
    var maker: LoopMaker<Data, (Data.Element) -> Content> {
        LoopMaker(data: data, make: content)
    }

    func element(_ index: Int) -> Data.Element {
        data[data.index(data.startIndex, offsetBy: index)]
    }
}

extension ForEach where Content: View {
    /// Calls a body for the view of each element, with an evaluation at its place.
    func forEachView(_ evaluation: Evaluation, _ body: (Content, Evaluation) -> Void) {
        let place = evaluation.place
        let isKept = place.clock.mode != .nothing
        let memo = place.slot { LoopMemo() }
        if isKept {
            memo.update(by: maker, count: data.count, at: place) {
                KeptValue.copy(of: content(element($0)))
            }
        }
        var index = 0
        forEachElement { element in
            let view = isKept ? memo.view(index, as: Content.self) : content(element)
            body(view, evaluation.at(named: PlaceName(id(element))))
            index += 1
        }
    }
}

/// Inputs from which the rows or views of a loop are made.
struct LoopMaker<Data, Make> {
    let data: Data
    let make: Make
}
