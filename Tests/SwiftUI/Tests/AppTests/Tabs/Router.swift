import CursesUI

enum AppTab: String, CaseIterable, Identifiable, Hashable {
    case home, stats, profile
    var id: String { rawValue }
    @MainActor @ViewBuilder var label: some View {
        switch self {
        case .home: Label("Home", systemImage: "house")
        case .stats: Label("Stats", systemImage: "chart.bar")
        case .profile: Label("Profile", systemImage: "person")
        }
    }
    @MainActor @ViewBuilder var destination: some View {
        switch self {
        case .home: HomeScreen()
        case .stats: StatsScreen()
        case .profile: ProfileScreen()
        }
    }
}

enum Route: Hashable {
    case detail(Int)
    case settings
}

@Observable final class Router {
    var path: [Route] = []
    var tab: AppTab = .home
    func push(_ r: Route) { path.append(r) }
    func pop() { _ = path.popLast() }
}
extension EnvironmentValues { @Entry var theme: String = "light" }

struct RootTabs: View {
    @State private var router = Router()
    var body: some View {
        TabView(selection: $router.tab) {
            ForEach(AppTab.allCases) { tab in
                NavigationStack(path: $router.path) {
                    tab.destination.navigationDestination(for: Route.self) { route in
                        switch route {
                        case .detail(let n): Text("Detail \(n)")
                        case .settings: ProfileScreen()
                        }
                    }
                }.tabItem { tab.label }.tag(tab).badge(tab == .home ? 3 : 0)
            }
        }
        .environment(router).tint(.orange)
        .overlay(alignment: .bottom) {
            Text("Toast").padding(8).background(.ultraThinMaterial, in: Capsule()).transition(
                .move(edge: .bottom)
            ).allowsHitTesting(false)
        }
        .task(id: router.tab) { await refresh() }
    }
    @Sendable private func refresh() async { try? await Task.sleep(for: .milliseconds(10)) }
}
