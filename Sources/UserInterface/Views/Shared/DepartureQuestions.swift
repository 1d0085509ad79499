import CursesCore
import DataSource
import Model
import SharedInterface

struct DepartureQuestions: ViewModifier {
    @Environment(\.nameStyle) private var nameStyle
    let store: Departure
    let isEditing: () -> Bool

    func body(content: Content) -> some View {
        content
            .alert("Deleted elsewhere", isPresented: .constant(isNoticed)) {
                Button("Close", role: .cancel) {
                    Task { await store.send(.confirmButtonTapped) }
                }
                Button("Restore") { Task { await store.send(.bringBackButtonTapped) } }
            } message: {
                if let person = store.stage?.person {
                    Text("\(nameStyle.name(person.name)) was deleted by another program or window.")
                }
                Text("The weigh-ins stay in the data folder.")
                if isEditing() { Text("What you typed stays here until you leave it.") }
            }
            .alert("Not restored", isPresented: .constant(store.stage?.failure != nil)) {
                Button("Close", role: .cancel) {
                    Task { await store.send(.failureConfirmButtonTapped) }
                }
            } message: {
                if let failure = store.stage?.failure { Text(failure.label) }
            }
    }

    private var isNoticed: Bool {
        if case .noticed = store.stage { true } else { false }
    }
}
