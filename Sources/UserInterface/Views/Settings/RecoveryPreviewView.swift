import CursesUI
import DataSource
import SharedInterface

struct RecoveryPreviewView: View {
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.nameStyle) private var nameStyle
    let restorable: Restorable
    let preview: RecoveryPreview

    var body: some View {
        VStack(alignment: .leading) {
            Text(verbatim: ([label, count] + days).filter { !$0.isEmpty }.joined(separator: " · "))
            if !isNamed, preview.added + preview.changed + preview.missing > 0 {
                Text(
                    "Compared with now: restores \(preview.added), changes \(preview.changed), removes \(preview.missing)"
                )
            }
            if !preview.addedNames.isEmpty { Text("Restores \(list(preview.addedNames))") }
            if !preview.missingNames.isEmpty { Text("Removes \(list(preview.missingNames))") }
        }
    }

    private var label: String { string(restorable.label) }

    private var count: String { string(restorable.countLabel(of: preview.count)) }

    private var days: [String] { preview.days.map { [dayStyle.span($0)] } ?? [] }

    // Whether the names say all that would become different.
    private var isNamed: Bool {
        let (added, missing) = (preview.addedNames.count, preview.missingNames.count)
        return added + missing > 0 && preview.changed == 0
            && (added, missing) == (preview.added, preview.missing)
    }

    private func list(_ names: [String]) -> String {
        names.map { nameStyle.name($0) }.joined(separator: string(", "))
    }

    private func string(_ key: LocalizedStringKey) -> String { dayStyle.string(key) }
}

struct RecoveryPreviewView_Previews: PreviewProvider {
    static var previews: some View {
        VStack(alignment: .leading) {
            RecoveryPreviewView(
                restorable: .peopleBeforeRestoration,
                preview: RecoveryPreview(
                    count: 7,
                    missing: 2,
                    missingNames: ["Tom", "太郎"]
                )
            )
            RecoveryPreviewView(
                restorable: .annsYear,
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
