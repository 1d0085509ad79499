import CursesCore
import DataSource
import Model
import SharedInterface

extension HistoryTableView {
    @ViewBuilder func dayCell(
        _ line: HistoryLine,
        _ form: HistoryDayView.Form
    ) -> some View {
        if let month = line.month {
            ViewThatFits(in: .horizontal) {
                // One width, so that all rows use the same format.
                Text(verbatim: dayStyle.fullMonth(month.firstDay))
                    .frame(width: form.monthWidth, alignment: .leading)
                Text(verbatim: dayStyle.month(month.firstDay))
            }
            .bold()
            .foregroundStyle(.tint)
        } else {
            Button {
                Task { await store.send(.entryButtonTapped(line.entry)) }
            } label: {
                HistoryDayView(day: line.entry.weighIn.day, form: form, style: dayStyle)
            }
        }
    }
}

struct HistoryTableView_Child_Previews: PreviewProvider {
    static var previews: some View {
        ScreenPreview(.previewChild) { HistoryFlow(store: History($0, person: .ann)) }
    }
}
