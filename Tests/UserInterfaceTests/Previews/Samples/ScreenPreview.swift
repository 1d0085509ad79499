import CursesCore
import Model

@testable import SharedInterface

// A single screen with the title and the keys that it has in the app.
struct ScreenPreview<Screen: View>: View {
    private let appDependencies: AppDependencies
    private let screen: (AppDependencies) -> Screen

    init(
        _ appDependencies: AppDependencies = .preview,
        @ViewBuilder screen: @escaping (AppDependencies) -> Screen
    ) {
        self.appDependencies = appDependencies
        self.screen = screen
    }

    var body: some View {
        PreviewHost(appDependencies) { appDependencies in
            NavigationStack { screen(appDependencies) }
        }
    }
}
