import CursesUI
import DataSource
import Model
import SharedInterface

struct TrendsToolbar: View {
    @Environment(\.appDependencies) private var appDependencies
    let store: Trends

    var body: some View {
        button("statistics", "s", .statisticsButtonTapped)
        ToolbarItemGroup(
            content: {
                ForEach(TrendRange.allCases, id: \.self) { range in
                    button(range.label, range.key, .rangePickerSelected(range))
                }
            },
            label: "range"
        )
        ToolbarItemGroup(
            content: {
                button("zoom in", "+", .zoomInButtonTapped)
                button("zoom out", "-", .zoomOutButtonTapped)
            },
            label: "zoom"
        )
        // Of all of it there is no part before or after, and who asks for one is told.
        if store.shownRange == .all {
            ToolbarItemGroup(placement: .secondaryAction) { steps }
        } else {
            ToolbarItemGroup(content: { steps }, label: "earlier, later")
        }
        ToolbarItemGroup(placement: .secondaryAction) {
            button("compare with a year ago", "y", .yearBeforeButtonTapped)
            button("compare with somebody", "v", .comparisonButtonTapped)
            button("weigh in", "a", .weighInButtonTapped(appDependencies))
            button("history", "h", .historyButtonTapped(appDependencies))
            button("report…", "e", .reportButtonTapped(store.days, appDependencies))
        }
    }

    @ViewBuilder private var steps: some View {
        button("earlier", "[", .earlierButtonTapped)
        button("later", "]", .laterButtonTapped)
    }

    private func button(
        _ title: LocalizedStringKey,
        _ key: KeyEquivalent,
        _ action: Trends.Action
    ) -> some View {
        Button(title) { Task { await store.send(action) } }
            .keyboardShortcut(key, modifiers: [])
    }
}

struct TrendsToolbar_Previews: PreviewProvider {
    static var previews: some View {
        Text(verbatim: "…").toolbar { TrendsToolbar(store: Trends(.preview)) }
    }
}
