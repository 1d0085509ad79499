import CursesUI
import DataSource
import Model

struct FinalDeletionQuestion: ViewModifier {
    @Environment(\.appDependencies) private var appDependencies
    @Environment(\.dayStyle) private var dayStyle
    let store: History

    func body(content: Content) -> some View {
        content
            .confirmationDialog("Delete for good?", isPresented: isPresented) {
                Button("Cancel", role: .cancel) {}
                if let deletion = store.finalDeletion {
                    Button("Delete", role: .destructive) {
                        Task { await store.send(.finalDeletionConfirmButtonTapped(deletion)) }
                    }
                }
            } message: {
                if let deletion = store.finalDeletion {
                    Text("\(title(deletion.weighIn)) could not be brought back.")
                    Text(deletion.reason.label)
                }
            }
    }

    private func title(_ weighIn: WeighIn) -> String {
        "\(dayStyle.table(weighIn.day)) · \(weightStyle.text(weighIn.weight))"
    }

    private var weightStyle: WeightStyle {
        WeightStyle(store.settings.weightUnit, appDependencies)
    }

    private var isPresented: Binding<Bool> {
        Binding(
            get: { store.finalDeletion != nil },
            asyncSet: { _ in await store.send(.finalDeletionCancelButtonTapped) }
        )
    }
}

struct FinalDeletionQuestion_Previews: PreviewProvider {
    static var previews: some View {
        HistoryPreview {
            History(
                $0,
                person: .ann,
                finalDeletion: FinalDeletion(
                    .newestOfAnn,
                    StorageError(file: "/home/ann/.undo.json", reason: .newerVersion(2))
                )
            )
        }
    }
}
