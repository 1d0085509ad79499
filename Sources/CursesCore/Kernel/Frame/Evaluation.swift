/// State of the evaluation of the view tree: place, environment and findings.
public struct Evaluation {
    /// The place of the view being evaluated.
    public let place: Place
    package let findings: Findings
    package let shared: SharedEnvironment

    package init(place: Place, findings: Findings, shared: SharedEnvironment) {
        self.place = place
        self.findings = findings
        self.shared = shared
    }

    /// The environment at this place, shared by most steps.
    public var environment: EnvironmentValues {
        _read { yield shared.values }
    }

    /// Continues at a child by its position.
    public func at(_ index: Int) -> Evaluation {
        Evaluation(place: place.child(index), findings: findings, shared: shared)
    }

    /// Continues at a child by its name.
    package func at(named name: PlaceName) -> Evaluation {
        Evaluation(place: place.child(named: name), findings: findings, shared: shared)
    }

    /// Continues with separate findings.
    package func finding(_ findings: Findings) -> Evaluation {
        Evaluation(place: place, findings: findings, shared: shared)
    }

    /// Continues with a changed environment.
    public func with(_ change: (inout EnvironmentValues) -> Void) -> Evaluation {
        var values = environment
        change(&values)
        return Evaluation(place: place, findings: findings, shared: SharedEnvironment(values))
    }

    /// Continues in a row or a column; all rows of a column share one environment.
    func inRow(_ isInRow: Bool) -> Evaluation {
        if environment.isInRow == isInRow { return self }
        if let shared = shared.forOtherAxis {
            return Evaluation(place: place, findings: findings, shared: shared)
        }
        let result = with { $0.isInRow = isInRow }
        shared.forOtherAxis = result.shared
        return result
    }

    /// Runs an effect after commit.
    package func afterwards(_ effect: @escaping () -> Void) {
        place.clock.effects.append(effect)
    }

    /// Returns a copy of a view or scene with the values of this place.
    @usableFromInline
    func bound<Owner>(_ owner: Owner) -> Owner {
        DynamicProperties.bound(owner, to: place, environment: shared)
    }

    /// Returns the text of a key in the language of the interface.
    public func string(_ key: LocalizedStringKey) -> String {
        environment.string(key)
    }

    /// Returns a style in the theme, over the present text style.
    public func style(_ style: some ShapeStyle) -> Style {
        environment.textStyle.overlaid(by: style.style(in: environment.theme))
    }
}
