import CursesCore
import DataSource
import Model
import SharedInterface

// The field of a measure; a waist also shows its ratio to the height.
struct WeighInMeasureView: View {
    @Environment(\.dayStyle) private var dayStyle
    @State var store: WeighInEditor
    let measure: Measure

    var body: some View {
        HStack(alignment: .top) {
            TextField(
                measure.fieldLabel(store.settings.heightUnit),
                text: $store.draft[measure]
            )
            .frame(minWidth: 7)
            if measure == .waist, let waist = store.waistAssessment {
                ViewThatFits(in: .horizontal) {
                    ForEach(waist.texts(dayStyle.string), id: \.self) { Text(verbatim: $0) }
                }
                .foregroundStyle(.secondary)
                .lineLimit(1)
                .layoutPriority(1)
            }
        }
        .help(measure.meaning)
    }
}
