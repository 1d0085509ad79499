import CursesCore
import DataSource
import Model
import SharedInterface

// Content and differences of the marked version, beside or below the list.
struct RestorationDetailView: View {
    @Environment(\.dayStyle) private var dayStyle
    let restorable: Restorable
    let preview: RecoveryPreview
    let style: RecoveryStyle
    var isTitled = true

    private static let mostItems = [40, 20, 12, 9, 6, 3, 1, 0]

    var body: some View {
        ViewThatFits(in: .vertical) {
            ForEach(Self.mostItems, id: \.self) { mostItems in
                parts(mostItems: mostItems)
                    .frame(
                        maxWidth: .infinity,
                        idealHeight: Double(height(mostItems)),
                        maxHeight: .infinity,
                        alignment: .topLeading
                    )
            }
        }
    }

    private var lists: [(title: LocalizedStringKey, items: [RecoveryPreview.Item])] {
        guard preview.isDifferent, !restorable.isMending, restorable.file != .settings else {
            return []
        }
        return [
            ("Would come back:", preview.added), ("Would change back:", preview.changed),
            ("Would be removed:", preview.missing),
        ].filter { !$0.items.isEmpty }
    }

    // Estimate that avoids creating the other variants; name and summary may take two rows each.
    private func height(_ mostItems: Int) -> Int {
        lists.reduce(mostItems == 0 ? 3 : 4) { sum, list in
            let rest = mostItems > 0 && list.items.count > mostItems ? 1 : 0
            return sum + 2 + min(mostItems, list.items.count) + rest
        }
    }

    private func parts(mostItems: Int) -> some View {
        VStack(alignment: .leading, spacing: 1) {
            VStack(alignment: .leading) {
                if isTitled { Text(restorable.label(dayStyle)).bold() }
                ForEach(style.summaryLines(restorable, preview), id: \.self) {
                    Text(verbatim: $0).foregroundStyle(.secondary)
                }
            }
            ForEach(lists.indices, id: \.self) { index in
                part(lists[index].title, lists[index].items, mostItems)
            }
            if lists.isEmpty {
                ForEach(style.differences(restorable, preview), id: \.self) { Text(verbatim: $0) }
                if restorable.isMending { Text(style.consequence(restorable)) }
            }
        }
    }

    private func part(
        _ title: LocalizedStringKey,
        _ items: [RecoveryPreview.Item],
        _ mostItems: Int
    ) -> some View {
        VStack(alignment: .leading) {
            HStack {
                Text(title).foregroundStyle(.tint)
                Text(restorable.countLabel(of: items.count)).foregroundStyle(.secondary)
            }
            Grid(alignment: .leading) {
                ForEach(Array(items.prefix(mostItems).enumerated()), id: \.offset) { item in
                    row(item.element)
                }
            }
            .padding(.leading, 2)
            if mostItems > 0, items.count > mostItems {
                Text("and \(items.count - mostItems) more")
                    .foregroundStyle(.secondary)
                    .padding(.leading, 2)
            }
        }
    }

    @ViewBuilder private func row(_ item: RecoveryPreview.Item) -> some View {
        if case .weighIn(let weighIn) = item {
            GridRow {
                Text(verbatim: style.day(weighIn))
                // A day may have several weigh-ins.
                Text(verbatim: weighIn.time.description).foregroundStyle(.secondary)
                Text(verbatim: style.weight(weighIn)).gridColumnAlignment(.trailing)
            }
        } else {
            Text(verbatim: style.text(item))
        }
    }
}

// Differences between a backup and the present data.
struct RecoveryPreviewView: View {
    let restorable: Restorable
    let preview: RecoveryPreview
    let style: RecoveryStyle

    var body: some View {
        VStack(alignment: .leading) {
            if !restorable.isEmptyStart {
                ForEach(style.summaryLines(restorable, preview), id: \.self) {
                    Text(verbatim: $0)
                }
            }
            ForEach(style.differences(restorable, preview), id: \.self) { Text(verbatim: $0) }
            if preview.isWorthwhile { Text(style.consequence(restorable)) }
        }
    }
}
