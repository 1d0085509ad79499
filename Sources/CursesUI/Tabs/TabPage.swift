/// One of some tabs, evaluated by itself: what it asks of the window waits until it is shown first.
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
        // What waits to be done is found again in each frame, until the tab is shown.
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

    /// Hands over what the tab asks of the window.
    func commit(to evaluation: Evaluation, isShown: Bool) {
        if isShown { memory.isKnown = true }
        guard memory.isKnown else { return }
        evaluation.findings.add(isShown ? .inner(findings) : .apart(findings))
        for effect in effects { evaluation.afterwards(effect) }
    }
}
