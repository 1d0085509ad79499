import CursesCore
import DataSource
import Model
import SharedInterface

struct StatisticsToolbar: View {
    @Environment(\.restore) private var restore
    let store: Trends

    var body: some View {
        ForEach(otherPeriods, id: \.self) { period in
            Button(period.label) { Task { await store.send(.periodButtonTapped(period)) } }
                .keyboardShortcut(period.key, modifiers: [])
        }
        if !store.problems.restorable.isEmpty {
            ToolbarItem(placement: .primaryAction) {
                Button("backups") {
                    Task {
                        await store.send(.onDismissStatistics)
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
