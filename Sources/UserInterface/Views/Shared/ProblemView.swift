import CursesUI
import DataSource
import SharedInterface

struct ProblemView: View {
    let error: StorageError

    var body: some View {
        ViewThatFits(in: .horizontal) {
            message(error.label)
                .frame(idealWidth: 60, maxWidth: .infinity, alignment: .leading)
            message(error.named.label)
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

struct ProblemView_Previews: PreviewProvider {
    static var previews: some View {
        let folder = "~/.local/share/bmi-tui/history/6f1d2c3b-4a59-4e68-9d70-8192a3b4c5d6"
        ProblemView(
            error: StorageError(file: folder + "/2025.json", reason: .malformed(line: 3))
        )
    }
}
