import CursesUI

enum SplitPage: PreviewProvider {
    static var previews: some View { Split() }
}

enum ChoicesPage: PreviewProvider {
    static var previews: some View { Choices() }
}

private struct Split: View {
    @State private var shown: String?

    var body: some View {
        NavigationSplitView {
            List(["Ann", "Bob", "太郎"], id: \.self, selection: $shown) { Text($0) }
                .navigationTitle("People")
        } detail: {
            Form {
                LabeledContent("Name", value: shown ?? "nobody")
                Button("weigh in") {}
            }
            .navigationTitle(shown ?? "Nobody")
        }
    }
}

private struct Choices: View {
    @State private var chosen: Set = ["Bob"]

    var body: some View {
        List(["Ann", "Bob", "太郎"], id: \.self, selection: $chosen) { Text($0) }
            .navigationTitle("People")
    }
}
