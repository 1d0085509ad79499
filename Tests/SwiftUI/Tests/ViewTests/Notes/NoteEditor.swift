import CursesUI

@MainActor @Observable
final class NoteEditor: Composable, Identifiable {
    var title: String
    var text: String
    var tags: [String]
    var newTag: String
    var isPinned: Bool
    var isPresentedDiscard: Bool
    let action: (Action) async -> Void

    init(note: Note?, action: @escaping (Action) async -> Void = { _ in }) {
        title = note?.title ?? ""
        text = note?.body ?? ""
        tags = note?.tags ?? []
        newTag = ""
        isPinned = note?.isPinned ?? false
        isPresentedDiscard = false
        self.action = action
    }

    func reduce(_ action: Action) async {
        switch action {
        case .saveButtonTapped:
            await send(
                .saved(
                    Note(
                        id: UUID(),
                        title: title,
                        body: text,
                        isPinned: isPinned,
                        tags: tags,
                        updatedAt: Date(timeIntervalSince1970: 0)
                    )
                )
            )
        case .addTagButtonTapped:
            tags.append(newTag)
            newTag = ""
        case .cancelButtonTapped, .saved:
            break
        }
    }

    enum Action: Sendable {
        case saveButtonTapped, cancelButtonTapped, addTagButtonTapped
        case saved(Note)
    }
}
