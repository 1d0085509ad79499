import CursesCore
import DataSource
import Model
import SharedInterface

// One part of a file with a marked row.
struct ImportListView: View {
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.nameStyle) private var nameStyle
    let store: Import
    let part: Import.Part
    @Binding var selection: Int?

    var body: some View {
        switch part {
        case .new: table(store.newWeighIns)
        case .here: table(store.preview?.known ?? [])
        case .refused:
            List(Array(refusals.enumerated()), id: \.offset, selection: $selection) { line in
                Text(verbatim: line.element).lineLimit(3)
            }
        }
    }

    private func table(_ weighIns: [WeighIn]) -> some View {
        ImportTableView(
            weighIns: weighIns,
            weightUnit: store.settings.weightUnit,
            selection: $selection
        )
    }

    private var refusals: [String] {
        store.preview.map { preview in
            ImportFacts(preview, names: nameStyle, days: dayStyle)
                .refusals(upTo: preview.remarks.count, ofSeveralFiles: false)
        } ?? []
    }
}
