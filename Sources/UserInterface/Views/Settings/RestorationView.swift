import CursesUI
import DataSource
import Model
import SharedInterface

struct RestorationView: View {
    @Environment(\.dayStyle) private var dayStyle
    @State var store: Restoration

    var body: some View {
        LoadingView(
            loadingState: store.loadingState,
            problems: [],
            failureTitle: "The backups could not be read"
        ) {
            await store.send(.loading(.retryButtonTapped))
        } content: {
            if store.restorables.isEmpty {
                ContentUnavailableView {
                    Text("No backups yet")
                } description: {
                    Text("The first is made before the first change on another day.")
                }
            } else {
                ViewThatFits(in: .horizontal) {
                    list(isWide: true)
                        .frame(idealWidth: 60, maxWidth: .infinity, maxHeight: .infinity)
                    list(isWide: false)
                }
            }
        }
        .navigationTitle("Backups")
        .modifier(RestorationQuestions(store: store))
        .toast(item: restored) { restored in
            Toast(
                "\(dayStyle.string(restored.label)) restored; the version before is kept as a backup"
            )
        }
        .refreshable { await store.send(.loading(.onRefresh)) }
        .task { await store.send(.loading(.task)) }
        .onDisappear { Task { await store.send(.loading(.onDisappear)) } }
    }

    private var restored: Binding<Restorable?> {
        Binding(get: { store.restored }, asyncSet: { _ in await store.send(.onDismissRestored) })
    }

    private func list(isWide: Bool) -> some View {
        List(store.restorables) { restorable in
            Button {
                Task { await store.send(.restorableButtonTapped(restorable)) }
            } label: {
                RestorableRowView(restorable: restorable, today: store.today, isWide: isWide)
            }
        }
    }
}

struct RestorationView_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost(.previewBackups) { appDependencies in
            NavigationStack { RestorationView(store: Restoration(appDependencies)) }
        }
    }
}

struct RestorationView_Empty_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost { appDependencies in
            NavigationStack { RestorationView(store: Restoration(appDependencies)) }
        }
    }
}

struct RestorationView_Question_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost(.previewBackups) { appDependencies in
            NavigationStack {
                RestorationView(
                    store: Restoration(
                        appDependencies,
                        selected: .annsYear,
                        preview: RecoveryPreview(
                            count: 41,
                            days: Day.preview.advanced(by: -90)...Day.preview,
                            added: 2,
                            changed: 1,
                            missing: 3
                        )
                    )
                )
            }
        }
    }
}
