import CursesUI

enum Panel: Hashable {
    case truck, socialFeed, orders
    case city(City.ID)
}

struct City: Identifiable, Hashable {
    var id: String { name }
    let name: String
    static let all = [City(name: "Cupertino"), City(name: "London")]
}

struct FTOrder: Identifiable, Equatable {
    var id: String
    var status = Status.placed
    var total: Double
    var creationDate = Date.now
    var formattedDate: String { creationDate.formatted(date: .abbreviated, time: .shortened) }
    enum Status: Int, Codable, Comparable, CaseIterable {
        case placed, preparing, ready
        static func < (l: Self, r: Self) -> Bool { l.rawValue < r.rawValue }
        @MainActor var label: some View { Label(title, systemImage: iconSystemName) }
        var title: String {
            switch self {
            case .placed: String(localized: "Placed", comment: "Order status.")
            case .preparing: String(localized: "Preparing")
            case .ready: String(localized: "Ready")
            }
        }
        var iconSystemName: String {
            switch self {
            case .placed: "paperplane"
            case .preparing: "timer"
            case .ready: "checkmark.circle"
            }
        }
    }
}

@MainActor class FoodTruckModel: ObservableObject {
    @Published var orders: [FTOrder] = [FTOrder(id: "1", total: 4), FTOrder(id: "2", total: 8.5)]
    func orderBinding(for id: FTOrder.ID) -> Binding<FTOrder> {
        Binding<FTOrder> {
            self.orders.first { $0.id == id } ?? self.orders[0]
        } set: { newValue in
            if let i = self.orders.firstIndex(where: { $0.id == id }) {
                self.orders[i] = newValue
            }
        }
    }
}
