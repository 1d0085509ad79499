import CursesCore
import DataSource
import Model
import SharedInterface

struct RestorationView: View {
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.nameStyle) private var nameStyle
    @State var store: Restoration

    var body: some View {
        LoadingView(
            loadingState: store.loadingState,
            problems: [],
            failureTitle: "The backups could not be read"
        ) {
            store.send(.loading(.retryButtonTapped))
        } content: {
            if store.restorables.isEmpty, !store.damages.isEmpty {
                ContentUnavailableView { Text("Nothing is left to restore") }
            } else if store.restorables.isEmpty {
                ContentUnavailableView {
                    Text("No backups yet")
                } description: {
                    Text("One is made before each day's first change.")
                }
            } else if isHopeless {
                VStack(alignment: .leading, spacing: 0) {
                    Text("Nothing can be restored: there is no backup of it.")
                        .foregroundStyle(.secondary)
                        .padding([.horizontal, .bottom])
                    table
                }
            } else {
                ViewThatFits {
                    HStack(alignment: .top, spacing: 1) {
                        table.frame(minWidth: 78, maxWidth: 96)
                        Section {
                            detail(isTitled: false)
                        } header: {
                            if let marked = store.marked { Text(marked.label(dayStyle)) }
                        }
                    }
                    .frame(idealWidth: 118, maxWidth: .infinity, maxHeight: .infinity)
                    VStack(alignment: .leading, spacing: 0) {
                        table.frame(height: Double(store.restorables.count + 1))
                        Divider()
                        detail(isTitled: true).padding(.horizontal)
                    }
                    .stretched(
                        idealWidth: 56,
                        idealHeight: Double(store.restorables.count + Self.leastDetailHeight),
                        alignment: .top
                    )
                    table.stretched(idealWidth: 1, idealHeight: 1)
                }
            }
        }
        .navigationTitle("Backups")
        .confirmationDialog(
            isWorthwhile ? store.selected.map(style.title) ?? "" : "Nothing to restore",
            isPresented: .constant(store.preview != nil)
        ) {
            Button(isWorthwhile ? "Cancel" : "Close", role: .cancel) {
                store.send(.restoreCancelButtonTapped)
            }
            if isWorthwhile {
                Button(store.selected.map(style.answer) ?? "", role: .destructive) {
                    store.send(.restoreConfirmButtonTapped)
                }
            }
        } message: {
            if let selected = store.selected, let preview = store.preview {
                RecoveryPreviewView(restorable: selected, preview: preview, style: style)
            }
        }
        .attemptQuestions(store.attempt, "Not restored") { store.send(.attempt($0)) }
        .toast(store.restored, store, .onDismissRestored) { restored in
            Toast(restored.restoredLabel(dayStyle.string(restored.label(dayStyle))))
        }
        .refreshable { await store.send(.loading(.onRefresh)) }
        .task { await store.send(.loading(.task)) }
    }

    // Titles, divider and at least the counts of changes.
    private static let leastDetailHeight = 11

    private var isHopeless: Bool { store.restorables.allSatisfy(\.isEmptyStart) }

    private var isWorthwhile: Bool { store.preview?.isWorthwhile ?? true }

    private var table: some View { RestorationTableView(store: store, style: style) }

    // Reads the marked version only while it is visible.
    private func detail(isTitled: Bool) -> some View {
        VStack(alignment: .leading) {
            if let marked = store.marked, let preview = store.markedPreview {
                RestorationDetailView(
                    restorable: marked,
                    preview: preview,
                    style: style,
                    isTitled: isTitled
                )
            }
        }
        .task(id: store.marked) { await store.send(.onShowMarked) }
    }

    private var style: RecoveryStyle {
        RecoveryStyle(
            dayStyle: dayStyle,
            nameStyle: nameStyle,
            weightStyle: WeightStyle(store.settings.weightUnit),
            today: store.today
        )
    }
}
