import CursesUI
import DataSource
import Model

struct EntryListView: View {
    @Environment(\.appDependencies) private var appDependencies
    @Environment(\.dayStyle) private var dayStyle
    let store: Dashboard
    var isWide = true
    var hasChange = true

    var body: some View {
        if let missingDays = store.overview.missingDays {
            VStack(alignment: .leading) {
                list
                    .frame(maxHeight: Double(store.overview.entries.count))
                Text(hint(missingDays))
                    .foregroundStyle(.secondary)
                    .padding(.leading, 2)
                Spacer()
            }
        } else {
            list
        }
    }

    private func hint(_ missingDays: MissingDays) -> LocalizedStringKey {
        if missingDays.count > 1 {
            return "Weigh in on \(missingDays.count) more days to see where it goes."
        }
        return missingDays.firstDay.map {
            "Weigh in on \(dayStyle.short($0)) or later to see where it goes."
        } ?? "Weigh in on one more day to see where it goes."
    }

    private var selection: Binding<WeighIn.ID?> {
        Binding(
            get: { store.selection },
            asyncSet: { await store.send(.onChangeSelection($0)) }
        )
    }

    private var list: some View {
        let style = WeightStyle(store.settings.weightUnit, appDependencies)
            .aligned(with: store.overview.entries.lazy.map(\.weighIn.weight))
        return List(selection: selection) {
            ForEach(store.overview.entries) { entry in
                Button {
                    Task { await store.send(.entryButtonTapped(entry, appDependencies)) }
                } label: {
                    EntryRowView(
                        entry: entry,
                        style: style,
                        today: store.today,
                        isWide: isWide,
                        hasChange: hasChange
                    )
                }
            }
            .onDelete { offsets in
                guard let offset = offsets.first else { return }
                let entry = store.overview.entries[offset]
                Task { await store.send(.deleteButtonTapped(entry)) }
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
