import CursesCore
import DataSource
import SharedInterface

struct ProblemView: View {
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.nameStyle) private var nameStyle
    @Environment(\.restore) private var restore
    let error: StorageError
    var isBrief = false

    var body: some View {
        ViewThatFits(in: .horizontal) {
            if isBrief {
                HStack {
                    message(named.briefLabel(isOfYear: error.historyYear != nil))
                    Text("r opens the backups.").foregroundStyle(.secondary)
                }
                message(named.briefestLabel(isOfYear: error.historyYear != nil))
            } else {
                message(error.label)
                    .frame(idealWidth: 60, maxWidth: .infinity, alignment: .leading)
                message(named.label)
            }
        }
        .padding(.horizontal)
    }

    // History files of all people have the same names, so the person is named.
    private var named: StorageError {
        guard let year = error.historyYear, let name = error.personID.flatMap(restore.name) else {
            return error.named
        }
        return StorageError(
            file: "\(nameStyle.name(name)) · \(dayStyle.year(year))",
            reason: error.reason
        )
    }

    private func message(_ label: LocalizedStringKey) -> some View {
        HStack(alignment: .top) {
            Text(verbatim: "▲")
                .foregroundStyle(.danger)
            Text(label)
        }
    }
}
