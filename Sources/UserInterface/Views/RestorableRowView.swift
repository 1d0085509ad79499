import CursesUI
import DataSource

struct RestorableRowView: View {
    @Environment(\.dayStyle) private var dayStyle
    let restorable: Restorable
    let today: Day

    var body: some View {
        HStack {
            if let day = restorable.day {
                Text(verbatim: dayStyle.short(day, today: today))
                    .frame(width: 13, alignment: .leading)
            } else {
                Text("legible lines")
                    .frame(width: 13, alignment: .leading)
            }
            Text(restorable.label)
            Spacer()
            Text(restorable.count == 1 ? "1 record" : "\(restorable.count) records")
                .foregroundStyle(.secondary)
        }
    }
}

struct RestorableRowView_Previews: PreviewProvider {
    static var previews: some View {
        VStack {
            RestorableRowView(restorable: .annsYear, today: .preview)
            RestorableRowView(
                restorable: Restorable(key: "people", recovery: .readableLines(count: 2)),
                today: .preview
            )
        }
    }
}
