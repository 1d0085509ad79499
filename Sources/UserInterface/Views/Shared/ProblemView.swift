import CursesUI
import DataSource
import SharedInterface

struct ProblemView: View {
    let error: StorageError
    var isBrief = false

    var body: some View {
        ViewThatFits(in: .horizontal) {
            if isBrief {
                HStack {
                    message(error.named.labelBesideChange)
                    Text("r shows what can be restored.").foregroundStyle(.secondary)
                }
                message("\(error.named.file) cannot be read · r helps")
            } else {
                message(error.label)
                    .frame(idealWidth: 60, maxWidth: .infinity, alignment: .leading)
                message(error.named.label)
            }
        }
        .padding(.horizontal)
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
