import CursesUI

enum SectionsPage: PreviewProvider {
    static var previews: some View {
        List {
            Section("This week") {
                ForEach(1..<4) { Text("Weigh-in \($0)") }
            }
            Section("Last week") {
                ForEach(4..<7) { Button("Weigh-in \($0)") {} }
            }
            Section("Earlier") {
                Text("nothing").foregroundStyle(.secondary)
            }
        }
    }
}
