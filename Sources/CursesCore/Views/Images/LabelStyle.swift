/// A look for labels that is a view made of the title and the icon.
@MainActor
public protocol LabelStyle {
    associatedtype Body: View
    /// What the look is made of.
    typealias Configuration = LabelStyleConfiguration

    /// The label as it is drawn.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label that a style draws.
public struct LabelStyleConfiguration {
    /// What the label says.
    public let title: StylePart
    /// The image beside it.
    public let icon: StylePart

    /// What a label says.
    public typealias Title = StylePart
    /// The image beside a label.
    public typealias Icon = StylePart
}

extension View {
    /// Gives the labels of the view a look.
    public func labelStyle<S: LabelStyle>(_ style: S) -> ModifiedView {
        environment {
            $0.labelStyle =
                style is TitleOnlyLabelStyle ? nil : { style.makeBody(configuration: $0) }
        }
    }
}

extension EnvironmentValues {
    /// The look of the labels, which show their title without one.
    @Entry var labelStyle: ((LabelStyleConfiguration) -> any View)?
}
