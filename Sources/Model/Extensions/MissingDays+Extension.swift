import DataSource

extension MissingDays {
    // True if the rate lacks recent weigh-ins, not their number.
    func isOfAge(newest: Day, today: Day) -> Bool {
        count == 1 && newest.distance(to: today) >= RateWindow.month.days
    }
}
