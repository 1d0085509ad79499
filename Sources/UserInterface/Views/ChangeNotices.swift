import CursesUI
import DataSource
import Model

// Says what was changed, and takes it back: on every screen, unless something lies over it.
struct ChangeNotices: ViewModifier {
    @Environment(\.appDependencies) private var appDependencies
    @Environment(\.dayStyle) private var dayStyle
    let store: People

    func body(content: Content) -> some View {
        content
            .toolbar {
                ToolbarItem(placement: .secondaryAction) {
                    Button("undo") { run(.undo) }
                        .keyboardShortcut("u", modifiers: [])
                }
                ToolbarItem(placement: .secondaryAction) {
                    Button("redo") { run(.redo) }
                        .keyboardShortcut("r")
                }
            }
            .toast(item: Binding(get: { store.changeNotice }, set: { store.changeNotice = $0 })) {
                notice in
                toast(notice)
            }
            .alert(store.undoFailure?.direction.failureTitle ?? "", isPresented: isPresentedFailure)
        {
            Button("Continue") {}
        } message: {
            if let failure = store.undoFailure { Text(failure.error.label) }
        }
    }

    private func run(_ direction: UndoDirection) {
        Task { await store.send(direction == .undo ? .undoButtonTapped : .redoButtonTapped) }
    }

    private func toast(_ notice: ChangeNotice) -> Toast {
        let style = NoticeStyle(
            dayStyle: dayStyle,
            weightStyle: WeightStyle(store.settings.weightUnit, appDependencies),
            notice: notice
        )
        return switch notice.event {
        case .made, .done(.redo, _):
            Toast(style.label, actionTitle: "undo", key: "u") { run(.undo) }
        case .done(.undo, _):
            Toast(style.label, actionTitle: "redo", key: "r", modifiers: .control) { run(.redo) }
        case .changedSince, .nothing:
            Toast(style.label)
        }
    }

    private var isPresentedFailure: Binding<Bool> {
        Binding(
            get: { store.undoFailure != nil },
            asyncSet: { _ in await store.send(.undoFailureConfirmButtonTapped) }
        )
    }
}

struct ChangeNotices_Previews: PreviewProvider {
    static var previews: some View {
        ChangeNoticesPreview(event: .made(.savedWeighIn(.newestOfAnn, of: Person.ann.id)))
    }
}

struct ChangeNotices_Deleted_Previews: PreviewProvider {
    static var previews: some View {
        ChangeNoticesPreview(event: .made(.deletedWeighIn(.newestOfAnn, of: Person.ann.id)))
    }
}

struct ChangeNotices_Undone_Previews: PreviewProvider {
    static var previews: some View {
        ChangeNoticesPreview(
            event: .done(.undo, .savedWeighIn(.newestOfAnn, of: Person.ann.id)),
            name: "Ann"
        )
    }
}

struct ChangeNotices_Redone_Previews: PreviewProvider {
    static var previews: some View {
        ChangeNoticesPreview(
            event: .done(.redo, .movedWeighIn(.newestOfAnn, to: Person.ann.id)),
            name: "太郎"
        )
    }
}

struct ChangeNotices_Nothing_Previews: PreviewProvider {
    static var previews: some View {
        ChangeNoticesPreview(event: .nothing(.undo))
    }
}

struct ChangeNotices_Failure_Previews: PreviewProvider {
    static var previews: some View {
        ChangeNoticesPreview(
            failure: People.UndoFailure(
                .undo,
                StorageError(file: "people.json", reason: .system(28))
            )
        )
    }
}
