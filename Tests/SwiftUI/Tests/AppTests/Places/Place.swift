import CursesUI

struct Place: Identifiable, Hashable, Codable {
    enum Category: String, CaseIterable, Codable {
        case lakes = "Lakes"
        case rivers = "Rivers"
        case mountains = "Mountains"
    }
    var id: Int
    var name: String
    var park: String
    var state: String
    var description: String
    var isFavorite: Bool
    var isFeatured: Bool
    var category: Category
    var image: Image { Image(systemName: "mountain.2") }
    init(
        id: Int,
        name: String,
        park: String,
        state: String,
        isFavorite: Bool = false,
        category: Category = .lakes
    ) {
        self.id = id
        self.name = name
        self.park = park
        self.state = state
        description = "About \(name)"
        self.isFavorite = isFavorite
        isFeatured = id == 1
        self.category = category
    }
}

@Observable
final class ModelData {
    var places: [Place] = [
        Place(id: 1, name: "Blue Lake", park: "North", state: "Ohio"),
        Place(
            id: 2,
            name: "Red Hill",
            park: "South",
            state: "Utah",
            isFavorite: true,
            category: .mountains
        ),
    ]
    var profile = Profile.default
    var features: [Place] { places.filter { $0.isFeatured } }
    var categories: [String: [Place]] { Dictionary(grouping: places, by: { $0.category.rawValue }) }
}

struct Profile {
    var username: String
    var prefersNotifications = true
    var seasonalPhoto = Season.winter
    var goalDate = Date()
    static let `default` = Profile(username: "anna")
    enum Season: String, CaseIterable, Identifiable {
        case spring = "🌷"
        case summer = "🌞"
        case winter = "☃️"
        var id: String { rawValue }
    }
}
