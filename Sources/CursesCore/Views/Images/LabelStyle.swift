/// A custom look of labels, made of title and icon.
@MainActor
public protocol LabelStyle {
    associatedtype Body: View
    /// The parts of the label.
    typealias Configuration = LabelStyleConfiguration

    /// Returns the view of the label.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label that a style draws.
public struct LabelStyleConfiguration {
    /// The title of the label.
    public let title: StylePart
    /// The image of the label.
    public let icon: StylePart

    /// The title of a label.
    public typealias Title = StylePart
    /// The image of a label.
    public typealias Icon = StylePart
}

extension View {
    /// Sets the style of the labels below.
    public func labelStyle<S: LabelStyle>(_ style: S) -> ModifiedView {
        environment {
            $0.labelStyle =
                style is TitleOnlyLabelStyle ? nil : { style.makeBody(configuration: $0) }
        }
    }
}

extension EnvironmentValues {
    /// The style of labels; `nil` shows only the title.
    @Entry var labelStyle: ((LabelStyleConfiguration) -> any View)?
}
