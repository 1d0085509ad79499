/// Where the evaluation of the view tree stands: the place, the environment and the frame in the making.
public struct Evaluation {
    /// Where the view that is evaluated stands.
    public let place: Place
    let draft: FrameDraft
    let shared: SharedEnvironment

    init(place: Place, environment: EnvironmentValues, draft: FrameDraft) {
        self.init(place: place, draft: draft, shared: SharedEnvironment(environment))
    }

    private init(place: Place, draft: FrameDraft, shared: SharedEnvironment) {
        self.place = place
        self.draft = draft
        self.shared = shared
    }

    /// The values for what is evaluated here; most steps of the way share them.
    public var environment: EnvironmentValues {
        _read { yield shared.values }
    }

    /// Goes on at a child by its position.
    public func at(_ index: Int) -> Evaluation {
        Evaluation(place: place.child(index), draft: draft, shared: shared)
    }

    /// Goes on at a child by its name.
    func at(named name: PlaceName) -> Evaluation {
        Evaluation(place: place.child(named: name), draft: draft, shared: shared)
    }

    /// Goes on with a changed environment.
    public func with(_ change: (inout EnvironmentValues) -> Void) -> Evaluation {
        var values = environment
        change(&values)
        return Evaluation(place: place, environment: values, draft: draft)
    }

    /// Goes on in a row or a column; all rows of a column share one environment.
    func inRow(_ isInRow: Bool) -> Evaluation {
        if environment.isInRow == isInRow { return self }
        if let shared = shared.forOtherAxis {
            return Evaluation(place: place, draft: draft, shared: shared)
        }
        let result = with { $0.isInRow = isInRow }
        shared.forOtherAxis = result.shared
        return result
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
