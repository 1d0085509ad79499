/// Screens on top of one another, with the way back in a title bar; Esc goes back.
///
/// Every screen of the path stays evaluated, so that it keeps its state. Only the last is drawn and
/// takes keys; the views of the others have disappeared, and appear again on the way back.
public struct NavigationStack<Data, Root: View>: PrimitiveView {
    private let path: Binding<[AnyHashable]>?
    private let root: Root

    /// Keeps the path itself; links push on it.
    public init(@ViewBuilder root: () -> Root) where Data == [AnyHashable] {
        path = nil
        self.root = root()
    }

    /// Shows the screens of a path that somebody else keeps.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
        Data.Element: Hashable
    {
        self.path = Binding(
            get: { path.wrappedValue.map { AnyHashable($0) } },
            set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }
        )
        self.root = root()
    }

    /// Shows the screens of a path of values of several kinds.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
    where Data == NavigationPath {
        self.path = path.values
        self.root = root()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        // What stands around the screens speaks and looks as they do.
        evaluation.findings.add(.environment(evaluation.shared))
        let path = self.path ?? ownPath(evaluation)
        let values = path.wrappedValue
        let visibility = ScreenVisibility()
        evaluation.afterwards(visibility.apply)
        visibility.places = [evaluation.at(0).place]
        var screens = [screen(evaluation.at(0), path) { root.nodes($0) }]
        var count = 0
        var back: (() -> Void)?
        while true {
            let depth = count
            let pushed = screens[screens.count - 1].traits.pushed(over: values.count, at: depth)
            if pushed == nil { count += 1 }
            guard count <= values.count else { break }
            let destinations = screens.flatMap(\.traits.destinations)
            let value = pushed?.name ?? values[depth]
            let dismiss = {
                pushed?.dismiss()
                path.wrappedValue.cut(to: depth)
            }
            let inner = evaluation.at(screens.count).at(named: PlaceName(value))
            visibility.places.append(inner.place)
            let next = screen(inner, path, dismiss: dismiss) { inner in
                pushed?.make(inner) ?? destinations.nodes(for: value, inner)
            }
            screens.append(next)
            back = dismiss
        }
        return [
            ScreenNode(
                evaluation.place,
                shown(screens.map(\.nodes), evaluation),
                titles: screens.compactMap(\.traits.title),
                subtitle: screens.last?.traits.subtitle ?? "",
                principal: screens.last?.traits.principal,
                environment: evaluation.environment,
                back: back
            )
        ]
    }

    /// The last of the screens, which scrolls as a whole where it is higher than its room.
    private func shown(_ screens: [[Node]], _ evaluation: Evaluation) -> [Node] {
        var last = screens.last ?? []
        if last.count > 1 {
            let place = evaluation.at(screens.count).at(named: "rows").place
            last = [
                StackNode(place, last, axis: .vertical, spacing: 0, alignment: .top)
            ]
        }
        return last.map { evaluation.overflowing($0, at: screens.count, fillsWidth: true) }
    }

    private func screen(
        _ evaluation: Evaluation,
        _ path: Binding<[AnyHashable]>,
        dismiss: @escaping () -> Void = {},
        _ make: (Evaluation) -> [Node]
    ) -> (traits: ScreenTraits, nodes: [Node]) {
        let memory = evaluation.place.slot { ScreenMemory() }
        (memory.path, memory.dismiss) = (path, dismiss)
        let findings = Findings()
        let nodes = make(
            evaluation.finding(findings).keeping(for: memory) {
                $0.navigate = { memory.path?.wrappedValue.append($0) }
                $0.push = { [request = $0.frameRequest] screen in
                    memory.link = screen
                    request.fire()
                }
                $0.dismiss = DismissAction { memory.dismiss() }
            }
        )
        evaluation.findings.add(.apart(findings))
        let traits = ScreenTraits(memory)
        findings.tell(traits)
        return (traits, nodes)
    }

    private func ownPath(_ evaluation: Evaluation) -> Binding<[AnyHashable]> {
        let request = evaluation.environment.frameRequest
        let slot = evaluation.place.slot { PathSlot() }
        return Binding(
            get: { slot.path },
            set: {
                slot.path = $0
                request.fire()
            }
        )
    }
}

extension [AnyHashable] {
    /// Goes back to a number of screens over the root.
    fileprivate mutating func cut(to count: Int) {
        if self.count > count { removeLast(self.count - count) }
    }
}

/// The screens of a path, of which all but the last are hidden.
private final class ScreenVisibility {
    var places: [Place] = []

    func apply() {
        for (index, place) in places.enumerated() { place.setHidden(index < places.count - 1) }
    }
}

private final class PathSlot {
    var path: [AnyHashable] = []
}
