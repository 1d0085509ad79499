import DataSource

extension MissingDays {
    // Whether the rate is missing for the age of the weigh-ins and not for their number.
    func isOfAge(newest: Day, today: Day) -> Bool {
        count == 1 && newest.distance(to: today) >= RateWindow.month.days
    }
}
