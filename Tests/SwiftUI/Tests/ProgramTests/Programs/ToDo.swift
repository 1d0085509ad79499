import CursesUI

struct ToDoItem: Identifiable {
    let id = UUID()
    var title: String
    var isDone = false
}

final class ToDoStore: ObservableObject {
    @Published var items: [ToDoItem] = []
}

final class ToDoEditorModel: ObservableObject {
    @Published var title = ""
    private let store: ToDoStore

    init(store: ToDoStore) { self.store = store }

    func save() { store.items.append(ToDoItem(title: title)) }
}

/// Makes each screen with its model.
struct ToDoFactory {
    let store: ToDoStore

    @MainActor func makeList() -> some View { ToDoListView(store: store, factory: self) }

    @MainActor func makeEditor() -> some View {
        ToDoEditorView(model: ToDoEditorModel(store: store))
    }
}

struct ToDoApp: App {
    private let factory = ToDoFactory(store: ToDoStore())

    var body: some Scene {
        WindowGroup {
            NavigationView { factory.makeList() }
        }
    }
}

struct ToDoListView: View {
    @ObservedObject var store: ToDoStore
    let factory: ToDoFactory
    @State private var isAdding = false

    var body: some View {
        List {
            ForEach($store.items) { $item in
                Toggle(item.title, isOn: $item.isDone)
            }
            .onDelete { store.items.remove(atOffsets: $0) }
        }
        .overlay {
            if store.items.isEmpty { Text("Nothing to do") }
        }
        .navigationTitle("To do")
        .toolbar {
            Button("Add") { isAdding = true }
        }
        .navigationDestination(isPresented: $isAdding) { factory.makeEditor() }
    }
}

struct ToDoEditorView: View {
    @ObservedObject var model: ToDoEditorModel
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Form {
            TextField("Title", text: $model.title)
            Button("Save") {
                model.save()
                dismiss()
            }
            .disabled(model.title.isEmpty)
        }
        .navigationTitle("New")
    }
}
