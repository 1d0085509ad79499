#if os(Linux)
    import CursesUI

    struct SearchApp: App {
        var body: some Scene {
            WindowGroup { SearchView() }
        }
    }

    struct SearchView: View {
        @StateObject private var model = SearchModel()

        var body: some View {
            VStack(alignment: .leading, spacing: .small) {
                TextField("City", text: $model.query)
                    .padding(.small)
                    .background(Color.gray.opacity(0.2))
                    .cornerRadius(.large)
                ForEach(model.results, id: \.self) { city in
                    Text(city).frame(minWidth: .cityWidth, alignment: .leading)
                }
            }
            .padding(.horizontal, .big)
        }
    }
#endif
