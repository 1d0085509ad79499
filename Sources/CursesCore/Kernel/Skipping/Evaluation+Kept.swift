extension Evaluation {
    /// Returns the nodes of an owner's content, kept while they would be the same.
    ///
    /// The content is made again when the owner, an environment value of its wrappers or other
    /// state that it read has changed. Nodes also depend on the whole environment.
    @usableFromInline
    func kept<Owner, Reader, Content>(
        _ owner: Owner,
        reading reader: Reader,
        asWhole isWhole: Bool = false,
        content make: (Evaluation, Owner) -> Content,
        nodes evaluate: (Content, Evaluation) -> [Node]
    ) -> [Node] {
        let clock = place.clock
        if clock.mode == .nothing { return evaluate(make(self, owner), self) }
        if clock.mode == .keeping, let kept = place.kept, let known = kept.nodes,
            known.isFree(in: self), kept.reading?.isStale != true, kept.owner.isSame(as: owner)
        {
            known.lastUse = clock.frame
            findings.add(.inner(known.findings))
            return known.nodes
        }
        let content = content(of: owner, reading: reader, make)
        if clock.mode != .keeping { return evaluate(content, self) }
        return ObservationScope.apart {
            keep(content, of: Owner.self, asWhole: isWhole, evaluate)
        }
    }

    /// Returns an owner's content, made again only when one of its inputs has changed.
    @usableFromInline
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    func content<Owner, Reader, Content>(
        of owner: Owner,
        reading reader: Reader,
        _ make: (Evaluation, Owner) -> Content
    ) -> Content {
        let frame = place.clock.frame
        if place.clock.mode == .nothing { return make(self, owner) }
        let before = place.kept
        // A view may be evaluated twice in a frame; keep both observations.
        let isUsed = before?.frame == frame
        if let before, before.reading?.isStale != true, before.owner.isSame(as: owner),
            DynamicProperties.areSame(reader, in: before.environment, and: shared),
            before.content.has(Content.self)
        {
            before.environment = shared
            before.frame = frame
            return before.content.value(as: Content.self)
        }
        if !isUsed { before?.drop() }
        let (content, reading) = Reading.keeping(Owner.self, at: place) {
            KeptValue.copy(of: make(self, owner))
        }
        place.kept = Kept(
            KeptValue.copy(of: owner),
            content,
            shared,
            reading,
            isUsed ? before : nil,
            frame: frame
        )
        return content.value(as: Content.self)
    }

    // One function for all views: specialized copies took 1.3 % of the program.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    private func keep<Content>(
        _ content: Content,
        of owner: Any.Type,
        asWhole isWhole: Bool,
        _ evaluate: (Content, Evaluation) -> [Node]
    ) -> [Node] {
        let clock = place.clock
        let before = place.kept?.nodes
        let isUsed = before?.lastUse == clock.frame
        if !isUsed { before?.drop() }
        let inner = Findings()
        var nodes: [Node] = []
        let reading = Reading.of(owner, at: place, isOfNodes: true) {
            clock.keepingBodies(if: isWhole) { nodes = evaluate(content, finding(inner)) }
        }
        findings.add(.inner(inner))
        place.kept?.nodes = KeptNodes(
            nodes,
            inner,
            shared,
            reading,
            isUsed ? before : nil,
            clock
        )
        return nodes
    }
}
