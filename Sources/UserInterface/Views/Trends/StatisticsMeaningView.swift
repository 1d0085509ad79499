import CursesCore

// Explains columns with ambiguous titles.
struct StatisticsMeaningView: View {
    // Below this width the table has no difference column.
    let differenceWidth: Double
    var hasUnread = false
    // Names weigh-ins that mean, low and high do not contain.
    var leftOut: String?
    // Position of the marked row.
    var place = ""

    var body: some View {
        HStack(alignment: .top, spacing: 0) {
            meanings
            Spacer(minLength: 2)
            Text(verbatim: place).foregroundStyle(.secondary)
        }
        .padding(.leading, 2)
    }

    private var meanings: some View {
        VStack(alignment: .leading) {
            if hasUnread {
                line("▲: damaged and left out").foregroundStyle(.danger)
            }
            if let leftOut {
                Text(verbatim: leftOut).foregroundStyle(.secondary).lineLimit(1)
            }
            ViewThatFits(in: .horizontal) {
                VStack(alignment: .leading) {
                    line(
                        "moved: how far the trend moved since the end of the period before, or since the first weigh-in"
                    )
                    line("vs prev.: mean compared with the period before; each figure is rounded")
                }
                VStack(alignment: .leading) {
                    line("moved: change of the trend since the period before, or first weigh-in")
                    line("vs prev.: mean compared with the period before; each figure is rounded")
                }
                VStack(alignment: .leading) {
                    line("moved: change of the trend")
                    line("vs prev.: mean compared with the one before")
                }
                .frame(idealWidth: differenceWidth, maxWidth: .infinity, alignment: .leading)
                line("moved: change of the trend")
            }
            .foregroundStyle(.secondary)
        }
    }

    private func line(_ text: LocalizedStringKey) -> some View {
        Text(text).lineLimit(1)
    }
}
