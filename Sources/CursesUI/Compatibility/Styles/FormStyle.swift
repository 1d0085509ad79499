/// A look of forms, which changes nothing.
@MainActor
public protocol FormStyle {}

extension View {
    /// Chooses a look for forms, of which a terminal has one.
    public func formStyle<S: FormStyle>(_ style: S) -> Self { self }
}

/// The one look of forms.
public struct AutomaticFormStyle: FormStyle {
    public init() {}
}

/// The one look of forms, by another name.
public struct GroupedFormStyle: FormStyle {
    public init() {}
}

/// The one look of forms, by another name.
public struct ColumnsFormStyle: FormStyle {
    public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
    public static var automatic: Self { Self() }
}

extension FormStyle where Self == GroupedFormStyle {
    public static var grouped: Self { Self() }
}

extension FormStyle where Self == ColumnsFormStyle {
    public static var columns: Self { Self() }
}
