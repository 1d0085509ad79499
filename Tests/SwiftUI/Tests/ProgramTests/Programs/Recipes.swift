import CursesUI

struct Recipe: Identifiable, Hashable {
    let id: Int
    var name: String
    var isFavorite = false
}

/// Stands for a server: what it has is only seen by those who ask.
@MainActor
final class RecipeServer {
    static let shared = RecipeServer()

    private(set) var recipes: [Recipe] = []
    private(set) var requests = 0

    func reset() {
        recipes = ["Soup", "Curry", "Bread"].enumerated().map { Recipe(id: $0, name: $1) }
        requests = 0
    }

    func fetch() -> [Recipe] {
        requests += 1
        return recipes
    }

    func toggleFavorite(_ id: Recipe.ID) { recipes[id].isFavorite.toggle() }
}

@MainActor
final class RecipesViewModel: ObservableObject {
    @Published var recipes: [Recipe] = []

    func load() { recipes = RecipeServer.shared.fetch() }
}

struct RecipesApp: App {
    var body: some Scene {
        WindowGroup {
            TabView {
                RecipesView().tabItem { Label("Recipes", systemImage: "book") }
                FavoritesView().tabItem { Label("Favorites", systemImage: "heart") }
            }
        }
    }
}

struct RecipesView: View {
    @StateObject private var viewModel = RecipesViewModel()

    var body: some View {
        NavigationStack {
            List(viewModel.recipes) { recipe in
                NavigationLink(value: recipe) {
                    Text(recipe.isFavorite ? "♥ \(recipe.name)" : recipe.name)
                }
            }
            .navigationTitle("Recipes")
            .navigationDestination(for: Recipe.self) { RecipeDetailView(recipe: $0) }
            .onAppear { viewModel.load() }
        }
    }
}

struct RecipeDetailView: View {
    let recipe: Recipe
    @State private var isFavorite = false

    var body: some View {
        VStack(spacing: 8) {
            Text(isFavorite ? "Favorite" : "Not a favorite")
            Button("Toggle") {
                RecipeServer.shared.toggleFavorite(recipe.id)
                isFavorite.toggle()
            }
        }
        .navigationTitle(recipe.name)
        .onAppear { isFavorite = recipe.isFavorite }
    }
}

struct FavoritesView: View {
    @State private var favorites: [Recipe] = []
    @State private var visits = 0

    var body: some View {
        VStack {
            Text("Visit \(visits)")
            ForEach(favorites) { Text($0.name) }
        }
        .task { favorites = RecipeServer.shared.fetch().filter(\.isFavorite) }
        .onAppear { visits += 1 }
    }
}
