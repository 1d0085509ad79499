import CursesUI

struct FTSidebar: View {
    @Binding var selection: Panel?
    var body: some View {
        List(selection: $selection) {
            NavigationLink(value: Panel.truck) { Label("Truck", systemImage: "box.truck") }
            NavigationLink(value: Panel.orders) {
                Label("Orders", systemImage: "shippingbox").badge(3)
            }
            Section("Cities") {
                ForEach(City.all) { city in
                    NavigationLink(value: Panel.city(city.id)) {
                        Label(city.name, systemImage: "building.2")
                    }.listItemTint(.secondary)
                }
            }
        }
        .navigationTitle("Food Truck").navigationSplitViewColumnWidth(min: 200, ideal: 200)
    }
}

struct FTContent: View {
    @ObservedObject var model: FoodTruckModel
    @State private var selection: Panel? = .truck
    @State private var path = NavigationPath()
    var body: some View {
        NavigationSplitView {
            FTSidebar(selection: $selection)
        } detail: {
            NavigationStack(path: $path) { OrdersView(model: model) }
        }
        .onChange(of: selection) { _ in path.removeLast(path.count) }
        .environmentObject(model)
    }
}

struct OrderDetail: View {
    @Binding var order: FTOrder
    @State private var presentingSheet = false
    var body: some View {
        List {
            Section("Status") {
                HStack {
                    Text(order.status.title)
                    Spacer()
                    Image(systemName: order.status.iconSystemName).foregroundColor(.secondary)
                }
                HStack {
                    Text("Started")
                    Spacer()
                    Text(order.creationDate, format: .relative(presentation: .named))
                        .foregroundStyle(.secondary)
                }
                LabeledContent("At", value: order.creationDate, format: .dateTime.hour().minute())
            }
            Section {
                Text(
                    order.total,
                    format: .currency(code: Locale.current.currency?.identifier ?? "USD")
                )
            } header: {
                Text("Total")
            } footer: {
                Text("Including tax")
            }
        }
        .navigationTitle(order.id)
        .sheet(isPresented: $presentingSheet) {
            Text("Done").presentationDetents([.fraction(0.4), .large])
                .presentationBackgroundInteraction(.enabled)
        }
        .toolbar {
            ToolbarItemGroup(placement: .primaryAction) {
                Button {
                    order.status = .ready
                } label: {
                    Label("Complete", systemImage: "checkmark")
                }.symbolVariant(.circle).labelStyle(.titleAndIcon).disabled(order.status == .ready)
            }
        }
    }
}

struct BrandHeader: View {
    var animated = true
    var headerSize: HeaderSize = .standard
    enum HeaderSize: Double, RawRepresentable {
        case standard = 1.0
        case reduced = 0.5
    }
    var body: some View {
        ZStack {
            Rectangle().fill(
                .linearGradient(
                    colors: [.blue.opacity(0.6), .indigo],
                    startPoint: .top,
                    endPoint: .bottom
                )
            )
            TimelineView(.animation) { context in
                let s = context.date.timeIntervalSince1970
                Image(systemName: "sun.max").offset(x: s.truncatingRemainder(dividingBy: 3))
            }
        }
        .frame(maxWidth: .infinity).frame(height: 20 * headerSize.rawValue).accessibilityHidden(
            true
        )
    }
}
