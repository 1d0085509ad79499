/// The screen that a kind of value leads to.
package struct NavigationDestination {
    let make: (AnyHashable, Evaluation) -> [Node]?
}

extension [NavigationDestination] {
    /// The screen that a value leads to, made once.
    package func nodes(for value: AnyHashable, _ evaluation: Evaluation) -> [Node] {
        for destination in self {
            if let nodes = destination.make(value, evaluation) { return nodes }
        }
        return []
    }
}

extension View {
    /// Names the screen that a kind of value in the path leads to.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> ModifiedView {
        attached { evaluation in
            let destination = NavigationDestination { value, evaluation in
                (value.base as? D).map {
                    evaluation.view(for: $0, of: destination).nodes(evaluation)
                }
            }
            evaluation.tellScreen { $0.destinations.append(destination) }
        }
    }

    /// Names the screen in the title bar.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> ModifiedView {
        navigationTitle(Text(titleKey))
    }

    /// Names the screen in the title bar with any text.
    @_disfavoredOverload
    public func navigationTitle(_ title: some TitleText) -> ModifiedView {
        attached { evaluation in
            let title = title.titleText.resolve(evaluation.environment)
            evaluation.tellScreen { $0.title = title }
        }
    }

    /// Names the screen in the title bar, which in SwiftUI the person can change.
    public func navigationTitle(_ title: Binding<String>) -> ModifiedView {
        navigationTitle(title.wrappedValue)
    }

    /// Adds something at the right of the title bar.
    public func navigationSubtitle(_ subtitle: Text) -> ModifiedView {
        attached { evaluation in
            let subtitle = subtitle.resolve(evaluation.environment)
            evaluation.tellScreen { $0.subtitle = subtitle }
        }
    }

    /// Adds the translation of a key at the right of the title bar.
    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> ModifiedView {
        navigationSubtitle(Text(subtitleKey))
    }
}
