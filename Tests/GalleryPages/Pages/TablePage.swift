import CursesUI
import Essentials

enum TablePage: PreviewProvider {
    static var previews: some View { History() }
}

enum SearchPage: PreviewProvider {
    static var previews: some View { History() }
}

private struct History: View {
    @State private var order: [KeyPathComparator<PageWeighIn>] = []
    @State private var query = ""
    @State private var chosen: Int?

    var body: some View {
        Table(weighIns, selection: $chosen, sortOrder: $order) {
            TableColumn("Day", value: \.dayText).width(.columns(10))
            TableColumn("kg", value: \.weight) { Text($0.weight, format: .number.precision(1)) }
                .width(.columns(6))
            TableColumn("Trend", value: \.trend) { Text($0.trend, format: .number.precision(1)) }
                .width(.columns(6))
            TableColumn("Note") { Text(verbatim: $0.note) }
        }
        .searchable(text: $query)
    }

    private var weighIns: [PageWeighIn] {
        PageWeighIn.weekly
            .filter { query.isEmpty || $0.note.contains(query) }
            .sorted(using: order)
    }
}
