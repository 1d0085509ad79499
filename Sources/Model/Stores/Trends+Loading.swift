public import DataSource

extension Trends {
    public var days: ClosedRange<Day> {
        let first = range.days.map { today.advanced(by: -$0) } ?? points.first?.day ?? today
        return min(first, today)...today
    }

    public var shownPoints: ArraySlice<TrendPoint> {
        let first = days.lowerBound
        return points[(points.firstIndex { $0.day >= first } ?? points.endIndex)...]
    }

    // A band that holds everything shown says nothing.
    public var healthyBand: ClosedRange<Double>? {
        healthyWeights.flatMap { weights in
            shownPoints.allSatisfy { weights.contains($0.weight) } ? nil : weights
        }
    }

    func content() throws(StorageError) -> Loaded<WeighIn> {
        try weighInService.load(of: person)
    }

    func show(_ loaded: Loaded<WeighIn>) {
        today = localTimeClient.localTime(dateClient.now()).day
        problems = loaded.problems
        points = trendService.trend(of: loaded.values)
        let periods: [Period] = [.week(start: settings.weekStart), .month, .year]
        statistics = periods.compactMap { period in
            statisticsService.statistics(of: loaded.values, by: period).last
                .map { PeriodStatistics(period: period, statistics: $0) }
        }
        healthyWeights =
            ageService.isAdult(person, on: today)
            ? categoryService.healthyRange(
                height: person.height,
                scheme: settingsService.scheme(of: settings),
                unit: settings.weightUnit
            ) : nil
    }
}
