import CursesUI

enum TabsPage: PreviewProvider {
    static var previews: some View { Tabs() }
}

enum PagedTabsPage: PreviewProvider {
    static var previews: some View {
        TabView {
            VStack {
                Text("Welcome").font(.title)
                Text("Three pages, and then you begin.")
            }
            Text("Weigh yourself when you like.")
            Button("Begin") {}
        }
        .tabViewStyle(.page)
    }
}

private struct Tabs: View {
    @State private var shown = "today"

    var body: some View {
        TabView(selection: $shown) {
            Tab("Today", systemImage: "sun.max", value: "today") {
                Form {
                    LabeledContent("Weight", value: "72.4 kg")
                    Button("add") {}
                }
            }
            List(["Ann", "Bob", "太郎"], id: \.self) { Text($0) }
                .badge(3)
                .tabItem { Label("History", systemImage: "list.bullet") }
                .tag("history")
            Text("nothing to set")
                .tabItem {
                    Image(systemName: "gear")
                    Text("Settings")
                }
                .tag("settings")
        }
    }
}
