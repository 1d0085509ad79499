import CursesUI

enum SectorsPage: PreviewProvider {
    static var previews: some View {
        Chart([("walking", 12.0), ("cycling", 7), ("rowing", 3)], id: \.0) { name, hours in
            SectorMark(angle: .value("Hours", hours), innerRadius: .ratio(0.6))
                .foregroundStyle(by: .value("Sport", name))
        }
        .frame(height: 8)
        .padding()
    }
}

enum SeveralDaysPage: PreviewProvider {
    static var previews: some View { Days() }

    private struct Days: View {
        @State private var days: Set<DateComponents> = [
            DateComponents(year: 2026, month: 11, day: 3),
            DateComponents(year: 2026, month: 11, day: 17),
        ]

        var body: some View {
            VStack(alignment: .leading, spacing: 1) {
                MultiDatePicker("Days off", selection: $days)
                HStack {
                    AsyncImage(url: URL(string: "https://example.com/day.png"))
                    Text("\(days.count) days")
                }
            }
            .padding()
        }
    }
}
