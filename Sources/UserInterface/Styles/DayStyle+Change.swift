import CursesCore
import DataSource
import Model
import SharedInterface

extension DayStyle {
    // The change and, if it fits, since when. Without `today`, dates are never relative.
    @ViewBuilder func change(
        of entry: HistoryEntry,
        since previous: WeighIn?,
        today: Day? = nil,
        _ style: WeightStyle
    ) -> some View {
        if let change = entry.change {
            let style = style.aligned(with: entry)
            let (whole, number) = (style.changeText(change), style.changeBesideWeight(change))
            let day = entry.weighIn.day
            ViewThatFits(in: .horizontal) {
                if let previous {
                    Text(verbatim: text(whole, since: previous, on: day, today: today))
                    Text(verbatim: text(number, since: previous, on: day, today: today))
                }
                Text(verbatim: number)
            }
            .lineLimit(1)
        }
    }

    private func text(
        _ amount: String,
        since previous: WeighIn,
        on day: Day,
        today: Day?
    ) -> String {
        today.map { since(previous, amount, on: day, today: $0) }
            ?? since(previous, amount, on: day)
    }
}

extension DayStyle {
    // The field of a day with the meaning of its text; by default any day up to today.
    func field(
        _ title: LocalizedStringKey,
        text: Binding<String>,
        _ day: Day?,
        in days: ClosedRange<Day>? = nil,
        today: Day,
        prompt: LocalizedStringKey? = nil
    ) -> DayField<Day> {
        DayField(
            title,
            text: text,
            day: day,
            in: days ?? .epoch...max(.epoch, today),
            meanings: meanings(of: text.wrappedValue, day, today),
            prompt: prompt.map { Text($0) }
        )
    }
}

// Examples for units that need two numbers in one field.
extension UnitStyle {
    var weightPrompt: Text? { weight.unit.isCompound ? Text("e.g. \(weight.unit.example)") : nil }

    var heightPrompt: Text? {
        height.unit == .feetAndInches ? Text("e.g. \(height.example)") : nil
    }
}
