import DataSource

extension MissingDays {
    // True if the rate lacks recent weigh-ins, not their number.
    func isOfAge(newest: Day?, today: Day) -> Bool {
        guard count == 1, let newest else { return false }
        return newest.distance(to: today) >= RateWindow.month.days
    }
}
