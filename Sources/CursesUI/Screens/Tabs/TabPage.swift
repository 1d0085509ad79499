/// One of some tabs, evaluated by itself: what it asks of the window waits until it is shown first.
struct TabPage {
    let node: Node
    let title: String
    let tag: AnyHashable?
    let place: Place
    let memory: TabPageMemory
    private let traits: ScreenTraits
    private let effects: [() -> Void]
    private let layers: [Layer]
    private let leave: (() -> Void)?

    init(_ part: ViewPart, number: Int) {
        place = part.evaluation.place
        memory = place.slot { TabPageMemory() }
        let draft = part.evaluation.draft
        let outer = (draft.screen, draft.effects, draft.layers, draft.leave)
        traits = ScreenTraits()
        (draft.screen, draft.effects, draft.layers, draft.leave) = (traits, [], [], nil)
        node = part.view.node(part.evaluation)
        (effects, layers, leave) = (draft.effects, draft.layers, draft.leave)
        (draft.screen, draft.effects, draft.layers, draft.leave) = outer
        tag = node.tag
        let badge = node.tabBadge
        badge?.isShownElsewhere = true
        let name = node.tabTitle ?? "\(number)"
        title = badge.map { "\(name) (\($0.badge))" } ?? name
    }

    /// Hands over what the tab asks of the window.
    func commit(to draft: FrameDraft, isShown: Bool) {
        if isShown {
            memory.isKnown = true
            draft.traits?.take(traits)
        }
        guard memory.isKnown else { return }
        draft.effects += effects
        draft.layers += layers
        draft.leave = leave ?? draft.leave
    }
}

extension ScreenTraits {
    /// Takes over what a part of the screen has told.
    fileprivate func take(_ other: ScreenTraits) {
        title = other.title ?? title
        subtitle = other.subtitle ?? subtitle
        destinations += other.destinations
        pushed = other.pushed ?? pushed
    }
}
