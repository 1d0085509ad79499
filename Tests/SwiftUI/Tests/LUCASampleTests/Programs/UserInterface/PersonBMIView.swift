import CursesUI

struct PersonBMIView: View {
    @State var store: PersonBMI

    var body: some View {
        Form {
            Section {
                LabeledContent("Name") {
                    TextField("Name", text: $store.person.name)
                }
                LabeledContent("Weight (kg)") {
                    TextField("Weight (kg)", value: $store.person.weight, format: .number)
                }
                LabeledContent("Height (cm)") {
                    TextField("Height (cm)", value: $store.person.height, format: .number)
                }
            }
            Section {
                LabeledContent("BMI") {
                    Text(store.calculatedBMI, format: .number)
                }
                Button("Calculate BMI") {
                    Task {
                        await store.send(.calculateButtonTapped)
                    }
                }
                Button("Save") {
                    Task {
                        await store.send(.saveButtonTapped)
                    }
                }
            }
        }
        .alert("Tutorial", isPresented: $store.isPresentedTutorial) {
            Button("OK") {}
        } message: {
            Text("Enter a weight and a height.")
        }
        .task {
            await store.send(.task)
        }
    }
}

#Preview {
    PersonBMIView(store: .init(.testDependencies()))
}
