/// Value that can be placed along an axis of a chart.
nonisolated public protocol Plottable {
    /// Scale of the axis.
    static var plottableScale: PlottableScale { get }
    /// Number of the value on the axis.
    var primitivePlottable: Double { get }
    /// Category of the value; `nil` if it is numeric.
    var plottableCategory: String? { get }

    /// Converts a number back to a value; `nil` if there is none.
    init?(primitivePlottable: Double)
    /// Converts a category back to a value; `nil` if there is none.
    init?(plottableCategory: String)
}

nonisolated extension Plottable {
    public static var plottableScale: PlottableScale { .number }

    public var plottableCategory: String? { nil }

    public init?(plottableCategory: String) { nil }
}

nonisolated extension Double: Plottable {
    public var primitivePlottable: Double { self }

    public init(primitivePlottable: Double) {
        self = primitivePlottable
    }
}

nonisolated extension Int: Plottable {
    public var primitivePlottable: Double { Double(self) }

    public init?(primitivePlottable: Double) {
        self.init(exactly: primitivePlottable.rounded())
    }
}

nonisolated extension String: Plottable {
    public static var plottableScale: PlottableScale { .category }

    /// NaN: the order of the marks decides the place of a category.
    public var primitivePlottable: Double { .nan }

    public var plottableCategory: String? { self }

    public init?(primitivePlottable: Double) { nil }

    public init?(plottableCategory: String) {
        self = plottableCategory
    }
}

nonisolated extension Plottable where Self: RawRepresentable, RawValue: Plottable {
    public static var plottableScale: PlottableScale { RawValue.plottableScale }

    public var primitivePlottable: Double { rawValue.primitivePlottable }

    public var plottableCategory: String? { rawValue.plottableCategory }

    public init?(primitivePlottable: Double) {
        guard let value = RawValue(primitivePlottable: primitivePlottable) else { return nil }
        self.init(rawValue: value)
    }

    public init?(plottableCategory: String) {
        guard let value = RawValue(plottableCategory: plottableCategory) else { return nil }
        self.init(rawValue: value)
    }
}

nonisolated extension Float: Plottable {
    public var primitivePlottable: Double { Double(self) }

    public init(primitivePlottable: Double) {
        self.init(primitivePlottable)
    }
}

/// Categories along an axis, in the order of their first marks.
nonisolated struct PlotCategories {
    private(set) var names: [String] = []
    private var places: [String: Int] = [:]

    init() {}

    /// Returns the index of a category, appending it if it is new.
    mutating func place(of name: String) -> Int {
        if let place = places[name] { return place }
        places[name] = names.count
        names.append(name)
        return names.count - 1
    }

    /// Returns the index of a category; `nil` if unknown.
    func index(of name: String) -> Double? { places[name].map(Double.init) }

    func name(at value: Double) -> String? {
        guard let index = Int(exactly: value.magnitude.rounded()) else { return nil }
        return names.indices.contains(index) ? names[index] : nil
    }
}

/// Day of the calendar along an axis of a chart, without time and time zone.
///
/// Types that count days from 1 January 1970 become plottable by conforming.
nonisolated public protocol PlottableDay: Plottable {
    /// Days since 1 January 1970.
    var number: Int { get }

    /// Makes a day from the days since 1 January 1970.
    init(number: Int)
}

nonisolated extension PlottableDay {
    public static var plottableScale: PlottableScale { .calendar }

    public var primitivePlottable: Double { Double(number) }

    public init?(primitivePlottable: Double) {
        guard let number = Int(exactly: primitivePlottable.rounded()) else { return nil }
        self.init(number: number)
    }
}

/// Scale of an axis, which decides the position of its ticks.
nonisolated public enum PlottableScale: Hashable, Sendable {
    /// Numbers, with ticks at round ones.
    case number
    /// Days since 1 January 1970, with ticks at days, weeks, months, quarters or years.
    case calendar
    /// Categories side by side.
    case category
}

/// Value with the name of its quantity.
nonisolated public struct PlottableValue<Value> {
    let label: LocalizedStringKey
    let value: Value

    /// Labels a value with a localized text.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
        PlottableValue(label: labelKey, value: value)
    }

    /// Labels a value with a text.
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ value: Value) -> PlottableValue {
        PlottableValue(label: LocalizedStringKey(String(label)), value: value)
    }
}

nonisolated extension DateDay: PlottableDay {}

nonisolated extension PlottableValue where Value == DateDay {
    /// Labels the day of a date, or the first day of its week, quarter, month or year.
    public static func value(
        _ labelKey: LocalizedStringKey,
        _ value: Date,
        unit: Calendar.Component = .day
    ) -> PlottableValue {
        .value(labelKey, DateDay(value).first(of: unit))
    }
}

nonisolated extension DateDay {
    /// Returns the first day of the week, quarter, month or year.
    fileprivate func first(of unit: Calendar.Component) -> DateDay {
        switch unit {
        case .year: DateDay(year: year, month: 1, day: 1) ?? self
        case .quarter: DateDay(year: year, month: (month - 1) / 3 * 3 + 1, day: 1) ?? self
        case .month: DateDay(year: year, month: month, day: 1) ?? self
        case .weekOfYear, .weekOfMonth: advanced(by: -weekdayIndex)
        default: self
        }
    }
}
