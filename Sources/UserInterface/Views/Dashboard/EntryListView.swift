import CursesCore
import DataSource
import Model
import SharedInterface

struct EntryListView: View {
    @Environment(\.dayStyle) private var dayStyle
    let store: Dashboard
    var isWide = true

    var body: some View {
        // Reads all weights, so it is made once.
        let style = style
        if isWide {
            VStack(alignment: .leading, spacing: 0) {
                if !store.overview.entries.isEmpty {
                    EntryHeaderView(
                        unit: store.settings.weightUnit,
                        style: style,
                        listedWidth: listedWidth
                    )
                }
                content(.wide, style)
            }
        } else {
            ViewThatFits(in: .horizontal) {
                ForEach([EntryRowView.Extent.change, .day, .shortDay], id: \.self) { extent in
                    content(extent, style)
                        .frame(idealWidth: width(extent, style), maxWidth: .infinity)
                }
            }
        }
    }

    // Includes the selection mark; numbers are never truncated.
    private func width(_ extent: EntryRowView.Extent, _ style: WeightStyle) -> Double {
        2 + extent.width(style, listedWidth)
    }

    @ViewBuilder private func content(
        _ extent: EntryRowView.Extent,
        _ style: WeightStyle
    ) -> some View {
        // Old data is mentioned beside the rate instead.
        if let missingDays = store.overview.missingDays, !store.overview.isStale(on: store.today) {
            ViewThatFits(in: .vertical) {
                VStack(alignment: .leading) {
                    list(extent, style)
                        .frame(maxHeight: .rows(store.overview.entries.count))
                    MissingDaysView(missingDays: missingDays).padding(.leading, 2)
                    Spacer()
                }
                .frame(idealHeight: .rows(2), maxHeight: .infinity)
                list(extent, style)
            }
        } else {
            list(extent, style)
        }
    }

    private var style: WeightStyle {
        WeightStyle(store.settings.weightUnit)
            .aligned(with: store.overview.entries[...])
    }

    private var selection: Binding<WeighIn.ID?> {
        Binding(
            get: { store.selection },
            asyncSet: { await store.send(.onChangeSelection($0)) }
        )
    }

    // Within a year, a day is unambiguous without its year.
    private var hasYears: Bool {
        store.overview.entries.last.map { $0.weighIn.day.distance(to: store.today) >= 365 } ?? false
    }

    // Days with a year are longer in some languages; late December is the longest.
    private var listedWidth: Double {
        guard let day = Day(year: store.today.year - 2, month: 12, day: 28) else {
            return EntryRowView.Extent.listedWidth
        }
        let text = dayStyle.listed(day, today: store.today, hasYear: hasYears)
        return max(EntryRowView.Extent.listedWidth, Double(PlainText.width(of: text)))
    }

    private func list(_ extent: EntryRowView.Extent, _ style: WeightStyle) -> some View {
        let (hasYears, listedWidth) = (hasYears, listedWidth)
        return List(selection: selection) {
            ForEach(store.overview.entries) { entry in
                Button {
                    Task { await store.send(.entryButtonTapped(entry)) }
                } label: {
                    EntryRowView(
                        entry: entry,
                        style: style,
                        today: store.today,
                        extent: extent,
                        hasYear: hasYears,
                        listedWidth: listedWidth
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
