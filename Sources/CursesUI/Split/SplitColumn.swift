/// An evaluated column of a split view.
struct SplitColumn {
    let node: Node
    let traits: ScreenTraits

    init(
        _ view: any View,
        number: Int,
        isLast: Bool,
        after previous: SplitColumn?,
        memory: SplitMemory,
        _ evaluation: Evaluation
    ) {
        let traits = ScreenTraits()
        self.traits = traits
        let linked = LinkedColumn(
            content: view,
            link: memory.links[number],
            pushed: memory.pushed[number],
            destinations: previous?.traits.destinations ?? []
        )
        if isLast {
            let stack = NavigationStack { linked }
            node = EntranceNode(
                evaluation.place,
                stack.node(evaluation.at(0)),
                memory.entrances[number]
            )
            return
        }
        let findings = Findings()
        let nodes = linked.nodes(
            evaluation.at(0).finding(findings).with {
                let request = $0.frameRequest
                $0.navigate = { memory.open(AnyHashable($0), nil, after: number, request) }
                $0.push = { memory.open(nil, $0, after: number, request) }
            }
        )
        findings.tell(traits)
        evaluation.findings.add(.apart(findings))
        let screen = ScreenNode(
            evaluation.place,
            nodes,
            titles: traits.title.map { [$0] } ?? [],
            subtitle: traits.subtitle ?? "",
            principal: traits.principal,
            environment: evaluation.environment,
            back: nil
        )
        node = EntranceNode(evaluation.place, screen, memory.entrances[number])
    }
}

extension SplitMemory {
    /// Shows the screen of a link in the next column.
    fileprivate func open(
        _ link: AnyHashable?,
        _ screen: PushedScreen?,
        after number: Int,
        _ request: FrameRequest
    ) {
        (links[number + 1], pushed[number + 1]) = (link, screen)
        show(number + 1)
        request.fire()
    }
}

/// The content of a column, or the screen that a link of the previous one opened.
private struct LinkedColumn: PrimitiveView {
    let content: any View
    let link: AnyHashable?
    let pushed: PushedScreen?
    let destinations: [NavigationDestination]

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        if let pushed { return pushed.make(evaluation.at(1)) }
        if let link {
            let nodes = destinations.nodes(for: link, evaluation.at(2).at(named: PlaceName(link)))
            if !nodes.isEmpty { return nodes }
        }
        return content.nodes(evaluation.at(0))
    }
}
