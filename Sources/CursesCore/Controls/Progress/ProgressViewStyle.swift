/// A look for progress that is a view made of what is done and its labels.
@MainActor
public protocol ProgressViewStyle {
    associatedtype Body: View
    /// What the look is made of.
    typealias Configuration = ProgressViewStyleConfiguration

    /// The progress as it is drawn.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// What is done, and its labels.
public struct ProgressViewStyleConfiguration {
    /// How much is done, from 0 to 1, if that is known.
    public let fractionCompleted: Double?
    /// What is done.
    public let label: StylePart?
    /// How much is done in words.
    public let currentValueLabel: StylePart?
}

/// A bar for how much is done, and a mark that turns for what is on its way.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    public init() {}

    /// Takes the colour, which is the accent.
    public init(tint: Color) {}

    public func makeBody(configuration: Configuration) -> some View {
        ProgressView(
            fraction: configuration.fractionCompleted,
            label: configuration.label,
            currentValueLabel: configuration.currentValueLabel
        )
    }
}

/// A bar for how much is done, and a mark that turns for what is on its way.
public typealias CircularProgressViewStyle = DefaultProgressViewStyle

/// A bar for how much is done, and a mark that turns for what is on its way.
public typealias LinearProgressViewStyle = DefaultProgressViewStyle

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The look that the value decides.
    public static var automatic: Self { Self() }
    /// The look that the value decides.
    public static var circular: Self { Self() }
    /// The look that the value decides.
    public static var linear: Self { Self() }
}

extension View {
    /// Gives the progress views of the view a look.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> ModifiedView {
        environment {
            $0.progressViewStyle =
                style is DefaultProgressViewStyle ? nil : { style.makeBody(configuration: $0) }
        }
    }
}

extension EnvironmentValues {
    /// The app's own look of progress.
    @Entry var progressViewStyle: ((ProgressViewStyleConfiguration) -> any View)?
}
