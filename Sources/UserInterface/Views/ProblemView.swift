import CursesUI
import DataSource

struct ProblemView: View {
    let error: StorageError

    var body: some View {
        HStack(alignment: .top) {
            Text(verbatim: "▲")
                .foregroundStyle(.danger)
            Text(error.label)
        }
        .padding(.horizontal)
    }
}

struct ProblemView_Previews: PreviewProvider {
    static var previews: some View {
        ProblemView(error: StorageError(file: "people.json", reason: .malformed(line: 3)))
    }
}
