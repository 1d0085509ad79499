/// A part of the tree that is evaluated again without the views around it.
///
/// A change inside invalidates the views from its place up to the region, and no further.
final class Region {
    /// The last frame that has evaluated the region.
    private(set) var frame = -1
    private let evaluation: Evaluation
    private let make: (Evaluation) -> Void

    fileprivate init(_ evaluation: Evaluation, _ make: @escaping (Evaluation) -> Void) {
        self.evaluation = evaluation
        self.make = make
    }

    nonisolated deinit {}

    var place: Place { evaluation.place }

    func update() {
        frame = place.clock.frame
        evaluation.findings.clear()
        evaluation.watched(make)
    }
}

extension Evaluation {
    /// Evaluates a region with its own findings.
    func region(_ make: @escaping (Evaluation) -> Void) {
        let inner = Findings()
        findings.add(.apart(inner))
        let mode = place.clock.mode
        guard mode == .keeping else {
            if mode != .nothing { place.region = nil }
            return make(finding(inner))
        }
        let region = Region(finding(inner), make)
        place.region = region
        region.update()
    }
}

extension FrameClock {
    /// Marks a region for an update, after those around it.
    func invalidate(_ region: Region) {
        let depth = region.place.depth
        let index = invalidRegions.firstIndex { $0.place.depth > depth }
        invalidRegions.insert(region, at: index ?? invalidRegions.endIndex)
    }

    /// Updates the invalid regions, the outermost first. If the views around one are still to be
    /// evaluated in this frame, as in lazy content, they are invalidated instead.
    func updateRegions() {
        let invalid = invalidRegions
        invalidRegions = []
        for region in invalid where region.place.region === region && region.frame != frame {
            if hasPostponed {
                request.touch(region.place)
            } else if region.place.isCurrent {
                region.update()
                updatedRegions.append(region)
            } else {
                region.place.touchAround()
            }
        }
    }

    /// Removes the places that the updates of regions have not visited.
    func sweepRegions() {
        for region in updatedRegions { region.place.sweep() }
        updatedRegions = []
    }
}

/// A node whose content is replaced when its region is evaluated again.
final class RegionNode: Node {
    /// Makes the node of a region with its content.
    init(_ evaluation: Evaluation, _ make: @escaping (Evaluation) -> Node) {
        super.init(evaluation.place)
        evaluation.region { [self] in replaceChildren([make($0)]) }
    }
}
