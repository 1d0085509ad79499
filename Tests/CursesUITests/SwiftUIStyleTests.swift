import CursesTesting
import CursesUI
import Observation
import Testing

/// Views as they are written for SwiftUI in LUCA's style; only the import differs.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct SwiftUIStyleTests {
    @Test
    func form_filledInWithTheKeyboard_calculatesThroughTheStore() async {
        let pilot = Pilot(PersonFormView(store: PersonForm()), size: Size(width: 50, height: 14))
        await pilot.settle()
        #expect(pilot.screen.contains("Enter your name, weight and height."))
        await pilot.press("Enter")
        await pilot.type("Ann")
        await pilot.press("Tab")
        await pilot.press("C-u")
        await pilot.type("70")
        await pilot.press("Tab", "C-u")
        await pilot.type("175")
        await pilot.press("Tab", "Enter")
        #expect(
            pilot.screen == """
                ╭────────────────────────────────────────────────╮
                │ Name         Ann                               │
                │ Weight (kg)  70                                │
                │ Height (cm)  175                               │
                ╰────────────────────────────────────────────────╯
                ╭────────────────────────────────────────────────╮
                │ BMI          22.86                             │
                │ [ Calculate BMI ]                              │
                ╰────────────────────────────────────────────────╯




                 Enter choose   Tab next   q quit   ? help
                """
        )
    }
}

@MainActor @Observable
final class PersonForm {
    struct Person {
        var name = ""
        var weight = 0.0
        var height = 0.0
    }

    enum Action: Sendable {
        case task
        case calculateButtonTapped
    }

    var person = Person()
    var bmi = 0.0
    var isPresentedTutorial = false

    func send(_ action: Action) async {
        switch action {
        case .task:
            isPresentedTutorial = true
        case .calculateButtonTapped:
            bmi = (person.weight / (person.height * person.height) * 1_000_000).rounded() / 100
        }
    }
}

struct PersonFormView: View {
    @State var store: PersonForm

    var body: some View {
        Form {
            Section {
                LabeledContent {
                    TextField("Name", text: $store.person.name)
                        .textFieldStyle(.roundedBorder)
                } label: {
                    Text("Name", bundle: .module)
                }
                LabeledContent {
                    TextField("Weight", value: $store.person.weight, format: .number)
                        .textFieldStyle(.roundedBorder)
                } label: {
                    Text("Weight (kg)", bundle: .module)
                }
                LabeledContent {
                    TextField("Height", value: $store.person.height, format: .number)
                        .textFieldStyle(.roundedBorder)
                } label: {
                    Text("Height (cm)", bundle: .module)
                }
            }
            Section {
                LabeledContent("BMI", value: "\(store.bmi)")
                Button {
                    Task {
                        await store.send(.calculateButtonTapped)
                    }
                } label: {
                    Text("Calculate BMI", bundle: .module)
                }
                .buttonStyle(.borderedProminent)
            }
        }
        .task {
            await store.send(.task)
        }
        .alert("Tutorial", isPresented: $store.isPresentedTutorial) {
            Button("OK") {}
        } message: {
            Text("Enter your name, weight and height.")
        }
    }
}
