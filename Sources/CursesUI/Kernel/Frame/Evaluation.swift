/// Where the evaluation of the view tree stands: the place, the environment and what is found there.
public struct Evaluation {
    /// Where the view that is evaluated stands.
    public let place: Place
    let findings: Findings
    let shared: SharedEnvironment

    init(place: Place, findings: Findings, shared: SharedEnvironment) {
        self.place = place
        self.findings = findings
        self.shared = shared
    }

    /// The values for what is evaluated here; most steps of the way share them.
    public var environment: EnvironmentValues {
        _read { yield shared.values }
    }

    /// Goes on at a child by its position.
    public func at(_ index: Int) -> Evaluation {
        Evaluation(place: place.child(index), findings: findings, shared: shared)
    }

    /// Goes on at a child by its name.
    func at(named name: PlaceName) -> Evaluation {
        Evaluation(place: place.child(named: name), findings: findings, shared: shared)
    }

    /// Goes on with findings of its own.
    func finding(_ findings: Findings) -> Evaluation {
        Evaluation(place: place, findings: findings, shared: shared)
    }

    /// Goes on with a changed environment.
    public func with(_ change: (inout EnvironmentValues) -> Void) -> Evaluation {
        var values = environment
        change(&values)
        return Evaluation(place: place, findings: findings, shared: SharedEnvironment(values))
    }

    /// Goes on in a row or a column; all rows of a column share one environment.
    func inRow(_ isInRow: Bool) -> Evaluation {
        if environment.isInRow == isInRow { return self }
        if let shared = shared.forOtherAxis {
            return Evaluation(place: place, findings: findings, shared: shared)
        }
        let result = with { $0.isInRow = isInRow }
        shared.forOtherAxis = result.shared
        return result
    }

    /// Does something when the frame is complete.
    func afterwards(_ effect: @escaping () -> Void) {
        place.clock.effects.append(effect)
    }

    /// A copy of a view or scene that has found its values at this place.
    @usableFromInline
    func bound<Owner>(_ owner: Owner) -> Owner {
        DynamicProperties.bound(owner, to: place, environment: shared)
    }

    /// The text of a key in the language of the interface.
    public func string(_ key: LocalizedStringKey) -> String {
        environment.string(key)
    }

    /// The look of a style in the theme, laid over the text style that is in force.
    public func style(_ style: some ShapeStyle) -> Style {
        environment.textStyle.overlaid(by: style.style(in: environment.theme))
    }
}
