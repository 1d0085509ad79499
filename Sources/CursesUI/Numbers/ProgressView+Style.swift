extension ProgressView where Label == StylePart?, CurrentValueLabel == StylePart? {
    /// Shows the progress of a configuration in the default style.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted,
            label: configuration.label,
            currentValueLabel: configuration.currentValueLabel
        )
    }
}

extension ProgressView {
    /// Shows the share of a time interval that has passed, or is left; it changes each second.
    public init(
        timerInterval: ClosedRange<Date>,
        countsDown: Bool = true,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() }
    ) {
        self.init(fraction: 0, label: label(), currentValueLabel: currentValueLabel())
        span = LiveDate(timerInterval, countsDown: countsDown)
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Shows a spinner; the label is any text.
    @_disfavoredOverload
    public init(_ title: some TitleText) {
        self.init { title.titleText }
    }

    /// Shows the completed share of a total; the label is any text.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(_ title: some TitleText, value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { title.titleText }
    }
}

/// A custom look of progress views, made of value and labels.
@MainActor
public protocol ProgressViewStyle: PartsStyle where Parts == ProgressViewStyleConfiguration {
    /// The parts of the progress view.
    typealias Configuration = ProgressViewStyleConfiguration
}

/// Shows a bar, or a spinner if the share is unknown.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    public init() {}

    /// Makes the style; the tint has no effect.
    public init(tint: Color) {}

    public func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration)
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
