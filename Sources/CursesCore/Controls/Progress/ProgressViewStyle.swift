/// A custom look of progress views, made of value and labels.
@MainActor
public protocol ProgressViewStyle {
    associatedtype Body: View
    /// The parts of the progress view.
    typealias Configuration = ProgressViewStyleConfiguration

    /// Returns the view of the progress.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// The value and labels of a progress view for a custom style.
public struct ProgressViewStyleConfiguration {
    /// The completed share from 0 to 1; `nil` if unknown.
    public let fractionCompleted: Double?
    /// The label of the progress view.
    public let label: StylePart?
    /// The label of the completed share.
    public let currentValueLabel: StylePart?
}

/// Shows a bar, or a spinner if the share is unknown.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    public init() {}

    /// Makes the style; the tint has no effect.
    public init(tint: Color) {}

    public func makeBody(configuration: Configuration) -> some View {
        ProgressView(
            fraction: configuration.fractionCompleted,
            label: configuration.label,
            currentValueLabel: configuration.currentValueLabel
        )
    }
}

/// Shows a bar, or a spinner if the share is unknown.
public typealias CircularProgressViewStyle = DefaultProgressViewStyle

/// Shows a bar, or a spinner if the share is unknown.
public typealias LinearProgressViewStyle = DefaultProgressViewStyle

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// Shows a bar, or a spinner if the share is unknown.
    public static var automatic: Self { Self() }
    /// Shows a bar, or a spinner if the share is unknown.
    public static var circular: Self { Self() }
    /// Shows a bar, or a spinner if the share is unknown.
    public static var linear: Self { Self() }
}

extension View {
    /// Sets the style of the progress views below.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> ModifiedView {
        environment {
            $0.progressViewStyle =
                style is DefaultProgressViewStyle ? nil : { style.makeBody(configuration: $0) }
        }
    }
}

extension EnvironmentValues {
    /// The custom style of progress views; `nil` for the default.
    @Entry var progressViewStyle: ((ProgressViewStyleConfiguration) -> any View)?
}
