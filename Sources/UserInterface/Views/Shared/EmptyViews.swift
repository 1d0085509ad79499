import CursesCore
import DataSource
import SharedInterface

// Does not invite to weigh in if existing weigh-ins are unreadable.
struct NoWeighInsView: View {
    @Environment(\.keyRemapping) private var keys
    let problems: [StorageError]

    var body: some View {
        if problems.contains(where: { $0.historyYear != nil }) {
            ContentUnavailableView {
                Text("No weigh-in could be read")
            }
        } else {
            ContentUnavailableView {
                Text("No weigh-ins yet")
            } description: {
                Text("Press \(keys.name(of: .weighIn)) to enter the first.")
            }
        }
    }
}

// Shown in place of an empty chart.
struct EmptyPeriodView: View {
    @Environment(\.dayStyle) private var dayStyle
    let newest: Day?
    var hint: LocalizedStringKey?

    var body: some View {
        ViewThatFits(in: .vertical) {
            ContentUnavailableView {
                Text("No weigh-ins in this period")
            } description: {
                if let newest {
                    VStack {
                        last(newest)
                        if let hint { Text(hint) }
                    }
                }
            }
            // Implies that the period has none.
            if let newest { ContentUnavailableView { last(newest) } }
        }
    }

    private func last(_ day: Day) -> some View {
        Text("Last weigh-in: \(dayStyle.full(day))")
    }
}

// A line at the bottom of a screen that one key dismisses.
struct PassingNoteView: View {
    let text: LocalizedStringKey
    // The short text if the whole does not fit.
    let brief: LocalizedStringKey
    var isGood = false
    let dismiss: () -> Void

    var body: some View {
        ViewThatFits(in: .horizontal) {
            Text(text)
            Text(brief)
        }
        .foregroundStyle(isGood ? .success : .secondary)
        .lineLimit(1)
        .hiddenWhileCovered()
        .noteDismissed(by: dismiss)
    }
}

extension View {
    func noteDismissed(by dismiss: @escaping () -> Void) -> some View {
        toolbar {
            ToolbarItem(placement: .secondaryAction) {
                Button("hide the hint", action: dismiss)
                    .keyboardShortcut("x", modifiers: [])
            }
        }
    }
}
