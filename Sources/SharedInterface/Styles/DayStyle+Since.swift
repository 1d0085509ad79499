import CursesUI
package import DataSource

extension DayStyle {
    // How much it is since a weigh-in before one of a day.
    package func since(_ previous: WeighIn, _ amount: String, on day: Day?, today: Day) -> String {
        string("\(amount) since \(moment(of: previous, beside: day, today: today))")
    }

    // From the most that can be said of a change to the least; a number alone leaves open since when.
    package func changes(
        of entry: HistoryEntry,
        since previous: WeighIn?,
        today: Day? = nil,
        _ style: WeightStyle
    ) -> [String] {
        guard let change = entry.change else { return [] }
        let style = style.aligned(with: entry)
        let (whole, number) = (style.changeText(change), style.changeBesideWeight(change))
        guard let previous else { return [number] }
        let day = entry.weighIn.day
        let near = today.map { since(previous, whole, on: day, today: $0) }
        return [near, since(previous, whole, on: day), since(previous, number, on: day), number]
            .compactMap(\.self)
    }

    // The same beside that day, whenever it was.
    private func since(_ previous: WeighIn, _ amount: String, on day: Day) -> String {
        let moment =
            previous.day == day ? previous.time.description : date(previous.day, near: day)
        return string("\(amount) since \(moment)")
    }

    private func moment(of weighIn: WeighIn, beside day: Day?, today: Day) -> String {
        if weighIn.day == day { return weighIn.time.description }
        // The smallest screen has no room for a weekday.
        return weighIn.day.distance(to: today) > 1
            ? date(weighIn.day, near: today) : short(weighIn.day, today: today)
    }
}
