import CursesCore
package import DataSource

extension DayStyle {
    // Change since the previous weigh-in, seen from today.
    package func since(_ previous: WeighIn, _ amount: String, on day: Day?, today: Day) -> String {
        string("\(amount) since \(moment(of: previous, beside: day, today: today))")
    }

    // The same seen from the day of the weigh-in.
    package func since(_ previous: WeighIn, _ amount: String, on day: Day) -> String {
        let moment =
            previous.day == day ? previous.time.description : date(previous.day, near: day)
        return string("\(amount) since \(moment)")
    }

    private func moment(of weighIn: WeighIn, beside day: Day?, today: Day) -> String {
        if weighIn.day == day { return weighIn.time.description }
        // A weekday does not fit the smallest screen.
        return weighIn.day.distance(to: today) > 1
            ? date(weighIn.day, near: today) : short(weighIn.day, today: today)
    }
}
