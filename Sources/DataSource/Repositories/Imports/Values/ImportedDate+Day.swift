extension ImportedDate {
    public func day(_ order: DayOrder) -> Day? {
        switch (self, order) {
        case (.day(let day), _): day
        case (.parts(let day, let month, let year), .dayFirst),
            (.parts(let month, let day, let year), .monthFirst),
            (.parts(let year, let month, let day), .yearFirst):
            Day(year: Self.full(year), month: month, day: day)
        case (.instant, _): nil
        }
    }

    private static func full(_ year: Int) -> Int {
        year > 99 ? year : year < 70 ? 2000 + year : 1900 + year
    }
}
