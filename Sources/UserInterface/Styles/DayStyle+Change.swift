import CursesUI
import DataSource
import SharedInterface

extension DayStyle {
    // How much a weight has changed, and where there is room since when. Of what is not of now no day is yesterday.
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
                    if let today {
                        Text(verbatim: since(previous, whole, on: day, today: today))
                    } else {
                        Text(verbatim: since(previous, whole, on: day))
                    }
                    Text(verbatim: since(previous, number, on: day))
                }
                Text(verbatim: number)
            }
            .lineLimit(1)
        }
    }
}
