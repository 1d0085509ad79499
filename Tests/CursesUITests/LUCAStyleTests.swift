import CursesTesting
import CursesUI
import Observation
import Testing

/// A stack of child Stores as LUCA writes it for SwiftUI; only the import differs.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct LUCAStyleTests {
    @Test
    func member_openedRenamedAndSaved_isListedByTheParent() async {
        let store = Members()
        let pilot = Pilot(MembersView(store: store), size: Size(width: 34, height: 9))
        await pilot.settle()
        #expect(
            pilot.screen == """
                 Members                 2 in all
                ▸ Ann                         50.0
                  太郎                        60.5





                 Enter open  d delete  ? help
                """
        )
        await pilot.press("Down", "Enter")
        #expect(store.path.count == 1)
        #expect(pilot.screen.contains("Members › 太郎"))
        await pilot.press("C-u")
        await pilot.type("次郎")
        await pilot.press("C-s")
        #expect(store.path.isEmpty)
        #expect(store.members.map(\.name) == ["Ann", "次郎"])
        #expect(pilot.screen.contains("▸ 次郎"))
    }

    @Test
    func member_leftWithEsc_staysAsItWas() async {
        let store = Members()
        let pilot = Pilot(MembersView(store: store), size: Size(width: 34, height: 9))
        await pilot.settle()
        await pilot.press("Enter")
        await pilot.type("x")
        await pilot.press("Esc")
        #expect(store.path.isEmpty)
        #expect(store.members.map(\.name) == ["Ann", "太郎"])
    }

    @Test
    func member_deleted_isAskedForFirst() async {
        let store = Members()
        let pilot = Pilot(MembersView(store: store), size: Size(width: 34, height: 12))
        await pilot.settle()
        await pilot.press("d")
        #expect(pilot.screen.contains("Delete Ann?"))
        await pilot.press("Esc")
        #expect(store.members.count == 2)
        await pilot.press("d", "Enter")
        #expect(store.members.map(\.name) == ["太郎"])
    }
}

struct Member: Identifiable, Hashable, Sendable {
    var id: Int
    var name: String
    var weight: Double
}

@MainActor @Observable
final class Members {
    enum Path: Hashable {
        case detail(MemberDetail)

        static func == (lhs: Path, rhs: Path) -> Bool { lhs.id == rhs.id }

        func hash(into hasher: inout Hasher) { hasher.combine(id) }

        private var id: ObjectIdentifier {
            switch self {
            case .detail(let store): ObjectIdentifier(store)
            }
        }
    }

    enum Action: Sendable {
        case task
        case memberTapped(Member)
        case deleteTapped(Member)
        case deleteConfirmed
        case detail(MemberDetail.Action)
    }

    var members: [Member] = []
    var path: [Path] = []
    var candidate: Member?
    var isPresentedDeletion = false

    func send(_ action: Action) async {
        switch action {
        case .task:
            members = [
                Member(id: 1, name: "Ann", weight: 50), Member(id: 2, name: "太郎", weight: 60.5),
            ]
        case .memberTapped(let member):
            let detail = MemberDetail(member: member) { [weak self] in
                await self?.send(.detail($0))
            }
            path.append(.detail(detail))
        case .deleteTapped(let member):
            candidate = member
            isPresentedDeletion = true
        case .deleteConfirmed:
            members.removeAll { $0 == candidate }
        case .detail(.saved(let member)):
            if let index = members.firstIndex(where: { $0.id == member.id }) {
                members[index] = member
            }
            path.removeAll()
        case .detail:
            break
        }
    }
}

@MainActor @Observable
final class MemberDetail {
    enum Action: Sendable {
        case saveButtonTapped
        case saved(Member)
    }

    var member: Member
    @ObservationIgnored private let action: @MainActor (Action) async -> Void

    init(member: Member, action: @escaping @MainActor (Action) async -> Void) {
        self.member = member
        self.action = action
    }

    func send(_ action: Action) async {
        await self.action(action)
        switch action {
        case .saveButtonTapped: await send(.saved(member))
        case .saved: break
        }
    }
}

struct MembersView: View {
    @State var store: Members

    var body: some View {
        NavigationStack(path: $store.path) {
            List {
                ForEach(store.members) { member in
                    Button {
                        Task { await store.send(.memberTapped(member)) }
                    } label: {
                        MemberRow(member: member)
                    }
                }
                .onDelete { offsets in
                    for offset in offsets {
                        Task { await store.send(.deleteTapped(store.members[offset])) }
                    }
                }
            }
            .navigationTitle("Members")
            .navigationSubtitle("\(store.members.count) in all")
            .navigationDestination(for: Members.Path.self) { path in
                switch path {
                case .detail(let store): MemberDetailView(store: store)
                }
            }
            .confirmationDialog(
                "Delete \(store.candidate?.name ?? "")?",
                isPresented: $store.isPresentedDeletion,
                titleVisibility: .visible
            ) {
                Button("Delete", role: .destructive) {
                    Task { await store.send(.deleteConfirmed) }
                }
                Button("Cancel", role: .cancel) {}
            }
        }
        .task { await store.send(.task) }
    }
}

struct MemberRow: View {
    let member: Member

    var body: some View {
        HStack {
            Text(member.name)
            Spacer()
            Text(member.weight, format: .number.precision(1))
                .modifier(Quiet())
        }
    }
}

struct Quiet: ViewModifier {
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
        if isEnabled { content.foregroundStyle(.secondary) } else { content }
    }
}

struct MemberDetailView: View {
    enum Field { case name, weight }

    @Bindable var store: MemberDetail
    @FocusState private var focus: Field?

    var body: some View {
        Form {
            Section {
                LabeledContent("Name") {
                    NameField(name: $store.member.name, focus: $focus)
                }
                LabeledContent("Weight") {
                    TextField("Weight", value: $store.member.weight, format: .number)
                        .focused($focus, equals: .weight)
                }
                LabeledContent("Half", value: store.member.weight / 2, format: .number)
            } footer: {
                Text("In kilograms")
            }
        }
        .navigationTitle(store.member.name)
        .onAppear { focus = .name }
        .toolbar {
            ToolbarItem(placement: .confirmationAction) {
                Button("Save") { Task { await store.send(.saveButtonTapped) } }
                    .keyboardShortcut("s")
            }
        }
    }
}

struct NameField: View {
    @Binding var name: String
    @FocusState.Binding var focus: MemberDetailView.Field?

    var body: some View {
        TextField("Name", text: $name, prompt: Text("First and last name"))
            .focused($focus, equals: .name)
            .onSubmit { focus = .weight }
    }
}
