import CursesUI

struct Sweater: Identifiable, Hashable {
    let id: Int
    let name: String
    let price: Int
}

final class CartManager: ObservableObject {
    @Published private(set) var items: [Sweater] = []
    @Published private(set) var total = 0

    func add(_ sweater: Sweater) {
        items.append(sweater)
        total += sweater.price
        print("added \(sweater.name), total \(total)")
    }

    func remove(_ sweater: Sweater) {
        guard let index = items.firstIndex(of: sweater) else { return }
        items.remove(at: index)
        total -= sweater.price
        print("removed \(sweater.name)")
    }
}

private let sweaters = [
    Sweater(id: 1, name: "Cream", price: 54), Sweater(id: 2, name: "Red", price: 89),
    Sweater(id: 3, name: "Grey", price: 79), Sweater(id: 4, name: "Mink", price: 94),
    Sweater(id: 5, name: "Black", price: 99), Sweater(id: 6, name: "Blue", price: 65),
]

struct ShopApp: App {
    @StateObject private var cart = CartManager()

    var body: some Scene {
        WindowGroup {
            ShopView().environmentObject(cart)
        }
    }
}

struct ShopView: View {
    @EnvironmentObject private var cart: CartManager
    @State private var isCartShown = false
    private let columns = [GridItem(.adaptive(minimum: 160), spacing: 20)]

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 20) {
                    ForEach(sweaters) { SweaterCard(sweater: $0) }
                }
                .padding()
            }
            .navigationTitle("Sweater Shop")
            .toolbar {
                Button {
                    isCartShown = true
                } label: {
                    CartButton(count: cart.items.count)
                }
            }
            .navigationDestination(isPresented: $isCartShown) { CartView() }
        }
    }
}

private struct CartButton: View {
    let count: Int

    var body: some View {
        ZStack(alignment: .topTrailing) {
            Image(systemName: "cart").padding(.top, 5)
            if count > 0 {
                Text("\(count)")
                    .font(.caption2).bold()
                    .foregroundColor(.white)
                    .frame(width: 15, height: 15)
                    .background(Color.red)
                    .cornerRadius(50)
            }
        }
    }
}

private struct SweaterCard: View {
    @EnvironmentObject private var cart: CartManager
    let sweater: Sweater

    var body: some View {
        VStack(alignment: .leading) {
            Text(sweater.name).bold()
            Text("\(sweater.price) $").font(.caption)
            Button("Add \(sweater.name)") { cart.add(sweater) }
        }
        .frame(width: 150, height: 80, alignment: .leading)
    }
}

struct CartView: View {
    @EnvironmentObject private var cart: CartManager

    var body: some View {
        ScrollView {
            if cart.items.isEmpty {
                Text("Your cart is empty")
            } else {
                ForEach(cart.items) { sweater in
                    HStack {
                        Text(sweater.name).frame(width: 120, alignment: .leading)
                        Text("\(sweater.price) $").frame(width: 60, alignment: .trailing)
                        Button {
                            cart.remove(sweater)
                        } label: {
                            Image(systemName: "trash")
                        }
                    }
                }
                Text("Your total is \(cart.total) $").bold().padding(.top, 20)
            }
        }
        .navigationTitle("My Cart")
    }
}
