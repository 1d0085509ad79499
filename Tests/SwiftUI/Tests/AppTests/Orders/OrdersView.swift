import CursesUI

struct OrdersView: View {
    @ObservedObject var model: FoodTruckModel
    @State private var sortOrder = [KeyPathComparator(\FTOrder.status, order: .reverse)]
    @State private var searchText = ""
    @State private var selection: Set<FTOrder.ID> = []
    @Environment(\.horizontalSizeClass) private var sizeClass
    var orders: [FTOrder] {
        model.orders.filter { $0.id.contains(searchText) || searchText.isEmpty }.sorted(
            using: sortOrder
        )
    }
    var orderSections: [FTOrder.Status: [FTOrder]] {
        var r: [FTOrder.Status: [FTOrder]] = [:]
        for order in orders { r[order.status, default: []].append(order) }
        return r
    }
    var displayAsList: Bool { sizeClass == .compact }
    var body: some View {
        ZStack {
            if displayAsList {
                List {
                    ForEach(FTOrder.Status.allCases, id: \.rawValue) { s in
                        if let o = orderSections[s] {
                            Section {
                                ForEach(o) { Text($0.id) }
                            } header: {
                                s.label.font(.caption)
                            }
                        }
                    }
                }
            } else {
                Table(orders, selection: $selection, sortOrder: $sortOrder) {
                    TableColumn("Order", value: \.id) { order in
                        OrderRow(order: order).frame(maxWidth: .infinity, alignment: .leading)
                            .layoutPriority(1)
                    }
                    TableColumn("Status", value: \.status) { order in order.status.label }
                    TableColumn("Date", value: \.creationDate) { Text($0.formattedDate) }.width(
                        min: 40,
                        ideal: 80
                    )
                    TableColumn("Total", value: \.total) {
                        Text($0.total.formatted(.currency(code: "USD"))).monospacedDigit()
                    }
                }
                .contextMenu(forSelectionType: FTOrder.ID.self) { ids in
                    Button("Complete") {}
                    Divider()
                    Button("Delete", role: .destructive) {}
                } primaryAction: { _ in
                }
            }
        }
        .navigationTitle("Orders").navigationDestination(for: FTOrder.ID.self) { id in
            OrderDetail(order: model.orderBinding(for: id))
        }
        .searchable(
            text: $searchText,
            placement: .navigationBarDrawer(displayMode: .always),
            prompt: "Order"
        )
        .toolbar {
            if !displayAsList {
                ToolbarItemGroup {
                    Menu {
                        ForEach(FTOrder.Status.allCases, id: \.self) { s in
                            Button {
                            } label: {
                                s.label
                            }
                        }
                    } label: {
                        Label("Actions", systemImage: "ellipsis.circle")
                    } primaryAction: {
                    }.disabled(selection.isEmpty)
                }
            }
            ToolbarItem(placement: .primaryAction) { EditButton() }
        }
    }
}

struct OrderRow: View {
    var order: FTOrder
    var body: some View {
        HStack {
            Image(systemName: "circle.fill").symbolRenderingMode(.hierarchical).symbolVariant(.fill)
            Text("Order \(order.id)")
        }.animation(.spring(response: 0.3), value: order.status)
    }
}

#Preview { NavigationStack { OrdersView(model: FoodTruckModel()) } }
