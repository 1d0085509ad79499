import CursesUI

enum SelectionPage: PreviewProvider {
    static var previews: some View { Selection() }
}

private struct Selection: View {
    @State private var note = "Selected with Shift, then cut"
    @State private var wide = "選択した文字"

    var body: some View {
        Form {
            LabeledContent("Note") { TextField("Note", text: $note) }
            LabeledContent("Wide") { TextField("Wide", text: $wide) }
        }
        .padding(.horizontal)
    }
}
