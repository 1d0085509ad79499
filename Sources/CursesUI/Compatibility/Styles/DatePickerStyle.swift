/// A look of dates, which changes nothing.
@MainActor
public protocol DatePickerStyle {}

extension View {
    /// Chooses a look for dates, which can be typed, stepped and picked from a calendar.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> Self { self }
}

/// The one look of dates, whatever it is called.
public struct DefaultDatePickerStyle: DatePickerStyle {
    public init() {}
}

/// The one look of dates, by another name.
public typealias CompactDatePickerStyle = DefaultDatePickerStyle

/// The one look of dates, by another name.
public typealias GraphicalDatePickerStyle = DefaultDatePickerStyle

/// The one look of dates, by another name.
public typealias WheelDatePickerStyle = DefaultDatePickerStyle

/// The one look of dates, by another name.
public typealias FieldDatePickerStyle = DefaultDatePickerStyle

/// The one look of dates, by another name.
public typealias StepperFieldDatePickerStyle = DefaultDatePickerStyle

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static var automatic: Self { Self() }
    public static var compact: Self { Self() }
    public static var graphical: Self { Self() }
    public static var wheel: Self { Self() }
    public static var field: Self { Self() }
    public static var stepperField: Self { Self() }
}
