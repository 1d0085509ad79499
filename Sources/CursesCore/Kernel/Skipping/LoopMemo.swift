/// The views of a loop. All are made again when the loop has changed, and one when something that
/// it read has changed.
final class LoopMemo: LeavingSlot {
    private var key: KeptValue?
    private var views: KeptValue?
    private var readings: [Int: Reading] = [:]

    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    func views<Key, Content>(
        by newKey: Key,
        count: Int,
        at place: Place,
        _ make: (Int) -> Content
    ) -> [Content] {
        func view(_ index: Int) -> Content {
            readings[index]?.drop()
            let (view, reading) = ObservationScope.apart {
                Reading.of(Key.self, at: place) { make(index) }
            }
            readings[index] = reading
            return view
        }
        if key?.isSame(as: newKey) == true, var known = views?.value(of: [Content].self) {
            let stale = readings.isEmpty ? [] : readings.filter(\.value.isStale).map(\.key)
            if stale.isEmpty { return known }
            for index in stale { known[index] = view(index) }
            views = KeptValue(known)
            return known
        }
        leave()
        readings = [:]
        let made = (0..<count).map(view)
        (key, views) = (KeptValue(newKey), KeptValue(made))
        return made
    }

    override func leave() {
        for reading in readings.values { reading.drop() }
    }
}

extension ForEach {
    /// The parameters from which the views are made.
    var maker: LoopMaker<Data, (Data.Element) -> Content> {
        LoopMaker(data: data, make: content)
    }

    func element(_ index: Int) -> Data.Element {
        data[data.index(data.startIndex, offsetBy: index)]
    }
}

extension ForEach where Content: View {
    /// The views of the elements.
    func views(_ evaluation: Evaluation) -> [Content] {
        let place = evaluation.place
        if place.clock.mode == .nothing { return data.map(content) }
        return place.slot { LoopMemo() }
            .views(by: maker, count: data.count, at: place) { content(element($0)) }
    }
}

/// The parameters from which rows or views of a loop are made.
struct LoopMaker<Data, Make> {
    let data: Data
    let make: Make
}
