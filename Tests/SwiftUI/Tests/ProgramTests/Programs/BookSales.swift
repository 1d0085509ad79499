import CursesUI

struct Sale: Identifiable {
    let id: Int
    let genre: String
    let day: Date
    let count: Int

    static let all: [Sale] = {
        let start = Date(timeIntervalSince1970: 1_790_000_000)
        return ["Crime", "Travel", "Poetry"].enumerated().flatMap { index, genre in
            (0..<7).map { day in
                Sale(
                    id: index * 7 + day,
                    genre: genre,
                    day: start.addingTimeInterval(Double(day) * 86_400),
                    count: 5 + (day * (index + 2)) % 9
                )
            }
        }
    }()

    static var byGenre: [(genre: String, count: Int)] {
        Dictionary(grouping: all, by: \.genre)
            .map { ($0.key, $0.value.map(\.count).reduce(0, +)) }
            .sorted { $0.count > $1.count }
    }
}

struct BookSalesApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                List {
                    NavigationLink("By day") { DailySales() }
                    NavigationLink("By genre") { GenreSales() }
                    NavigationLink("Shares") { GenreShares() }
                }
                .navigationTitle("Book Sales")
            }
        }
    }
}

struct DailySales: View {
    @State private var genre = "Crime"

    private var sales: [Sale] { Sale.all.filter { $0.genre == genre } }
    private var mean: Double { Double(sales.map(\.count).reduce(0, +)) / Double(sales.count) }

    var body: some View {
        VStack {
            Picker("Genre", selection: $genre) {
                ForEach(Sale.byGenre, id: \.genre) { Text($0.genre).tag($0.genre) }
            }
            .pickerStyle(.segmented)
            Chart {
                ForEach(sales) { sale in
                    BarMark(x: .value("Day", sale.day, unit: .day), y: .value("Sold", sale.count))
                }
                RuleMark(y: .value("Mean", mean))
                    .annotation(position: .top, alignment: .leading) {
                        Text("mean \(mean, specifier: "%.1f")")
                    }
            }
            .chartYAxis {
                AxisMarks { _ in
                    AxisGridLine()
                    AxisValueLabel()
                }
            }
        }
        .navigationTitle("By day")
    }
}

struct GenreSales: View {
    var body: some View {
        Chart(Sale.byGenre, id: \.genre) { sale in
            BarMark(x: .value("Sold", sale.count), y: .value("Genre", sale.genre), height: 2)
                .annotation(position: .trailing) { Text("\(sale.count)") }
        }
        .chartXAxis(.hidden)
        .navigationTitle("By genre")
    }
}

struct GenreShares: View {
    private var best: String { Sale.byGenre.first?.genre ?? "" }

    var body: some View {
        Chart(Sale.byGenre, id: \.genre) { sale in
            SectorMark(
                angle: .value("Sold", sale.count),
                innerRadius: .ratio(0.6),
                outerRadius: 140,
                angularInset: 1.5
            )
            .foregroundStyle(by: .value("Genre", sale.genre))
        }
        .chartBackground { proxy in
            GeometryReader { geometry in
                let frame = geometry[proxy.plotFrame!]
                VStack {
                    Text("Best seller").font(.caption)
                    Text(best).font(.title2.bold())
                }
                .position(x: frame.midX, y: frame.midY)
            }
        }
        .navigationTitle("Shares")
    }
}
