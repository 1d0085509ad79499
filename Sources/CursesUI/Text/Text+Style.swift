nonisolated extension Text {
    /// Shows a date in a format.
    public init(_ date: Date, format: CursesCharts.DateStyle) {
        self.init(verbatim: format.format(date))
    }

    /// Shows the character of an image.
    public init(_ image: Image) {
        self.init(verbatim: image.character)
    }

    /// Counts the time in an interval, down to its end or up from its start.
    public init(
        timerInterval: ClosedRange<Date>,
        pauseTime: Date? = nil,
        countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        let live = LiveDate(timerInterval, countsDown: countsDown, showsHours: showsHours)
        guard let pauseTime else {
            self.init(live)
            return
        }
        self.init(verbatim: live.text(at: pauseTime) { $0.plain })
    }

    /// Shows the days of two dates.
    public init(_ dates: ClosedRange<Date>) {
        let style = CursesCharts.DateStyle.dateTime.year().month().day()
        self.init(
            verbatim: "\(style.format(dates.lowerBound)) – \(style.format(dates.upperBound))"
        )
    }
}

nonisolated extension LiveDate {
    /// The time in an interval.
    init(_ interval: ClosedRange<Date>, countsDown: Bool, showsHours: Bool = true) {
        let start = interval.lowerBound
        let form = Form.span(start: start, countsDown: countsDown, showsHours: showsHours)
        self.init(form: form, date: interval.upperBound)
    }
}

extension Text {
    /// Colours the text; the older name of `foregroundStyle`.
    public func foregroundColor(_ color: Color?) -> Text {
        foregroundStyle(color ?? .standard)
    }

    /// Makes the text italic.
    public func italic(_ isActive: Bool = true) -> Text { attribute(.italic, isActive) }

    /// Dims the text, since not all terminals support strikethrough.
    public func strikethrough(
        _ isActive: Bool = true,
        pattern: LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> Text { attribute(.dim, isActive) }

    /// Makes the text bold from semibold on, and regular below.
    public func fontWeight(_ weight: Font.Weight?) -> Text { bold(weight?.isBold ?? false) }

    /// Sets the font, of which only the style is used.
    public func font(_ font: Font?) -> Text {
        styled { $0.textStyle = font?.style(over: $0.textStyle, in: $0.theme) ?? $0.textStyle }
    }
}

nonisolated extension LocalizedStringKey.StringInterpolation {
    /// Inserts the character of an image.
    public mutating func appendInterpolation(_ image: Image) {
        appendInterpolation(image.character)
    }
}
