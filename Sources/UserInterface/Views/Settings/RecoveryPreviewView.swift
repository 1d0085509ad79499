import CursesCore
import DataSource
import Model
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

struct RecoveryPreviewView_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost { _ in RecoverySamples() }
    }
}

private struct RecoverySamples: View {
    @Environment(\.previewRecoveryStyle) private var style

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            RecoveryPreviewView(
                restorable: .peopleBeforeRestoration,
                preview: RecoveryPreview(
                    count: 7,
                    missing: [.person(name: "Tom"), .person(name: "太郎")]
                ),
                style: style
            )
            RecoveryPreviewView(
                restorable: .annsYear,
                preview: RecoveryPreview(
                    count: 41,
                    changed: WeighIn.ofAnn.prefix(1).map { .weighIn($0) }
                ),
                style: style
            )
        }
    }
}
