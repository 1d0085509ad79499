import CursesUI

enum NavigationPage: PreviewProvider {
    static var previews: some View { Navigating() }
}

enum NavigatedPage: PreviewProvider {
    static var previews: some View { Navigating() }
}

private struct Navigating: View {
    var body: some View {
        NavigationStack {
            List(["Ann", "Bob", "太郎"], id: \.self) { NavigationLink($0, value: $0) }
                .navigationTitle("People")
                .navigationSubtitle("3 in all")
                .toolbar {
                    Button("new person") {}.keyboardShortcut("a", modifiers: [])
                    Button("settings") {}
                }
                .navigationDestination(for: String.self) { name in
                    NavigationLink("History", value: 1)
                        .navigationTitle(name)
                }
                .navigationDestination(for: Int.self) { _ in
                    Text("no weigh-in yet")
                        .foregroundStyle(.secondary)
                        .navigationTitle("History")
                }
        }
    }
}
