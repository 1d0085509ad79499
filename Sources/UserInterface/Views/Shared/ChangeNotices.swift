import CursesCore
import DataSource
import Model
import SharedInterface

// Shows notices of changes and offers undo and redo on every screen.
struct ChangeNotices: ViewModifier {
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.nameStyle) private var nameStyle
    let store: Undo
    // False for settings, backups, import and export, where undo would change something else.
    var isOffered = true
    let settings: () -> Settings

    func body(content: Content) -> some View {
        content
            .toolbar {
                if isOffered {
                    ToolbarItemGroup(placement: .secondaryAction) {
                        store.button("undo", "u", .undoButtonTapped)
                        Button("redo") { store.send(.redoButtonTapped) }
                            .keyboardShortcut("r")
                    }
                }
            }
            .toast(
                store.notice.flatMap { $0.failure == nil ? $0 : nil },
                store,
                .onDismissNotice,
                content: toast
            )
            .confirmationDialog(
                store.question?.title(nameStyle) ?? "",
                isPresented: .constant(store.question != nil)
            ) {
                Button("Cancel", role: .cancel) { store.send(.questionCancelButtonTapped) }
                Button(store.question?.direction.questionAnswer ?? "") {
                    store.send(.questionConfirmButtonTapped)
                }
            } message: {
                if let question = store.question {
                    Text(style(question.notice).label)
                    Text(question.explanation)
                }
            }
            .failureAlert(
                store.notice?.failure?.title ?? "",
                store.notice?.failure?.error,
                store,
                .failureConfirmButtonTapped
            )
    }

    private func style(_ notice: ChangeNotice) -> NoticeStyle {
        NoticeStyle(
            dayStyle: dayStyle,
            nameStyle: nameStyle,
            unitStyle: UnitStyle(settings()),
            notice: notice
        )
    }

    private func toast(_ notice: ChangeNotice) -> Toast {
        let style = style(notice)
        return switch notice.event {
        case .made, .done(.redo, _), .finished(.redo, _):
            Toast(
                style.label,
                isGood: notice.milestone != nil,
                actionTitle: "undo",
                key: "u"
            ) { store.send(.undoButtonTapped) }
        case .done(.undo, _), .finished(.undo, _):
            Toast(style.label, actionTitle: "redo", key: "r", modifiers: .control) {
                store.send(.redoButtonTapped)
            }
        case .changedSince, .nothing, .failed:
            Toast(style.label)
        }
    }
}
