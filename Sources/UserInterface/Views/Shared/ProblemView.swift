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

struct ProblemView_Brief_Previews: PreviewProvider {
    static var previews: some View {
        ProblemView(
            error: StorageError(file: "history/2025.json", reason: .malformed(line: 3)),
            isBrief: true
        )
    }
}

struct ProblemView_Previews: PreviewProvider {
    static var previews: some View {
        let folder = "~/.local/share/bmi-tui/history/6f1d2c3b-4a59-4e68-9d70-8192a3b4c5d6"
        ProblemView(
            error: StorageError(file: folder + "/2025.json", reason: .malformed(line: 3))
        )
    }
}
