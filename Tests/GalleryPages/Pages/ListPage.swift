import CursesUI

enum ListPage: PreviewProvider {
    static var previews: some View { People() }
}

private struct People: View {
    @State private var names =
        ["Ann", "Bob", "太郎", "花子", "Zoë"] + (1...40).map { "Person \($0)" }
    @State private var chosen: String? = "Bob"

    var body: some View {
        List(selection: $chosen) {
            ForEach(names, id: \.self) { name in
                HStack {
                    Text(verbatim: name)
                    Spacer()
                    Text("72.4 kg").foregroundStyle(.secondary)
                }
            }
            .onDelete { names.remove(atOffsets: $0) }
        }
    }
}
