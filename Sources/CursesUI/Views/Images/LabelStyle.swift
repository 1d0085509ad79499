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
}

extension View {
    /// Gives the labels of the view a look of the app's own.
    public func labelStyle<S: LabelStyle>(_ style: S) -> ModifiedView {
        environment { $0.labelStyle = { style.makeBody(configuration: $0) } }
    }

    /// Chooses what labels show, which is always their title.
    public func labelStyle(_ style: PlainLabelStyle) -> ModifiedView {
        environment { $0.labelStyle = nil }
    }
}

/// What a label shows.
nonisolated public enum PlainLabelStyle: Sendable {
    case automatic, titleOnly, iconOnly, titleAndIcon
}

extension EnvironmentValues {
    /// The app's own look of the labels.
    @Entry var labelStyle: ((LabelStyleConfiguration) -> any View)?
}
