import CursesCore
import DataSource
import Model
import SharedInterface

extension HistoryTableView {
    var hasOwnMeasures: Bool { store.measures.contains { $0.own != nil } }

    // Shows all measures of the marked weigh-in, as the columns of several may not fit.
    func markedMeasures(_ dayStyle: DayStyle, lines: Int) -> some View {
        let texts = store.markedEntry.map {
            MeasureStyle(store.heightUnit)
                .texts($0.weighIn.measures, in: store.measures, dayStyle.string)
        }
        return HistoryNoteView(
            note: texts?.joined(separator: " · ") ?? "",
            wanted: store.marks,
            lines: lines
        )
    }
}

struct HistoryTableView_Measures_Previews: PreviewProvider {
    static var previews: some View {
        ScreenPreview(.previewMeasures) { HistoryFlow(store: History($0, person: .ann)) }
    }
}

struct HistoryTableView_OwnMeasures_Previews: PreviewProvider {
    static var previews: some View {
        ScreenPreview(.previewOwnMeasures) { HistoryFlow(store: History($0, person: .ann)) }
    }
}
