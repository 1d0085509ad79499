import CursesUI

struct PatientsView: View {
    @State var store: Patients

    var body: some View {
        NavigationStack {
            List {
                Section {
                    ForEach(store.patients) { patient in
                        NavigationLink {
                            Text("History of \(patient.name)")
                        } label: {
                            PatientRow(patient: patient)
                        }
                        .swipeActions(edge: .leading, allowsFullSwipe: false) {
                            Button {
                                Task { await store.send(.favoriteButtonTapped(patient)) }
                            } label: {
                                Label("Favorite", systemImage: "star")
                            }
                            .tint(.yellow)
                        }
                        .contextMenu {
                            Button("Delete", systemImage: "trash", role: .destructive) {
                                Task { await store.send(.deleteButtonTapped(patient)) }
                            }
                        }
                    }
                } footer: {
                    Text(store.note)
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                }
                .listSectionSeparator(.hidden)
                .headerProminence(.increased)
            }
            .listStyle(.insetGrouped)
            .refreshable { await store.send(.refreshed) }
            .navigationTitle("Patients")
            .navigationBarTitleDisplayMode(.large)
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("Add", systemImage: "plus") {
                        Task { await store.send(.addButtonTapped) }
                    }
                    .keyboardShortcut("n", modifiers: .command)
                }
            }
            .sheet(item: $store.editing) { patient in
                PatientEditor(patient: patient) { patient in
                    await store.send(.saveButtonTapped(patient))
                }
                .presentationDetents([.medium, .large])
                .presentationDragIndicator(.visible)
            }
            .confirmationDialog(
                "Delete \(store.deleting?.name ?? "")?",
                isPresented: Binding(
                    get: { store.deleting != nil },
                    set: { if !$0 { store.deleting = nil } }
                ),
                titleVisibility: .visible,
                presenting: store.deleting
            ) { patient in
                Button("Delete", role: .destructive) {
                    Task { await store.send(.deleteConfirmButtonTapped(patient)) }
                }
            } message: { patient in
                Text("\(patient.name) will be gone.")
            }
            .animation(.easeInOut(duration: 0.2), value: store.patients)
        }
        .task { await store.send(.task) }
        .preferredColorScheme(.dark)
    }
}

private struct PatientRow: View {
    let patient: Patient

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 1) {
            Image(systemName: patient.isFavorite ? "star.fill" : "star")
                .imageScale(.small)
                .foregroundColor(.yellow)
                .accessibilityHidden(true)
            Text(patient.name)
                .font(.headline)
                .lineLimit(1)
            Spacer(minLength: 0)
            Text(patient.weight, format: .number)
                .font(.title3.monospacedDigit())
                .fontWeight(.semibold)
                .minimumScaleFactor(0.5)
                .layoutPriority(1)
        }
        .contentShape(Rectangle())
        .accessibilityElement(children: .combine)
    }
}
