/// A look of dates, which changes nothing.
@MainActor
public protocol DatePickerStyle {}

extension View {
    /// Chooses a look for dates, which can be typed, stepped and picked from a calendar.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> Self { self }
}

/// The one look of dates.
public struct DefaultDatePickerStyle: DatePickerStyle {
    public init() {}
}

/// The one look of dates, by another name.
public struct CompactDatePickerStyle: DatePickerStyle {
    public init() {}
}

/// The one look of dates, by another name.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    public init() {}
}

/// The one look of dates, by another name.
public struct WheelDatePickerStyle: DatePickerStyle {
    public init() {}
}

/// The one look of dates, by another name.
public struct FieldDatePickerStyle: DatePickerStyle {
    public init() {}
}

/// The one look of dates, by another name.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
    public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static var automatic: Self { Self() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: Self { Self() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: Self { Self() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: Self { Self() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    public static var field: Self { Self() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    public static var stepperField: Self { Self() }
}
