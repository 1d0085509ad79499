import CursesUI
import DataSource
import SharedInterface

struct RestorableRowView: View {
    @Environment(\.dayStyle) private var dayStyle
    let restorable: Restorable
    let today: Day
    var isWide = true

    var body: some View {
        HStack {
            moment
                .frame(width: isWide ? 15 : 12, alignment: .leading)
            Text(restorable.label).lineLimit(1)
            if isWide, restorable.isFromBeforeRestoration { origin }
            Spacer()
            if isWide || !restorable.isFromBeforeRestoration {
                Text(restorable.countLabel).foregroundStyle(.secondary).lineLimit(1)
            } else {
                origin
            }
        }
        .rowWidth()
    }

    private var origin: some View {
        Text("before a restore").foregroundStyle(.secondary).lineLimit(1)
    }

    private var moment: Text {
        if case .copy = restorable.recovery { return Text("other copy") }
        guard let day = restorable.day else {
            return Text(restorable.count == 0 ? "start over" : "readable lines")
        }
        return Text(verbatim: dayStyle.short(day, today: today))
    }
}

struct RestorableRowView_Previews: PreviewProvider {
    static var previews: some View {
        VStack {
            RestorableRowView(restorable: .annsYear, today: .preview)
            RestorableRowView(restorable: .peopleBeforeRestoration, today: .preview)
            RestorableRowView(restorable: .conflictCopyOfPeople, today: .preview)
            ForEach([2, 0], id: \.self) { count in
                RestorableRowView(
                    restorable: Restorable(key: "people", recovery: .readableLines(count: count)),
                    today: .preview
                )
            }
        }
    }
}
