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
                .frame(width: 14, alignment: .leading)
            Text(restorable.label)
            if restorable.isFromBeforeRestoration {
                Text("before a restore").foregroundStyle(.secondary)
            }
            Spacer()
            count
                .foregroundStyle(.secondary)
        }
        .rowWidth()
    }

    private var count: Text {
        guard isWide else { return Text(verbatim: "\(restorable.count)") }
        return switch restorable.file {
        case .people: Text(restorable.count == 1 ? "1 person" : "\(restorable.count) people")
        case .history:
            Text(restorable.count == 1 ? "1 weigh-in" : "\(restorable.count) weigh-ins")
        case .settings, .other:
            Text(restorable.count == 1 ? "1 record" : "\(restorable.count) records")
        }
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
