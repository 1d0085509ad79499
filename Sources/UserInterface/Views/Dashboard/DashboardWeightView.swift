import CursesCore
import DataSource
import Model
import SharedInterface

// The newest weight in large digits, with its changes beside them.
struct DashboardWeightView: View {
    @Environment(\.dayStyle) private var dayStyle
    let store: Dashboard
    var isLarge = true
    var hasWeek = true
    // For places without a title: an older day, and the class of an adult.
    var isWhole = false

    var body: some View {
        if let entry = store.overview.entries.first {
            if isLarge {
                ViewThatFits(in: .horizontal) {
                    // A class is shown with its standard, or below.
                    if isWhole, store.overview.assessment?.category != nil {
                        beside(entry, hasClass: true)
                            .frame(idealWidth: 46, maxWidth: .infinity, alignment: .leading)
                    }
                    VStack(alignment: .leading) {
                        ViewThatFits(in: .horizontal) {
                            beside(entry)
                            VStack(alignment: .leading) {
                                digits(entry)
                                changes(entry)
                            }
                        }
                        if isWhole, hasClassBelow { today }
                    }
                }
            } else {
                HStack(spacing: 2) {
                    Text(verbatim: style.text(entry.weighIn.weight)).bold().layoutPriority(1)
                    change(entry)
                }
            }
        }
    }

    // The other boards of children show it in a separate line.
    private var hasClassBelow: Bool {
        let overview = store.overview
        return overview.growth == nil || !overview.hasCourse && overview.growthChart == nil
    }

    private func digits(_ entry: HistoryEntry) -> some View {
        HStack(alignment: .bottom, spacing: 1) {
            BigNumberView(number: style.number(entry.weighIn.weight)).bold()
            if !store.settings.weightUnit.isCompound {
                Text(verbatim: store.settings.weightUnit.symbol)
            }
        }
    }

    private func beside(_ entry: HistoryEntry, hasClass: Bool = false) -> some View {
        HStack(alignment: .bottom, spacing: 2) {
            digits(entry)
            changes(entry, hasClass: hasClass)
                .frame(idealWidth: 17, maxWidth: .infinity, alignment: .leading)
        }
    }

    private func changes(_ entry: HistoryEntry, hasClass: Bool = false) -> some View {
        VStack(alignment: .leading) {
            if isWhole, entry.weighIn.day < store.today {
                Text(verbatim: dayStyle.ago(entry.weighIn.day, today: store.today))
            } else {
                change(entry).foregroundStyle(.secondary)
            }
            week.foregroundStyle(.secondary)
            if hasClass { today }
        }
    }

    private var today: some View {
        DashboardTodayView(overview: store.overview, hasScale: false)
    }

    private func change(_ entry: HistoryEntry) -> some View {
        dayStyle.change(
            of: entry,
            since: store.overview.entries.dropFirst().first?.weighIn,
            today: store.today,
            style
        )
    }

    // Without its words, it would look like the change since the last weigh-in.
    @ViewBuilder private var week: some View {
        if hasWeek, let change = store.overview.week?.change.map(style.changeBesideWeight) {
            ViewThatFits(in: .horizontal) {
                Text("\(change) in 7 days").lineLimit(1)
                Text(verbatim: "")
            }
        }
    }

    private var style: WeightStyle { WeightStyle(store.settings.weightUnit) }
}

// The way to the goal, and the pace where the figures do not say it.
struct DashboardSentenceView: View {
    let store: Dashboard
    var hasRate = true

    var body: some View {
        let (overview, style) = (store.overview, WeightStyle(store.settings.weightUnit))
        if let goal = store.person.goal {
            GoalSentenceView(goal: goal, outlook: overview.goal, style: style, today: store.today)
        }
        if overview.growth == nil, hasRate || store.person.goal == nil {
            RateLineView(
                rate: overview.rate,
                style: style,
                isStale: overview.isStale(on: store.today),
                today: store.today
            )
        }
    }
}
