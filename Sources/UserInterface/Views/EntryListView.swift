import CursesUI
import DataSource
import Model

struct EntryListView: View {
    @Environment(\.appDependencies) private var appDependencies
    @State var store: Dashboard
    var isWide = true
    var hasChange = true

    var body: some View {
        if store.overview.missingDays > 0 {
            VStack(alignment: .leading) {
                list
                    .frame(maxHeight: Double(store.overview.entries.count))
                Text(hint)
                    .foregroundStyle(.secondary)
                    .padding(.leading, 2)
                Spacer()
            }
        } else {
            list
        }
    }

    private var hint: LocalizedStringKey {
        let days = store.overview.missingDays
        return days == 1
            ? "Weigh in on one more day to see where it goes."
            : "Weigh in on \(days) more days to see where it goes."
    }

    private var list: some View {
        List(store.overview.entries, selection: $store.selection) { entry in
            Button {
                Task { await store.send(.entryButtonTapped(entry, appDependencies)) }
            } label: {
                EntryRowView(
                    entry: entry,
                    unit: store.settings.weightUnit,
                    today: store.today,
                    isWide: isWide,
                    hasChange: hasChange
                )
            }
        }
        .rowVerb("edit")
    }
}

struct EntryListView_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost { EntryListView(store: .ann($0)) }
    }
}
