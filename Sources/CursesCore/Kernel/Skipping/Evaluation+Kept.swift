extension Evaluation {
    /// Returns the nodes of an owner's content, kept while they would be the same.
    ///
    /// Rows are kept as a whole: many small views are slower to track than to evaluate.
    @usableFromInline
    func kept<Owner, Content>(
        _ owner: Owner,
        asWhole isWhole: Bool = false,
        content make: (Evaluation, Owner) -> Content,
        nodes evaluate: (Content, Evaluation) -> [Node]
    ) -> [Node] {
        let clock = place.clock
        if clock.isFromNothing { return evaluate(make(self, owner), self) }
        let before = place.kept
        let isSame = before?.isOf(owner, self) ?? false
        if isSame, let before, before.isFree(in: clock) {
            before.lastUse = clock.frame
            findings.add(.inner(before.findings))
            return before.nodes
        }
        return ObservationScope.apart {
            keep(owner, isSame ? before : nil, before, asWhole: isWhole, make, evaluate)
        }
    }

    // One function for all views: specialized copies took 1.3 % of the program.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    private func keep<Owner, Content>(
        _ owner: Owner,
        _ same: Kept?,
        _ before: Kept?,
        asWhole isWhole: Bool,
        _ make: (Evaluation, Owner) -> Content,
        _ evaluate: (Content, Evaluation) -> [Node]
    ) -> [Node] {
        let clock = place.clock
        // A view may be evaluated twice in a frame; keep both observations.
        let isUsed = before?.lastUse == clock.frame
        let inner = Findings()
        let content: Content
        var ofContent: Reading?
        if let same, same.readings.content?.isStale != true,
            let known = same.content.value(of: Content.self)
        {
            content = known
            ofContent = same.readings.content
        } else {
            if !isUsed { before?.readings.content?.drop() }
            (content, ofContent) = Reading.of(Owner.self, at: place) { make(self, owner) }
        }
        if !isUsed { before?.dropNodes() }
        clock.isFromNothing = isWhole
        defer { clock.isFromNothing = false }
        let (nodes, ofNodes) = Reading.of(Owner.self, at: place, isOfNodes: true) {
            evaluate(content, Evaluation(place: place, findings: inner, shared: shared))
        }
        findings.add(.inner(inner))
        place.kept = Kept(
            same?.owner ?? KeptValue(owner),
            KeptValue(content),
            shared,
            nodes,
            inner,
            (ofContent, ofNodes),
            isUsed ? before : nil,
            clock
        )
        return nodes
    }
}
