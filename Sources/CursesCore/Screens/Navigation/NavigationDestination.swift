extension EnvironmentValues {
    /// Opens the screen of a value.
    @Entry package var navigate: ((any Hashable) -> Void)?
}

/// The screen that values of a type lead to.
package struct NavigationDestination {
    let make: (any Hashable, Evaluation) -> [Node]?
}

extension [NavigationDestination] {
    /// Returns the nodes of the screen for a value; empty without a destination.
    package func nodes(for value: any Hashable, _ evaluation: Evaluation) -> [Node] {
        firstValue { $0.make(value, evaluation) } ?? []
    }
}

extension View {
    /// Sets the screen for values of a type in the path.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> ModifiedView {
        attached { evaluation in
            let destination = NavigationDestination { value, evaluation in
                (value as? D).map {
                    evaluation.view(for: $0, of: destination).nodes(evaluation)
                }
            }
            evaluation.tellScreen { $0.destinations.append(destination) }
        }
    }

    /// Sets the title of the screen.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> ModifiedView {
        navigationTitle(Text(titleKey))
    }

    /// Sets the title of the screen from a string or text.
    @_disfavoredOverload
    public func navigationTitle(_ title: some TitleText) -> ModifiedView {
        attached { evaluation in
            let title = title.titleText.resolve(evaluation.environment)
            evaluation.tellScreen { $0.title = title }
        }
    }

    /// Sets the subtitle, at the right of the title bar.
    public func navigationSubtitle(_ subtitle: Text) -> ModifiedView {
        attached { evaluation in
            let subtitle = subtitle.resolve(evaluation.environment)
            evaluation.tellScreen { $0.subtitle = subtitle }
        }
    }

    /// When true, hides the screens below and the way back to them.
    package func actingAsRoot(_ isRoot: Bool) -> ModifiedView {
        attached { $0.tellScreen { $0.isRoot = isRoot } }
    }

    /// Sets a localized subtitle, at the right of the title bar.
    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> ModifiedView {
        navigationSubtitle(Text(subtitleKey))
    }
}
