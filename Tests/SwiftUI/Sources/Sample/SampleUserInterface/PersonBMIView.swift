import CursesUI
import SampleModel

struct PersonBMIView: View {
    @State var store: PersonBMI

    var body: some View {
        Form {
            Section {
                LabeledContent("Name") {
                    TextField("Name", text: $store.person.name)
                        .textFieldStyle(.roundedBorder)
                }
                LabeledContent("Weight (kg)") {
                    TextField("Weight (kg)", value: $store.person.weight, format: .number)
                        .textFieldStyle(.roundedBorder)
                }
                LabeledContent("Height (cm)") {
                    TextField("Height (cm)", value: $store.person.height, format: .number)
                        .textFieldStyle(.roundedBorder)
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
                .buttonStyle(.bordered)
                Button("Save") {
                    Task {
                        await store.send(.saveButtonTapped)
                    }
                }
                .buttonStyle(.borderedProminent)
            }
        }
        .alert("Type a weight and a height", isPresented: $store.isPresentedTutorial) {
            Button("OK") {}
        }
        .task {
            await store.send(.task)
        }
    }
}

#Preview {
    PersonBMIView(store: .init(.testDependencies()))
}
