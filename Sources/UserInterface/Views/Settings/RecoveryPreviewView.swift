import CursesCore
import DataSource
import SharedInterface

// Differences between a backup and the present data.
struct RecoveryPreviewView: View {
    let restorable: Restorable
    let preview: RecoveryPreview
    let style: RecoveryStyle

    var body: some View {
        VStack(alignment: .leading) {
            if !restorable.isEmptyStart {
                ForEach(style.summaryLines(restorable, preview), id: \.self) {
                    Text(verbatim: $0)
                }
            }
            ForEach(style.differences(restorable, preview), id: \.self) { Text(verbatim: $0) }
            if preview.isWorthwhile { Text(style.consequence(restorable)) }
        }
    }
}
