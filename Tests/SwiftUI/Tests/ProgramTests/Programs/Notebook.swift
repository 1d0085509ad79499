import CursesUI

struct Chapter: Identifiable {
    let id = UUID()
    let title: String
    let pages: Int
}

struct NotebookApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationView {
                ChapterList()
                PlaceholderView()
            }
        }
    }
}

struct ChapterList: View {
    private let chapters = [
        Chapter(title: "Beginning", pages: 12),
        Chapter(title: "Middle", pages: 40),
        Chapter(title: "End", pages: 3),
    ]

    var body: some View {
        List {
            ForEach(chapters) { chapter in
                NavigationLink(destination: ChapterView(chapter: chapter)) {
                    Text(chapter.title)
                }
            }
        }
        .navigationBarTitle("Chapters")
    }
}

struct PlaceholderView: View {
    var body: some View {
        Text("Choose a chapter")
            .font(.title)
            .foregroundColor(.secondary)
    }
}

struct ChapterView: View {
    let chapter: Chapter
    @State private var page = 1

    var body: some View {
        VStack(spacing: 20) {
            Text("Page \(page) of \(chapter.pages)")
            Button("Next page") { page = min(page + 1, chapter.pages) }
        }
        .navigationBarTitle(Text(chapter.title), displayMode: .inline)
    }
}
