import CursesCore
import DataSource
import Model
import SharedInterface

struct TrendsToolbar: View {
    let store: Trends

    var body: some View {
        if store.course.measures.count > 1 || store.course.missingForPercentiles != nil {
            store.button("measure", "m", .measureButtonTapped)
        }
        if !store.course.isOnPercentiles {
            store.button("statistics", "s", .statisticsButtonTapped)
        }
        // The button keeps its name, which the key file refers to.
        if store.overlay?.kind == .yearBefore, !store.course.isOnPercentiles {
            ToolbarItemGroup(content: { yearBefore }, label: "stop comparing")
        }
        // In the past, stepping is the first thing needed.
        if hasSteps, !store.isOfNewest { stepsGroup }
        ToolbarItemGroup(
            content: {
                ForEach(TrendRange.allCases, id: \.self) { range in
                    store.button(range.label, range.key, .rangePickerSelected(range))
                }
            },
            label: "range"
        )
        ToolbarItemGroup(
            content: {
                store.button("zoom in", "+", .zoomInButtonTapped)
                store.button("zoom out", "-", .zoomOutButtonTapped)
            },
            label: "zoom"
        )
        if !hasSteps {
            ToolbarItemGroup(placement: .secondaryAction) { steps }
        } else if store.isOfNewest {
            stepsGroup
        }
        ToolbarItemGroup(placement: .secondaryAction) {
            if store.overlay?.kind != .yearBefore || store.course.isOnPercentiles { yearBefore }
            store.button("compare with somebody", "v", .comparisonButtonTapped)
            ScreenButton(.weighIn)
            ScreenButton(.history)
            ScreenButton(.report)
        }
    }

    private var yearBefore: some View {
        store.button("compare with a year ago", "y", .yearBeforeButtonTapped)
    }

    // The whole range has no earlier or later; the keys still work and show a notice.
    private var hasSteps: Bool { store.window.shownRange != .all }

    private var stepsGroup: some View {
        ToolbarItemGroup(content: { steps }, label: "earlier, later")
    }

    @ViewBuilder private var steps: some View {
        store.button("earlier", "[", .earlierButtonTapped)
        store.button("later", "]", .laterButtonTapped)
    }
}

struct StatisticsToolbar: View {
    @Environment(\.restore) private var restore
    let store: Trends

    var body: some View {
        ForEach(otherPeriods, id: \.self) { period in
            store.button(period.label, period.key, .periodButtonTapped(period))
        }
        if !store.problems.restorable.isEmpty {
            ToolbarItem(placement: .primaryAction) {
                Button("backups") {
                    Task {
                        await store.send(.backupsButtonTapped)
                        restore(store.problems.restorable)
                    }
                }
                .keyboardShortcut("r", modifiers: [])
            }
        }
    }

    private var otherPeriods: [Period] {
        store.course.statistics.map(\.period).filter { $0 != store.presentedPeriod }
    }
}
