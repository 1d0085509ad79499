import CursesCore
import DataSource
import Model
import SharedInterface

struct DraftQuestions: ViewModifier {
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.nameStyle) private var nameStyle
    @Environment(\.isInputPending) private var isInputPending
    // Keys typed before the question was visible must not answer it.
    @State private var seenID: LeftDraft.ID?
    let store: DraftOffer

    func body(content: Content) -> some View {
        content
            .onChange(of: isPresented, initial: true) { _, isPresented in
                if isPresented { seenID = store.offered?.id }
            }
            .alert("Continue where you left off?", isPresented: .constant(isPresented)) {
                if let left = store.offered {
                    Button("Later", role: .cancel) { store.send(.laterButtonTapped(left)) }
                    Button("Discard", role: .destructive) { store.send(.discardButtonTapped(left)) }
                    if left.person != nil || left.draft.isOfNewPerson {
                        Button("Resume") { store.send(.openButtonTapped(left)) }
                    }
                }
            } message: {
                if let left = store.offered {
                    Text(label(left))
                    if let warning = left.warning {
                        Text(warning.label(style(left), dayStyle.string))
                    }
                }
            }
    }

    private var isPresented: Bool {
        guard let offered = store.offered else { return false }
        return offered.id == seenID || !isInputPending
    }

    private func label(_ left: LeftDraft) -> LocalizedStringKey {
        let name =
            left.person.map { nameStyle.name($0.name) } ?? dayStyle.string("a deleted person")
        return switch left.draft.form {
        case .newPerson: "A new person was not saved: \(left.draft.fields["name"] ?? "")"
        case .person: "Changes to \(name) were not saved."
        case .newWeighIn: "A weigh-in for \(name) was not saved: \(text(left))"
        case .weighIn: "A change to a weigh-in of \(name) was not saved: \(text(left))"
        }
    }

    private func style(_ left: LeftDraft) -> UnitStyle {
        UnitStyle(left.draft.settings(Settings()))
    }

    private func text(_ left: LeftDraft) -> String {
        let weight = left.weight.map(style(left).weight.text) ?? quoted(left.draft.fields["weight"])
        return [weight, left.day.map(dayStyle.full) ?? ""]
            .filter { !$0.isEmpty }
            .listed(dayStyle.string)
    }

    // Invalid weights are quoted as typed.
    private func quoted(_ text: String?) -> String {
        text.flatMap { $0.isEmpty ? nil : dayStyle.string("“\($0)”") } ?? ""
    }
}

// Asked before writing to a folder with other files.
struct ForeignFolderQuestion: ViewModifier {
    @Environment(\.dismissWindow) private var dismissWindow
    let store: StorageNotices

    func body(content: Content) -> some View {
        content
            .confirmationDialog(
                "Keep bmi-tui's data here?",
                isPresented: .constant(store.foreignFolder != nil)
            ) {
                Button("Quit", role: .cancel) { dismissWindow() }
                Button("Keep here") { store.send(.keepButtonTapped) }
            } message: {
                if let folder = store.foreignFolder {
                    Text("\(folder.shortenedPath) holds other files.")
                }
                Text("Nothing was written yet. Another folder is named with --data-dir.")
            }
    }
}

// Asks once about each kind of file in a watched folder.
struct ArrivalQuestion: ViewModifier {
    @Environment(\.isInputPending) private var isInputPending
    // Keys typed before the question was visible must not answer it.
    @State private var seen: Arrival?
    let store: Intake
    let isAtRest: Bool

    func body(content: Content) -> some View {
        content
            .onChange(of: isPresented, initial: true) { _, isPresented in
                if isPresented { seen = store.arrival }
            }
            .confirmationDialog(
                "Take in files of this kind by themselves?",
                isPresented: .constant(isPresented)
            ) {
                Button("Not this one", role: .cancel) { store.send(.declineButtonTapped) }
                Button("Take in") { store.send(.agreeButtonTapped) }
            } message: {
                if let arrival = store.arrival {
                    Text(verbatim: arrival.file.path.shortenedPath)
                    Text("\(arrival.format.name) · new weigh-ins: \(arrival.count)")
                }
            }
    }

    private var isPresented: Bool {
        guard isAtRest, let arrival = store.arrival else { return false }
        return arrival == seen || !isInputPending
    }
}

struct PersonDeletionQuestions: ViewModifier {
    @Environment(\.nameStyle) private var nameStyle
    let store: PersonDeletion?

    func body(content: Content) -> some View {
        content
            .confirmationDialog(
                "Delete \(nameStyle.name(store?.person.name ?? ""))?",
                isPresented: .constant(store?.isPresented ?? false)
            ) {
                Button("Cancel", role: .cancel) { store?.send(.cancelButtonTapped) }
                Button("Delete", role: .destructive) { store?.send(.confirmButtonTapped) }
            } message: {
                Text("The person leaves the list. The weigh-ins stay on disk; u brings them back.")
            }
            .attemptQuestions(store?.attempt ?? .idle, "Not deleted") { store?.send(.attempt($0)) }
    }
}
