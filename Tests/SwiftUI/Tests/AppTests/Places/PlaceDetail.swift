import CursesUI

struct PlaceDetail: View {
    @Environment(ModelData.self) var modelData
    var place: Place
    var placeIndex: Int { modelData.places.firstIndex(where: { $0.id == place.id })! }
    var body: some View {
        @Bindable var modelData = modelData
        ScrollView {
            CircleImage(image: place.image).offset(y: -130).padding(.bottom, -130)
            VStack(alignment: .leading) {
                HStack {
                    Text(place.name).font(.title)
                    FavoriteButton(isSet: $modelData.places[placeIndex].isFavorite)
                }
                HStack {
                    Text(place.park)
                    Spacer()
                    Text(place.state)
                }.font(.subheadline).foregroundStyle(.secondary)
                Divider()
                Text("About \(place.name)").font(.title2)
                Text(place.description)
            }
            .padding()
        }
        .navigationTitle(place.name)
        .navigationBarTitleDisplayMode(.inline)
    }
}

struct CircleImage: View {
    var image: Image
    var body: some View {
        image.clipShape(Circle()).overlay { Circle().stroke(.white, lineWidth: 4) }.shadow(
            radius: 7
        )
    }
}

struct FavoriteButton: View {
    @Binding var isSet: Bool
    var body: some View {
        Button {
            isSet.toggle()
        } label: {
            Label("Toggle Favorite", systemImage: isSet ? "star.fill" : "star").labelStyle(
                .iconOnly
            ).foregroundStyle(isSet ? .yellow : .gray)
        }
    }
}
