extension Evaluation {
    /// The nodes of an owner's content: those that were kept, as long as they would be the same.
    ///
    /// A row is kept as a whole: many small views would take longer to watch than to evaluate.
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
        // What is evaluated twice for one frame has to hear of changes for both.
        let isUsed = before?.lastUse == clock.frame
        var twin: Kept?
        let inner = Findings()
        let content: Content
        let contentReading: Reading
        if isSame, let before, !before.readings.content.isStale,
            let known = before.content.value(of: Content.self)
        {
            content = known
            contentReading = before.readings.content
        } else {
            if !isUsed { before?.readings.content.drop() }
            contentReading = Reading(place)
            content = contentReading.follow { make(self, owner) }
        }
        if isUsed { twin = before } else { before?.dropNodes() }
        let reading = Reading(place)
        clock.isFromNothing = isWhole
        defer { clock.isFromNothing = false }
        let nodes = reading.follow {
            evaluate(content, Evaluation(place: place, findings: inner, shared: shared))
        }
        findings.add(.inner(inner))
        place.kept = Kept(
            isSame ? before?.owner ?? KeptValue(owner) : KeptValue(owner),
            KeptValue(content),
            shared,
            nodes,
            inner,
            (contentReading, reading),
            twin,
            clock
        )
        return nodes
    }
}
