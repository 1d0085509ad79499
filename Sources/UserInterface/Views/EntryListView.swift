import CursesUI
import DataSource
import Model

struct EntryListView: View {
    @Environment(\.appDependencies) private var appDependencies
    @State var store: Dashboard
    var isWide = true

    var body: some View {
        List(store.overview.entries) { entry in
            Button {
                Task { await store.send(.entryButtonTapped(entry, appDependencies)) }
            } label: {
                EntryRowView(
                    entry: entry,
                    unit: store.settings.weightUnit,
                    today: store.today,
                    isWide: isWide
                )
            }
        }
    }
}

struct EntryListView_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost { EntryListView(store: .ann($0)) }
    }
}
