import CursesUI

struct PlaceRow: View {
    var place: Place
    var body: some View {
        HStack {
            place.image.resizable().frame(width: 50, height: 50).cornerRadius(5)
            VStack(alignment: .leading) {
                Text(place.name).bold()
                Text(place.park).font(.caption).foregroundStyle(.secondary)
            }
            Spacer()
            if place.isFavorite {
                Image(systemName: "star.fill").imageScale(.medium).foregroundStyle(.yellow)
            }
        }
        .padding(.vertical, 4)
    }
}

struct PlaceList: View {
    @Environment(ModelData.self) private var modelData
    @State private var showFavoritesOnly = false
    @State private var filter = FilterCategory.all
    @State private var selected: Place?
    enum FilterCategory: String, CaseIterable, Identifiable {
        case all = "All"
        case lakes = "Lakes"
        var id: FilterCategory { self }
    }
    var filtered: [Place] {
        modelData.places.filter {
            (!showFavoritesOnly || $0.isFavorite)
                && (filter == .all || filter.rawValue == $0.category.rawValue)
        }
    }
    var title: String {
        let t = filter == .all ? "Landmarks" : filter.rawValue
        return showFavoritesOnly ? "Favorite \(t)" : t
    }
    var index: Int? { modelData.places.firstIndex(where: { $0.id == selected?.id }) }
    var body: some View {
        @Bindable var modelData = modelData
        NavigationSplitView {
            List(selection: $selected) {
                ForEach(filtered) { place in
                    NavigationLink {
                        PlaceDetail(place: place)
                    } label: {
                        PlaceRow(place: place)
                    }
                    .tag(place)
                }
            }
            .animation(.default, value: filtered)
            .navigationTitle(title)
            .frame(minWidth: 300)
            .toolbar {
                ToolbarItem {
                    Menu {
                        Picker("Category", selection: $filter) {
                            ForEach(FilterCategory.allCases) { Text($0.rawValue).tag($0) }
                        }
                        .pickerStyle(.inline)
                        Toggle(isOn: $showFavoritesOnly) {
                            Label("Favorites only", systemImage: "star.fill")
                        }
                    } label: {
                        Label("Filter", systemImage: "slider.horizontal.3")
                    }
                }
            }
        } detail: {
            Text("Select a Landmark")
        }
        .focusedValue(\.selectedPlace, $modelData.places[index ?? 0])
    }
}

#Preview { PlaceList().environment(ModelData()) }

#Preview("Rows") {
    let places = ModelData().places
    return Group {
        PlaceRow(place: places[0])
        PlaceRow(place: places[1])
    }
}
