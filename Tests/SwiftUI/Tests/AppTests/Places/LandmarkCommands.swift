import CursesUI

struct LandmarkCommands: Commands {
    @FocusedBinding(\.selectedPlace) var selectedPlace
    var body: some Commands {
        SidebarCommands()
        CommandMenu("Landmark") {
            Button("\(selectedPlace?.isFavorite == true ? "Remove" : "Mark") as Favorite") {
                selectedPlace?.isFavorite.toggle()
            }
            .keyboardShortcut("f", modifiers: [.shift, .option])
            .disabled(selectedPlace == nil)
        }
    }
}

private struct SelectedPlaceKey: FocusedValueKey { typealias Value = Binding<Place> }

extension FocusedValues {
    var selectedPlace: Binding<Place>? {
        get { self[SelectedPlaceKey.self] }
        set { self[SelectedPlaceKey.self] = newValue }
    }
}
