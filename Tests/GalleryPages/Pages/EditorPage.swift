import CursesUI

enum EditorPage: PreviewProvider {
    static var previews: some View { Editing() }
}

private struct Editing: View {
    @State private var title = "A walk that was longer than it was meant to be"
    @State private var text = """
        Up at six, and out before breakfast.

        体調が良い。朝の散歩は長く、帰りは雨に降られた。それでも、また行きたい。
        Home at nine.
        """

    var body: some View {
        Form {
            TextField("Title", text: $title, axis: .vertical)
            Section("Text") { TextEditor(text: $text).frame(height: .rows(5)) }
            Button("save") {}
        }
        .padding(.horizontal)
    }
}
