/// Cached views of a loop: all are made again when the loop has changed, and one when an observed
/// value that it read has changed.
final class LoopMemo: LeavingSlot {
    private var key: KeptValue?
    private var views: [KeptValue] = []
    private var readings: [Int: Reading] = [:]

    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    fileprivate func update<Key>(
        by newKey: Key,
        count: Int,
        at place: Place,
        _ make: (Int) -> KeptValue
    ) {
        func update(_ index: Int) {
            readings[index]?.drop()
            (views[index], readings[index]) = Reading.keeping(Key.self, at: place) { make(index) }
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
