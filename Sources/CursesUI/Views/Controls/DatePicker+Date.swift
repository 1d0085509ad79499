#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The day of a point in time, in the time zone of the computer.
nonisolated public struct DateDay: CalendarDay, PlottableDay {
    public let number: Int

    public var year: Int { CalendarDate(number: number).year }
    public var month: Int { CalendarDate(number: number).month }
    public var day: Int { CalendarDate(number: number).day }

    public init(number: Int) {
        self.number = number
    }

    /// The day that a point in time belongs to.
    public init(_ date: Date) {
        number = Moment(date, in: .current).dayNumber
    }

    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1 else { return nil }
        let date = CalendarDate(year: year, month: month, day: day)
        guard CalendarDate(number: date.number) == date else { return nil }
        number = date.number
    }

    public func advanced(by days: Int) -> DateDay { DateDay(number: number + days) }

    public static func < (lhs: DateDay, rhs: DateDay) -> Bool { lhs.number < rhs.number }
}

extension DatePicker where D == DateDay {
    /// Chooses the day of a point in time, whose time stays; the label is any view.
    public init(
        selection: Binding<Date>,
        displayedComponents: Components = [.date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection.day, earliest: nil, latest: nil, label: label())
    }
}

extension DatePicker where D == DateDay, Label == Text {
    /// Chooses the day of a point in time, whose time stays; the label is the translation of a key.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        displayedComponents: Components = [.date]
    ) {
        self.init(selection: selection.day, earliest: nil, latest: nil, label: Text(titleKey))
    }

    /// Chooses the day of a point in time inside bounds; the label is the translation of a key.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.date]
    ) {
        self.init(
            selection: selection.day,
            earliest: DateDay(range.lowerBound),
            latest: DateDay(range.upperBound),
            label: Text(titleKey)
        )
    }

    /// Chooses the day of a point in time from a first one on; the label is the translation of a key.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.date]
    ) {
        self.init(
            selection: selection.day,
            earliest: DateDay(range.lowerBound),
            latest: nil,
            label: Text(titleKey)
        )
    }

    /// Chooses the day of a point in time up to a last one; the label is the translation of a key.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.date]
    ) {
        self.init(
            selection: selection.day,
            earliest: nil,
            latest: DateDay(range.upperBound),
            label: Text(titleKey)
        )
    }
}

extension Binding<Date> {
    /// Leads to the day of the date; its time stays.
    fileprivate var day: Binding<DateDay> {
        Binding<DateDay>(
            get: { DateDay(wrappedValue) },
            set: { day in
                let second = Moment(wrappedValue, in: .current).secondOfDay
                let moment = Moment(dayNumber: day.number, secondOfDay: second)
                wrappedValue = moment.date(in: .current)
            }
        )
    }
}

nonisolated extension PlottableValue where Value == DateDay {
    /// Labels the day of a point in time; marks stand a day apart, whatever unit is named.
    public static func value(
        _ labelKey: LocalizedStringKey,
        _ value: Date,
        unit: Calendar.Component = .day
    ) -> PlottableValue {
        .value(labelKey, DateDay(value))
    }
}
