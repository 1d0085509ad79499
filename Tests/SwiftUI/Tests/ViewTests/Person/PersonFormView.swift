import CursesUI

struct PersonFormView: View {
    enum Field: Hashable {
        case name, weight, height
    }

    @Environment(\.dismiss) private var dismiss
    @State var store: PersonForm
    @FocusState private var focusedField: Field?

    var body: some View {
        Form {
            Section {
                LabeledContent("Name") {
                    TextField("Name", text: $store.person.name, prompt: Text("Required"))
                        .textContentType(.name)
                        .textInputAutocapitalization(.words)
                        .autocorrectionDisabled()
                        .focused($focusedField, equals: .name)
                        .submitLabel(.next)
                        .onSubmit { focusedField = .weight }
                }
                LabeledContent("Weight (kg)") {
                    TextField(
                        "Weight",
                        value: $store.person.weight,
                        format: .number.precision(.fractionLength(1))
                    )
                    .keyboardType(.decimalPad)
                    .multilineTextAlignment(.trailing)
                    .focused($focusedField, equals: .weight)
                }
                LabeledContent("Height (cm)") {
                    TextField("Height", value: $store.person.height, format: .number)
                        .keyboardType(.numberPad)
                        .focused($focusedField, equals: .height)
                }
                TextField("Goal", value: $store.person.goal, format: .number)
                Toggle("Favorite", systemImage: "star", isOn: $store.person.isFavorite)
            } header: {
                Text("Person")
                    .textCase(nil)
            } footer: {
                if let bmi = store.bmi {
                    Text("Your BMI is \(bmi, format: .number.precision(.fractionLength(2)))")
                        .foregroundStyle(.secondary)
                        .font(.footnote)
                }
            }
            Section {
                Button {
                    Task { await store.send(.calculateButtonTapped) }
                } label: {
                    Label("Calculate BMI", systemImage: "function")
                        .frame(maxWidth: .infinity)
                }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
                .listRowInsets(EdgeInsets())
                .listRowBackground(Color.clear)
                .disabled(store.person.height <= 0)
            }
        }
        .formStyle(.grouped)
        .navigationTitle("Edit Person")
        .navigationBarTitleDisplayMode(.inline)
        .navigationBarBackButtonHidden()
        .interactiveDismissDisabled(store.isSaving)
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                Button("Cancel", role: .cancel) {
                    Task { await store.send(.cancelButtonTapped) }
                    dismiss()
                }
            }
            ToolbarItem(placement: .confirmationAction) {
                Button("Save") {
                    Task { await store.send(.saveButtonTapped) }
                }
                .disabled(store.isSaving)
            }
            ToolbarItemGroup(placement: .keyboard) {
                Spacer()
                Button("Done") { focusedField = nil }
            }
        }
        .overlay {
            if store.isSaving {
                ProgressView("Saving…")
            }
        }
        .alert(isPresented: $store.isPresentedError, error: store.error) { error in
            Button("OK") {}
        } message: { error in
            Text(error.recoverySuggestion ?? "")
        }
        .defaultFocus($focusedField, .name)
        .onAppear { focusedField = .name }
        .task {
            await store.send(.task(String(describing: Self.self)))
        }
    }
}

struct PersonFormView_Previews: PreviewProvider {
    static var previews: some View {
        NavigationStack {
            PersonFormView(store: .init(.testDependencies()))
        }
        .previewDisplayName("Empty")
    }
}
