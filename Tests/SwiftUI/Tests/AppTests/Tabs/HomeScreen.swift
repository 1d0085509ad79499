import CursesUI

struct HomeScreen: View {
    @Environment(Router.self) private var router
    @State private var query = ""
    @State private var scope = 0
    @State private var isPresented = false
    @State private var items = (1...20).map { $0 }
    @State private var selection = Set<Int>()
    var filtered: [Int] { query.isEmpty ? items : items.filter { "\($0)".contains(query) } }
    var body: some View {
        List(filtered, id: \.self, selection: $selection) { n in
            Button("Open \(n)") { router.push(.detail(n)) }.listRowInsets(
                EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
            ).listRowBackground(n.isMultiple(of: 2) ? Color.clear : Color.gray.opacity(0.1))
        }
        .listStyle(.plain).searchable(text: $query, prompt: "Find").searchScopes($scope) {
            Text("All").tag(0)
            Text("Even").tag(1)
        }.searchSuggestions {
            ForEach(items.prefix(3), id: \.self) { Text("\($0)").searchCompletion("\($0)") }
        }
        .toolbar {
            ToolbarItem(placement: .principal) {
                VStack {
                    Text("Home").font(.headline)
                    Text("\(filtered.count) items").font(.caption)
                }
            }
            ToolbarItem(placement: .bottomBar) { Button("All") { selection = Set(items) } }
        }
        .popover(isPresented: $isPresented, attachmentAnchor: .point(.top), arrowEdge: .bottom) {
            Text("Hi").presentationCompactAdaptation(.popover)
        }
        .inspector(isPresented: $isPresented) {
            Text("I").inspectorColumnWidth(min: 10, ideal: 20, max: 30)
        }
    }
}
