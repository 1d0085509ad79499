import CursesUI
import DataSource
import SharedInterface

struct RecoveryPreviewView: View {
    @Environment(\.nameStyle) private var nameStyle
    let preview: RecoveryPreview

    var body: some View {
        VStack(alignment: .leading) {
            if let days = preview.days, preview.count > 1 {
                let (first, last) = (days.lowerBound.description, days.upperBound.description)
                Text("\(preview.count) records from \(first) to \(last)")
            } else {
                Text(preview.count == 1 ? "1 record" : "\(preview.count) records")
            }
            Text(verbatim: "")
            Text("Compared with now:")
            Text(
                "restores \(preview.added), changes \(preview.changed), removes \(preview.missing)"
            )
            if !preview.addedNames.isEmpty { Text("Restores \(list(preview.addedNames))") }
            if !preview.missingNames.isEmpty { Text("Removes \(list(preview.missingNames))") }
        }
    }

    private func list(_ names: [String]) -> String {
        names.map { nameStyle.name($0) }.joined(separator: ", ")
    }
}

struct RecoveryPreviewView_Previews: PreviewProvider {
    static var previews: some View {
        VStack(alignment: .leading) {
            RecoveryPreviewView(
                preview: RecoveryPreview(
                    count: 7,
                    changed: 1,
                    missing: 2,
                    missingNames: ["Tom", "太郎"]
                )
            )
            RecoveryPreviewView(
                preview: RecoveryPreview(
                    count: 41,
                    days: Day.epoch...Day.preview,
                    added: 2,
                    missing: 3
                )
            )
        }
    }
}
