import CursesCharts
import CursesCore
import DataSource
import Model
import SharedInterface

// The board of a single weigh-in, which shows what further ones bring.
struct DashboardFirstView: View {
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.keyRemapping) private var keys
    let store: Dashboard

    var body: some View {
        ViewThatFits {
            Section(dayStyle.title(newest, today: store.today)) {
                VStack(alignment: .leading, spacing: 1) {
                    today
                    sample
                    steps
                    keysBelow
                    entries
                }
            }
            .stretched(idealWidth: 72, idealHeight: 19)
            VStack(alignment: .leading) {
                today
                sample
                steps
                Divider()
                entries
            }
            .padding(.horizontal)
            .stretched(idealWidth: 32, idealHeight: 15)
            VStack(alignment: .leading) {
                DashboardWeightView(store: store, isWhole: true)
                steps
                entries
            }
            .padding(.horizontal)
        }
    }

    private var newest: Day { store.overview.entries.first?.weighIn.day ?? store.today }

    private var today: some View {
        VStack(alignment: .leading) {
            DashboardWeightView(store: store, isWhole: true)
            if let entry = store.overview.entries.first, !store.overview.classBounds.isEmpty {
                BMIGaugeView(
                    bmi: entry.bmi,
                    classBounds: store.overview.classBounds,
                    category: store.overview.assessment?.category
                )
            }
        }
        .help(FigureHelp(store: store, days: dayStyle).text)
    }

    // Growing children have no such course.
    @ViewBuilder private var sample: some View {
        if store.overview.growth == nil {
            SampleCurveView(isFalling: store.overview.isLossBetter == true)
        }
    }

    private var steps: some View {
        let style = GoalStyle(WeightStyle(store.settings.weightUnit), dayStyle, today: store.today)
        let goal = store.person.goal.map { "✓ " + dayStyle.string("goal \(style.text($0))") }
        let pace = store.overview.missingDays.map {
            "○ " + dayStyle.string("pace: \($0.count) more")
        }
        let next = store.offersGoal ? dayStyle.string("goal: \(keys.name(of: .goal))") : nil
        let names = [
            "✓ " + dayStyle.string("first weigh-in"),
            "○ " + dayStyle.string(newest == store.today ? "chart: tomorrow" : "chart: today"),
            pace, goal ?? next.map { "○ " + $0 },
        ]
        let steps = names.compactMap(\.self)
        return ViewThatFits(in: .horizontal) {
            Text(verbatim: steps.joined(separator: "   "))
            VStack(alignment: .leading) { ForEach(steps, id: \.self) { Text(verbatim: $0) } }
        }
    }

    // The keys of the bar and those which it has no room for.
    private var keysBelow: some View {
        let rows: [[KeyCommand]] = [
            [.weighIn, .history, .trends, .goal, .undo],
            [.editPerson, .settings, .import, .export, .help],
        ]
        return Grid(alignment: .leading, spacing: Size(width: 3, height: 0)) {
            ForEach(rows, id: \.self) { row in
                GridRow {
                    ForEach(row.filter { $0 != .goal || store.offersGoal }, id: \.self) { command in
                        HStack {
                            Text(verbatim: keys.name(of: command)).foregroundStyle(.tint)
                            Text(command.label).foregroundStyle(.secondary)
                        }
                    }
                }
            }
        }
        .lineLimit(1)
    }

    private var entries: some View {
        VStack(alignment: .leading) {
            EntryListView(store: store, isWide: false).frame(height: 1)
            if !store.overview.measures.isEmpty {
                MeasureLineView(store: store).padding(.leading, 2)
            }
        }
    }
}

// A course as others have it, in place of an empty chart.
struct SampleCurveView: View {
    let isFalling: Bool

    private static let noise = [0.3, -0.5, 0.1, 0.6, -0.2, -0.6, 0.4, -0.1, 0.5, -0.3, 0.2]

    var body: some View {
        Chart {
            ForEach(0..<90, id: \.self) { day in
                LineMark(x: .value("day", Double(day)), y: .value("trend", level(day)))
            }
            ForEach(Array(stride(from: 0, to: 90, by: 4)), id: \.self) { day in
                PointMark(
                    x: .value("day", Double(day)),
                    y: .value("weight", level(day) + Self.noise[day % Self.noise.count])
                )
            }
        }
        .foregroundStyle(.tertiary)
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .chartLegend(.hidden)
        .overlay(alignment: .topTrailing) { Text("example").foregroundStyle(.secondary) }
    }

    private func level(_ day: Int) -> Double {
        isFalling ? 3 * (1 - Double(day) / 60) / (1 + Double(day) / 90) : 0
    }
}
