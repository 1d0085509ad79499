/// A look of progress, which changes nothing.
@MainActor
public protocol ProgressViewStyle {}

extension View {
    /// Chooses a look for progress, which its value decides.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> Self { self }
}

/// The look that the value decides.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    public init() {}
}

/// The look that the value decides, by another name.
public struct CircularProgressViewStyle: ProgressViewStyle {
    public init() {}

    /// Takes the colour, which is the accent.
    public init(tint: Color) {}
}

/// The look that the value decides, by another name.
public struct LinearProgressViewStyle: ProgressViewStyle {
    public init() {}

    /// Takes the colour, which is the accent.
    public init(tint: Color) {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: Self { Self() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: Self { Self() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: Self { Self() }
}
