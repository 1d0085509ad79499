import CursesUI

enum RowActionsPage: PreviewProvider {
    static var previews: some View { Members() }
}

enum ToastPage: PreviewProvider {
    static var previews: some View { Members() }
}

private struct Members: View {
    @State private var names = ["Ann", "Bob", "太郎"]
    @State private var deleted: String?

    var body: some View {
        NavigationStack {
            List(names, id: \.self) { name in
                Button(name) {}
                    .swipeActions {
                        Button("Favorite") {}
                            .keyboardShortcut("f", modifiers: [])
                        Button("Delete", role: .destructive) { delete(name) }
                            .keyboardShortcut("d", modifiers: [])
                    }
            }
            .navigationTitle("Members")
            .toast(item: $deleted) { name in
                Toast("Deleted", actionTitle: "undo", key: "u") { names.append(name) }
            }
        }
    }

    private func delete(_ name: String) {
        names.removeAll { $0 == name }
        deleted = name
    }
}
