import CursesUI

struct RootPage: View {
    @Environment(\.appDependencies) private var appDependencies
    @State var store: Root

    var body: some View {
        NavigationStack(path: $store.path) {
            List {
                ForEach(store.people) { person in
                    Button {
                        Task { await store.send(.personTapped(person, appDependencies)) }
                    } label: {
                        PersonRow(person: person)
                    }
                    .buttonStyle(.plain)
                    .swipeActions {
                        Button("Delete", role: .destructive) {
                            Task { await store.send(.deleteButtonTapped(person)) }
                        }
                    }
                }
                NavigationLink("Notes", value: Root.Path.notes(Notes()))
                NavigationLink {
                    Text("Elsewhere")
                } label: {
                    Text("Elsewhere")
                }
                NavigationLink("About") {
                    if let url = URL(string: "https://example.com") {
                        Link("Website", destination: url)
                    }
                }
            }
            .navigationTitle("People")
            .navigationDestination(for: Root.Path.self) { path in
                switch path {
                case .detail(let store):
                    PersonFormView(store: store)
                case .notes(let store):
                    NotesPage(store: store)
                }
            }
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) {
                    Button {
                        Task { await store.send(.settingsButtonTapped) }
                    } label: {
                        Label("Settings", systemImage: "gear")
                            .labelStyle(.iconOnly)
                    }
                }
                ToolbarItemGroup(placement: .navigationBarTrailing) {
                    Button("Add", systemImage: "plus") {
                        Task { await store.send(.addButtonTapped(appDependencies)) }
                    }
                }
            }
            .toolbarBackground(.visible, for: .navigationBar)
            .toolbar(.hidden, for: .tabBar)
        }
        .sheet(item: $store.personForm) { store in
            NavigationStack {
                PersonFormView(store: store)
            }
        }
        .sheet(
            isPresented: $store.isPresentedSettings,
            onDismiss: { Task { await store.send(.settingsClosed) } }
        ) {
            SettingsPage(store: SettingsStore())
        }
        .fullScreenCover(isPresented: $store.isPresentedTutorial) {
            TutorialPage()
        }
        .alert("Delete", isPresented: $store.isPresentedAlert, presenting: store.selectedPerson) {
            person in
            Button("Delete", role: .destructive) {
                Task { await store.send(.deleteConfirmButtonTapped(person)) }
            }
            Button("Cancel", role: .cancel) {}
        } message: { person in
            Text("Delete \(person.name)?")
        }
        .task {
            await store.send(.task(String(describing: Self.self)))
        }
    }
}
