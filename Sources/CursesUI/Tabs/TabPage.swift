/// An evaluated tab; its titles, keys and effects are held back until the tab is first shown.
struct TabPage {
    let node: Node
    let title: String
    let tag: AnyHashable?
    let place: Place
    let memory: TabPageMemory
    private let findings = Findings()
    private let effects: [() -> Void]

    init(_ part: ViewPart, number: Int) {
        place = part.evaluation.place
        memory = place.slot { TabPageMemory() }
        let clock = place.clock
        let outer = clock.effects
        clock.effects = []
        // Effects of an unseen tab are dropped: cache its bodies alone, so each frame finds them.
        let content = clock.keepingBodies(if: !memory.isKnown) { [findings] in
            part.view.node(part.evaluation.finding(findings))
        }
        node = EntranceNode(place, content, memory.entrance)
        effects = clock.effects
        clock.effects = outer
        tag = content.tag
        let badge = content.tabBadge
        badge?.isShownElsewhere = true
        let name = content.tabTitle ?? "\(number)"
        title = badge.map { "\(name) (\($0.badge))" } ?? name
    }

    /// Hands the tab's findings and effects over to the window once it has been shown.
    func commit(to evaluation: Evaluation, isShown: Bool) {
        if isShown { memory.isKnown = true }
        guard memory.isKnown else { return }
        evaluation.findings.add(isShown ? .inner(findings) : .apart(findings))
        for effect in effects { evaluation.afterwards(effect) }
    }
}
