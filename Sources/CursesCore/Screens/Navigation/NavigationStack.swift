/// A stack of screens with the path in a title bar; Esc goes back.
///
/// All screens of the path are evaluated to keep their state. Only the last one is drawn and has
/// keys; a covered screen runs `onDisappear`, and `onAppear` when it is shown again.
public struct NavigationStack<Data, Root: View>: PrimitiveView {
    // Making an `AnyHashable` searches all conformances of the program for each new type.
    private let path: Binding<[any Hashable]>?
    private let root: Root

    /// Creates a stack that stores its path; links append to it.
    public init(@ViewBuilder root: () -> Root) where Data == [AnyHashable] {
        path = nil
        self.root = root()
    }

    /// Creates a stack for a path stored by the caller.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
        Data.Element: Hashable
    {
        self.path = Binding(
            get: { path.wrappedValue.map { $0 as any Hashable } },
            set: { path.wrappedValue = Data($0.compactMap { $0 as? Data.Element }) }
        )
        self.root = root()
    }

    package init(values: Binding<[any Hashable]>, root: Root) {
        path = values
        self.root = root
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        // The title bar uses the language and the theme of the screens.
        evaluation.findings.add(.environment(evaluation.shared))
        return [RegionNode(evaluation.at(named: "screens"), topScreen)]
    }

    private func topScreen(_ evaluation: Evaluation) -> Node {
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
        let lowest = screens.lastIndex { $0.traits.isRoot } ?? 0
        let entrance = visibility.enterLast(of: evaluation.place.slot { ShownScreen() })
        return ScreenNode(
            evaluation,
            shown(screens.map(\.nodes), evaluation).map {
                EntranceNode($0.place, $0, entrance)
            },
            titles: screens[lowest...].compactMap(\.traits.title).filter { !$0.isEmpty },
            subtitle: screens.last?.traits.subtitle ?? "",
            principal: screens.last?.traits.principal,
            back: lowest < screens.count - 1 ? back : nil
        )
    }

    /// Returns the last screen, which scrolls as a whole if it is too high.
    private func shown(_ screens: [[Node]], _ evaluation: Evaluation) -> [Node] {
        var last = screens.last ?? []
        if last.count > 1 {
            let place = evaluation.at(screens.count).at(named: "rows").place
            last = [StackNode.vertical(place, last, alignment: .top)]
        }
        return last.map { evaluation.overflowing($0, at: screens.count, fillsWidth: true) }
    }

    private func screen(
        _ evaluation: Evaluation,
        _ path: Binding<[any Hashable]>,
        dismiss: @escaping () -> Void = {},
        _ make: (Evaluation) -> [Node]
    ) -> (traits: ScreenTraits, nodes: [Node]) {
        let memory = evaluation.place.slot { ScreenMemory() }
        (memory.path, memory.dismiss) = (path, dismiss)
        let findings = Findings()
        let nodes = make(
            evaluation.finding(findings).keeping(by: memory) {
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

    private func ownPath(_ evaluation: Evaluation) -> Binding<[any Hashable]> {
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

extension [any Hashable] {
    /// Keeps a number of screens over the root.
    fileprivate mutating func cut(to count: Int) {
        if self.count > count { removeLast(self.count - count) }
    }
}

/// Hides all screens of a path but the last.
private final class ScreenVisibility {
    var places: [Place] = []
    private var entrance: FocusEntrance?

    /// Enters the last screen: a pushed one has its first control focused, a popped one that which
    /// had the focus before.
    func enterLast(of shown: ShownScreen) -> FocusEntrance {
        let last = places[places.count - 1]
        // A grid may have its own entrance at the same place.
        let entrance = last.slot(1) { FocusEntrance() }
        if shown.place != ObjectIdentifier(last) {
            entrance.isNew = shown.place != nil
            shown.place = ObjectIdentifier(last)
        }
        self.entrance = entrance
        return entrance
    }

    func apply() {
        entrance?.isNew = false
        for (index, place) in places.enumerated() { place.setHidden(index < places.count - 1) }
    }
}

/// The place of the screen that was shown in the frame before.
private final class ShownScreen {
    var place: ObjectIdentifier?
}

private final class PathSlot {
    var path: [any Hashable] = []
}

/// A screen that is shown while a value of the screen below is set.
package struct PushedScreen {
    let name: any Hashable
    package let make: (Evaluation) -> [Node]
    let dismiss: () -> Void

    package init(
        name: any Hashable,
        make: @escaping (Evaluation) -> [Node],
        dismiss: @escaping () -> Void
    ) {
        self.name = name
        self.make = make
        self.dismiss = dismiss
    }
}

extension EnvironmentValues {
    /// Opens a screen over this one.
    @Entry package var push: ((PushedScreen) -> Void)?
}
