/// Where the evaluation of the view tree stands: the place, the environment and the frame in the making.
public struct Evaluation {
    let place: Place
    var environment: EnvironmentValues
    let draft: FrameDraft

    /// Goes on at a child by its position.
    @usableFromInline
    func at(_ index: Int) -> Evaluation {
        Evaluation(place: place.child(index), environment: environment, draft: draft)
    }

    /// Goes on at a child by its name.
    func at(named name: AnyHashable) -> Evaluation {
        Evaluation(place: place.child(named: name), environment: environment, draft: draft)
    }

    /// Goes on with a changed environment.
    func with(_ change: (inout EnvironmentValues) -> Void) -> Evaluation {
        var result = self
        change(&result.environment)
        return result
    }

    /// A copy of a view or scene that has found its values at this place.
    @usableFromInline
    func bound<Owner>(_ owner: Owner) -> Owner {
        DynamicProperties.bound(owner, to: place, environment: environment)
    }

    /// The text of a key in the language of the interface.
    func string(_ key: LocalizedStringKey) -> String {
        environment.string(key)
    }

    /// The look of a style in the theme, laid over the text style that is in force.
    func style(_ style: some ShapeStyle) -> Style {
        environment.textStyle.overlaid(by: style.style(in: environment.theme))
    }
}
