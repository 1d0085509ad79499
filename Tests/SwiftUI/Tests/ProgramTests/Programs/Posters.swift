import CursesUI

struct Film: Identifiable, Hashable {
    let id: Int
    let title: String
    let year: Int
    let plot: String
}

private let films = [
    Film(id: 1, title: "Metropolis", year: 1927, plot: "A city of two worlds."),
    Film(id: 2, title: "Modern Times", year: 1936, plot: "A worker among machines."),
    Film(id: 3, title: "Casablanca", year: 1942, plot: "A café, a letter, an aeroplane."),
    Film(id: 4, title: "Rashomon", year: 1950, plot: "One crime, four stories."),
    Film(id: 5, title: "Vertigo", year: 1958, plot: "A fear of heights."),
    Film(id: 6, title: "Alien", year: 1979, plot: "Something is on board."),
]

struct PostersApp: App {
    var body: some Scene {
        WindowGroup {
            PostersView()
        }
    }
}

struct PostersView: View {
    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    HeroView(film: films[0]).frame(height: 120)
                    Text("Popular").font(.title2).bold()
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 140))], spacing: 16) {
                        ForEach(films) { film in
                            NavigationLink {
                                FilmView(film: film)
                            } label: {
                                PosterView(film: film)
                            }
                        }
                    }
                }
                .padding(.horizontal)
            }
            .navigationTitle("Films")
        }
    }
}

private struct HeroView: View {
    let film: Film

    var body: some View {
        ZStack(alignment: .bottomLeading) {
            LinearGradient(colors: [.indigo, .black], startPoint: .top, endPoint: .bottom)
            Text("Tonight: \(film.title)").font(.title).foregroundStyle(.white)
        }
    }
}

private struct PosterView: View {
    let film: Film

    var body: some View {
        VStack(spacing: 8) {
            Text(film.title).font(.headline)
            Text(String(film.year)).font(.caption)
        }
        .frame(width: 120, height: 60)
        .overlay(RoundedRectangle(cornerRadius: 12).stroke(Color.gray, lineWidth: 1))
    }
}

struct FilmView: View {
    let film: Film
    @State private var isWatched = false
    @State private var note = ""

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            GeometryReader { proxy in
                Rectangle()
                    .fill(Color.indigo)
                    .frame(width: proxy.size.width * 0.75, height: proxy.size.height)
            }
            .frame(height: 100)
            TextField("Note", text: $note).frame(maxWidth: 240)
            Toggle("Watched", isOn: $isWatched)
            Text(film.plot)
        }
        .padding()
        .navigationTitle(film.title)
        .onAppear { print("shows \(film.title)") }
        .onChange(of: isWatched) { print("watched: \(isWatched)") }
    }
}
