import CursesUI
import DataSource
import Model

struct DepartureQuestions: ViewModifier {
    @Environment(\.nameStyle) private var nameStyle
    let store: Departure
    let isEditing: () -> Bool

    func body(content: Content) -> some View {
        content
            .alert("Deleted elsewhere", isPresented: isPresentedDeparture) {
                Button("Continue", role: .cancel) {}
                Button("Bring back") { Task { await store.send(.bringBackButtonTapped) } }
            } message: {
                if let person = store.stage?.person {
                    Text("\(nameStyle.name(person.name)) was deleted by another program or window.")
                }
                Text("The weigh-ins stay in the data folder.")
                if isEditing() { Text("What you typed stays here until you leave it.") }
            }
            .alert("Not brought back", isPresented: isPresentedFailure) {
                Button("Continue") {}
            } message: {
                if let failure = store.stage?.failure { Text(failure.label) }
            }
    }

    private var isPresentedDeparture: Binding<Bool> {
        Binding(
            get: { if case .noticed = store.stage { true } else { false } },
            asyncSet: { _ in await store.send(.confirmButtonTapped) }
        )
    }

    private var isPresentedFailure: Binding<Bool> {
        Binding(
            get: { store.stage?.failure != nil },
            asyncSet: { _ in await store.send(.failureConfirmButtonTapped) }
        )
    }
}

struct DepartureQuestions_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost {
            PeopleView(store: People($0, departure: Departure($0, stage: .noticed(.ann))))
        }
    }
}
