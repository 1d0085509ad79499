import CursesUI
import DataSource
import Model
import SharedInterface

// What the marked version holds and how it differs, beside the list where there is room.
struct RestorationDetailView: View {
    let restorable: Restorable
    let preview: RecoveryPreview
    let style: RecoveryStyle

    private static let mostItems = [40, 20, 12, 9, 6, 3, 1]

    var body: some View {
        ViewThatFits(in: .vertical) {
            ForEach(Self.mostItems, id: \.self) { parts(mostItems: $0) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    private func parts(mostItems: Int) -> some View {
        VStack(alignment: .leading, spacing: 1) {
            VStack(alignment: .leading) {
                Text(restorable.label).bold()
                Text(verbatim: style.summary(restorable, preview)).foregroundStyle(.secondary)
            }
            if preview.isDifferent, !restorable.isMending, restorable.file != .settings {
                part("Would come back", preview.added, mostItems)
                part("Would change back", preview.changed, mostItems)
                part("Would be removed", preview.missing, mostItems)
            } else {
                ForEach(style.differences(restorable, preview), id: \.self) { Text(verbatim: $0) }
                if restorable.isMending { Text(style.consequence(restorable)) }
            }
        }
        .fixedSize(horizontal: false, vertical: true)
    }

    @ViewBuilder private func part(
        _ title: LocalizedStringKey,
        _ items: [RecoveryPreview.Item],
        _ mostItems: Int
    ) -> some View {
        if !items.isEmpty {
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
                if items.count > mostItems {
                    Text("and \(items.count - mostItems) more")
                        .foregroundStyle(.secondary)
                        .padding(.leading, 2)
                }
            }
        }
    }
}

extension RestorationDetailView {
    @ViewBuilder fileprivate func row(_ item: RecoveryPreview.Item) -> some View {
        if case .weighIn(let weighIn) = item {
            GridRow {
                Text(verbatim: style.day(weighIn))
                Text(verbatim: style.weight(weighIn)).gridColumnAlignment(.trailing)
            }
        } else {
            Text(verbatim: style.text(item))
        }
    }
}

struct RestorationDetailView_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost { RestorationDetailSample(appDependencies: $0) }
    }
}

private struct RestorationDetailSample: View {
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.nameStyle) private var nameStyle
    let appDependencies: AppDependencies

    var body: some View {
        RestorationDetailView(
            restorable: .annsYear,
            preview: .ofAnnsYear,
            style: RecoveryStyle(
                dayStyle: dayStyle,
                nameStyle: nameStyle,
                weightStyle: WeightStyle(.kilograms, appDependencies),
                today: .preview
            )
        )
    }
}
